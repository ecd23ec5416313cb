import type { Share, ShareView } from '@crossload/contract';
import { festivalTimeOf, type Instant, type ShareKind } from '@crossload/domain';
import type { Db, Trx } from '../../db/database.ts';
import { countOf } from '../../db/rows.ts';

/** A share as it is kept: of its token nothing but the SHA-256. */
export interface ShareState {
	readonly kind: ShareKind;
	readonly name: string;
	readonly view: ShareView;
	readonly tokenHash: string;
	/** Instant; null: until it is revoked. */
	readonly expiresAt: Instant | null;
}

/** A share that a token opens. */
export interface KnownShare extends Omit<ShareState, 'tokenHash'> {
	readonly id: number;
}

/** All shares, expired ones too, latest first. */
export async function listShares(db: Db): Promise<Share[]> {
	const rows = await db.selectFrom('share').selectAll().orderBy('id', 'desc').execute();
	return rows.map(({ id, kind, name, view, expires_at, last_used_at }) => ({
		id,
		kind,
		name,
		view: JSON.parse(view) as ShareView,
		expires_at: expires_at === null ? null : festivalTimeOf(expires_at),
		last_used_at: last_used_at === null ? null : festivalTimeOf(last_used_at),
	}));
}

/** How many shares are not expired. */
export async function countOpenShares(db: Db, now: Instant): Promise<number> {
	const shares = db.selectFrom('share');
	return await countOf(
		shares.where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)])),
	);
}

/** The share that a token with this hash opens, expired or not. */
export async function findShareByToken(db: Db, tokenHash: string): Promise<KnownShare | undefined> {
	const row = await db.selectFrom('share').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
	if (!row) return undefined;
	return {
		id: row.id,
		kind: row.kind,
		name: row.name,
		view: JSON.parse(row.view) as ShareView,
		expiresAt: row.expires_at,
	};
}

/** Keeps a new share; returns its id. */
export async function insertShare(trx: Trx, { kind, name, view, tokenHash, expiresAt }: ShareState): Promise<number> {
	const values = { kind, name, view: JSON.stringify(view), token_hash: tokenHash, expires_at: expiresAt };
	const { id } = await trx.insertInto('share').values(values).returning('id').executeTakeFirstOrThrow();
	return id;
}

/** Removes a share; returns whether there was one. */
export async function deleteShare(trx: Trx, id: number): Promise<boolean> {
	const { numDeletedRows } = await trx.deleteFrom('share').where('id', '=', id).executeTakeFirst();
	return numDeletedRows > 0;
}

/** Notes that a share was used. */
export async function touchShare(trx: Trx, id: number, at: Instant): Promise<void> {
	await trx.updateTable('share').set({ last_used_at: at }).where('id', '=', id).execute();
}
