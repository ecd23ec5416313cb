import { randomUUID } from 'node:crypto';
import { DAY, HOUR, type Instant, later, latestOf, toInstant } from '@crossload/domain';
import type { Database } from '../../db/database.ts';
import { runUnitOfWork, type Work } from '../../db/work.ts';
import { Unauthorized } from '../../errors/domain-errors.ts';
import type { Authenticate, Session } from '../../http/session.ts';
import { type Credentials, findCredentials } from '../user/user.store.ts';
import { ensureSigningKey, insertEndedLogin, listEndedLogins } from './session.store.ts';
import { type Claims, Tokens } from './tokens.ts';

/** Milliseconds that a login lasts at most while it is used, from its password on (CHECKLIST AUTH-13). */
const MAX_LOGIN_MS = 14 * DAY;

export interface SessionDependencies {
	readonly database: Database;
	readonly clock: () => Instant;
	/** Lifetime of one token. */
	readonly tokenHours: number;
	/** The session of a token that is a share's; null for any other. Throws Unauthorized. */
	readonly shareSession?: (token: string) => Promise<Session> | null;
}

/** The user that a token is checked against. */
interface KnownUser extends Credentials {
	readonly endedLogins: ReadonlySet<string>;
}

/**
 * Issues tokens and finds out whom a token belongs to. Every request asks; users are read again after every change of
 * users and logins, so that a logout, a deleted user, a new password or role ends a token at once (AUTH-06, AUTH-11).
 */
export class Sessions {
	readonly #dependencies: SessionDependencies;
	readonly #tokens: Tokens;
	#users = new Map<number, KnownUser>();
	#usersRevision = -1;

	private constructor(dependencies: SessionDependencies) {
		this.#dependencies = dependencies;
		const { database, tokenHours } = dependencies;
		this.#tokens = new Tokens({ db: database.db, verifiesFor: tokenHours * HOUR });
	}

	/** Reads the signing keys, making the first one in a new database. */
	static async open(dependencies: SessionDependencies): Promise<Sessions> {
		const { database, clock } = dependencies;
		const at = clock();
		await runUnitOfWork(database, { actor: null, at }, (work) => ensureSigningKey(work.trx, at));
		const sessions = new Sessions(dependencies);
		await sessions.#tokens.open();
		return sessions;
	}

	/** The first token of a login, for someone whose password was right. */
	async issue({ user, tokenVersion }: Credentials): Promise<string> {
		const { clock, tokenHours } = this.#dependencies;
		const now = clock();
		const login = { id: randomUUID(), since: now, tokenVersion };
		return await this.#tokens.sign({ userId: user.id, login, expiresAt: later(now, tokenHours * HOUR) }, now);
	}

	/** Another token of the same login, valid as long as the first but not past the login's end. */
	async renew({ user, login, expiresAt }: Session): Promise<string> {
		const { clock, tokenHours } = this.#dependencies;
		const now = clock();
		const renewed = toInstant(Math.min(now + tokenHours * HOUR, login.since + MAX_LOGIN_MS));
		return await this.#tokens.sign({ userId: user.id, login, expiresAt: latestOf(expiresAt, renewed) }, now);
	}

	/** Ends a login with all its tokens, on every node (CHECKLIST AUTH-06). */
	async end(work: Work, { user, login, expiresAt }: Session): Promise<void> {
		const forgetAt = latestOf(expiresAt, later(work.at, MAX_LOGIN_MS));
		await insertEndedLogin(work.trx, { id: login.id, userId: user.id, forgetAt }, work.at);
		work.record({ entity: 'login', id: user.id, before: {}, after: null });
	}

	/**
	 * The session of a request's Authorization header: synchronous when the token and its user have been seen since
	 * users or logins last changed, which is nearly always. Throws Unauthorized.
	 */
	readonly authenticate: Authenticate = (authorization) => {
		if (!authorization?.startsWith('Bearer ')) throw new Unauthorized('Please log in.');
		const token = authorization.slice('Bearer '.length);
		const { revision } = this.#dependencies.database;
		const isKnown = typeof revision.current() === 'number' && revision.ofLogins() === this.#usersRevision;
		const claims = this.#tokens.known(token);
		const user = claims && isKnown && this.#users.get(claims.userId);
		if (user) return this.#sessionOf(claims, user);
		return this.#dependencies.shareSession?.(token) ?? this.#authenticateAnew(token);
	};

	async #authenticateAnew(token: string): Promise<Session> {
		const claims = await this.#tokens.read(token, this.#dependencies.clock());
		if (!claims) throw new Unauthorized('Your login is not valid.');
		return this.#sessionOf(claims, await this.#userOf(claims.userId));
	}

	#sessionOf({ login, expiresAt }: Claims, known: KnownUser | undefined): Session {
		if (expiresAt <= this.#dependencies.clock()) throw new Unauthorized('Your login has expired.');
		const isOfPassword = known?.tokenVersion === login.tokenVersion || known?.keptLogin === login.id;
		if (!known || !isOfPassword || known.endedLogins.has(login.id)) {
			throw new Unauthorized('Your login is no longer valid.');
		}
		return { user: known.user, expiresAt, login, share: null };
	}

	/** Reads the user, and keeps them until users or logins change, unless they did while reading. */
	async #userOf(id: number): Promise<KnownUser | undefined> {
		const { database } = this.#dependencies;
		await database.revision.current();
		const revision = database.revision.ofLogins();
		const credentials = await findCredentials(database.db, id);
		const user = credentials && { ...credentials, endedLogins: await listEndedLogins(database.db, id) };
		if (revision !== this.#usersRevision) {
			this.#usersRevision = revision;
			this.#users = new Map();
		}
		if (user) this.#users.set(id, user);
		return user;
	}
}
