import { randomInt } from 'node:crypto';
import type { User } from '@crossload/contract';
import { compareByName, nameKey, rightsOf } from '@crossload/domain';
import type { LoggedState } from '../../db/change-log.store.ts';
import type { Db, Trx } from '../../db/database.ts';
import type { RowOf } from '../../db/rows.ts';

/** What a login or a token is checked against. */
export interface Credentials {
	readonly user: User;
	readonly passwordHash: string;
	readonly tokenVersion: number;
	/** The login that holds with whatever token version: in it the password was changed. */
	readonly keptLogin: string | null;
}

const columns = ['id', 'name', 'role', 'version'] as const;

/** Some or all users, by name. */
export async function listUsers(db: Db, ids?: readonly number[]): Promise<User[]> {
	const query = db.selectFrom('user').select(columns);
	const rows = await (ids ? query.where('id', 'in', ids) : query).execute();
	return rows.map(userOf).sort(compareByName);
}

export async function findUser(db: Db, id: number): Promise<User | undefined> {
	const row = await db.selectFrom('user').select(columns).where('id', '=', id).executeTakeFirst();
	return row && userOf(row);
}

/** A user as the change log keeps them: never the password, and no rights, which the role gives. */
export function loggedUser({ id, name, role, version }: User): LoggedState {
	return { id, name, role, version };
}

/** Credentials by user name, whatever its case. */
export async function findCredentialsByName(db: Db, name: string): Promise<Credentials | undefined> {
	return credentialsOf(await selectCredentials(db).where('name_key', '=', nameKey(name)).executeTakeFirst());
}

export async function findCredentials(db: Db, id: number): Promise<Credentials | undefined> {
	return credentialsOf(await selectCredentials(db).where('id', '=', id).executeTakeFirst());
}

/** What is kept of everybody's passwords. */
export async function listPasswordHashes(db: Db): Promise<{ id: number; hash: string }[]> {
	return await db.selectFrom('user').select(['id', 'password_hash as hash']).orderBy('id').execute();
}

/** A user to be made, the password hashed already. */
export interface NewUser {
	readonly name: string;
	readonly role: string;
	readonly passwordHash: string;
}

/** The column holds twice as much: there is room to count on. */
const HIGHEST_FIRST = 2 ** 30;

/**
 * Returns the new user's id. The password comes hashed. Tokens count from any number on: after a restore the id may have
 * been somebody else's, whose token must not fit.
 */
export async function insertUser(trx: Trx, { name, role, passwordHash }: NewUser): Promise<number> {
	const token_version = randomInt(1, HIGHEST_FIRST);
	const key = nameKey(name);
	const row = { name, name_key: key, role, password_hash: passwordHash, token_version, kept_login: null, version: 1 };
	return (await trx.insertInto('user').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Sets name and role; another role ends the user's tokens. */
export async function updateUser(
	trx: Trx,
	id: number,
	{ name, role, endTokens }: { name: string; role: string; endTokens: boolean },
): Promise<void> {
	await trx
		.updateTable('user')
		.set((row) => ({
			name,
			name_key: nameKey(name),
			role,
			...(endTokens && { token_version: row('token_version', '+', 1), kept_login: null }),
			version: row('version', '+', 1),
		}))
		.where('id', '=', id)
		.execute();
}

/** Sets the password, given as hash, and ends the user's tokens but those of one login, if one is named. */
export async function updatePasswordHash(
	trx: Trx,
	id: number,
	{ passwordHash, keptLogin }: { passwordHash: string; keptLogin: string | null },
): Promise<void> {
	await trx
		.updateTable('user')
		.set((row) => ({
			password_hash: passwordHash,
			token_version: row('token_version', '+', 1),
			kept_login: keptLogin,
			version: row('version', '+', 1),
		}))
		.where('id', '=', id)
		.execute();
}

export async function deleteUser(trx: Trx, id: number): Promise<void> {
	await trx.deleteFrom('user').where('id', '=', id).execute();
}

function selectCredentials(db: Db) {
	return db.selectFrom('user').select([...columns, 'password_hash', 'token_version', 'kept_login']);
}

function credentialsOf(row: RowOf<typeof selectCredentials> | undefined): Credentials | undefined {
	if (!row) return undefined;
	const { password_hash: passwordHash, token_version: tokenVersion, kept_login: keptLogin } = row;
	return { user: userOf(row), passwordHash, tokenVersion, keptLogin };
}

function userOf({ id, name, role, version }: Omit<User, 'permissions'>): User {
	return { id, name, role, permissions: [...rightsOf(role)], version };
}
