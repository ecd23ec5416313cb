import { hash } from 'node:crypto';
import { type Instant, later, MINUTE, toInstant } from '@crossload/domain';
import type { Database } from '../../db/database.ts';
import { writeOutsideChangeLog } from '../../db/work.ts';
import { Unauthorized } from '../../errors/domain-errors.ts';
import type { Session, SharePrincipal } from '../../http/session.ts';
import { findShareByToken, type KnownShare, touchShare } from './share.store.ts';
import { hashOf, isShareToken } from './share-token.ts';

/** How old a share's last use may be while it is used (ON-SITE.md, WALL-01). */
const TOUCH_EVERY = MINUTE / 2;

/** Later than any time of a festival. */
const NEVER = toInstant(Number.MAX_SAFE_INTEGER);

interface ShareDependencies {
	readonly database: Database;
	readonly clock: () => Instant;
	readonly onFailure: (error: unknown) => void;
}

/**
 * Finds out which share a token opens. Shares are read again after every change, so that one that is revoked is void at once
 * on every node.
 */
export class ShareSessions {
	readonly #dependencies: ShareDependencies;
	#shares = new Map<string, KnownShare>();
	#revision = -1;
	readonly #touched = new Map<number, Instant>();

	constructor(dependencies: ShareDependencies) {
		this.#dependencies = dependencies;
	}

	/** The session of a token that is a share's; null for any other. Throws Unauthorized for one that is unknown, revoked or expired. */
	sessionOf(token: string): Promise<Session> | null {
		return isShareToken(token) ? this.#authenticate(token) : null;
	}

	async #authenticate(token: string): Promise<Session> {
		const share = await this.find(token);
		if (!share) throw new Unauthorized('This link is no longer valid. Ask the production office for a new one.');
		return sessionOf(share);
	}

	/** The share that a token opens now, noted as used; undefined for none. */
	async find(token: string): Promise<KnownShare | undefined> {
		if (!isShareToken(token)) return undefined;
		const share = await this.#known(hashOf(token));
		if (!share || (share.expiresAt ?? NEVER) <= this.#dependencies.clock()) return undefined;
		await this.#touch(share.id);
		return share;
	}

	async #known(tokenHash: string): Promise<KnownShare | undefined> {
		const { database } = this.#dependencies;
		const revision = await database.revision.current();
		if (revision !== this.#revision) {
			this.#revision = revision;
			this.#shares = new Map();
		}
		const shares = this.#shares;
		const share = shares.get(tokenHash) ?? (await findShareByToken(database.db, tokenHash));
		if (share) shares.set(tokenHash, share);
		return share;
	}

	/** A share whose use cannot be noted can be used all the same: a full disk turns no display black. */
	async #touch(id: number): Promise<void> {
		const { database, clock, onFailure } = this.#dependencies;
		const now = clock();
		const before = this.#touched.get(id);
		if (before !== undefined && now < later(before, TOUCH_EVERY)) return;
		this.#touched.set(id, now);
		await writeOutsideChangeLog(database, (trx) => touchShare(trx, id, now)).catch(onFailure);
	}
}

function sessionOf(share: KnownShare): Session {
	const { id, name, expiresAt } = share;
	const user = { id: 0, name, role: 'share', permissions: ['festival:read' as const], version: 1 };
	const login = { id: `share ${id}`, since: toInstant(0), tokenVersion: 0 };
	return { user, expiresAt: expiresAt ?? NEVER, login, share: principalOf(share) };
}

/** Whose rows a share reads. */
export function principalOf({ id, kind, view }: KnownShare): SharePrincipal {
	const level = `share-${hash('sha256', JSON.stringify(Object.entries(view).toSorted()), 'base64url').slice(0, 16)}`;
	return { id, kind, view, level };
}
