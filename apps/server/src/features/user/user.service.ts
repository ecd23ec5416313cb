import type { User, UserUpdate } from '@crossload/contract';
import { managesUsers } from '@crossload/domain';
import type { Work } from '../../db/work.ts';
import { Conflict, expectFound, expectVersion } from '../../errors/domain-errors.ts';
import { isEmptyPatch } from '../../http/is-empty-patch.ts';
import { deleteDevicesOf } from '../push/push-device.store.ts';
import {
	deleteUser,
	findCredentialsByName,
	findUser,
	insertUser,
	listUsers,
	loggedUser,
	type NewUser,
	updatePasswordHash,
	updateUser,
} from './user.store.ts';

/** Adds a user. Throws Conflict when the name is taken, whatever the case (CHECKLIST API-15). */
export async function createUser(work: Work, newUser: NewUser): Promise<User> {
	await expectFreeName(work, newUser.name, null);
	const id = await insertUser(work.trx, newUser);
	const user = await userOf(work, id);
	work.record({ entity: 'user', id, before: null, after: loggedUser(user) });
	return user;
}

/** Renames a user or gives another role. Throws NotFound, Conflict, also for the last who manages users (API-22). */
export async function changeUser(work: Work, id: number, body: UserUpdate): Promise<User> {
	const before = await userOf(work, id);
	expectVersion(body.version, before);
	if (isEmptyPatch(body)) return before;
	if (body.name !== undefined) await expectFreeName(work, body.name, id);
	const role = body.role ?? before.role;
	if (!managesUsers(role)) await expectAnotherManager(work, before);
	const endTokens = role !== before.role;
	await updateUser(work.trx, id, { name: body.name ?? before.name, role, endTokens });
	if (endTokens) await deleteDevicesOf(work.trx, id);
	const after = await userOf(work, id);
	work.record({ entity: 'user', id, before: loggedUser(before), after: loggedUser(after) });
	return after;
}

/** A password to be set, hashed already. */
interface NewPassword {
	readonly passwordHash: string;
	readonly version?: number | undefined;
	/** The login that goes on; without one all end. */
	readonly keptLogin?: string;
}

/** Sets a password and ends the user's logins. Throws NotFound, and Conflict for an older version. */
export async function setPassword(work: Work, id: number, newPassword: NewPassword): Promise<void> {
	const { passwordHash, version, keptLogin = null } = newPassword;
	const before = await userOf(work, id);
	expectVersion(version, before);
	await updatePasswordHash(work.trx, id, { passwordHash, keptLogin });
	await deleteDevicesOf(work.trx, id);
	work.record({ entity: 'user', id, before: loggedUser(before), after: loggedUser(await userOf(work, id)) });
}

/** Ends everybody's sessions: all must log in again. */
export async function endAllSessions(work: Work): Promise<void> {
	for (const before of await listUsers(work.trx)) {
		const { id, name, role } = before;
		await updateUser(work.trx, id, { name, role, endTokens: true });
		await deleteDevicesOf(work.trx, id);
		work.record({ entity: 'user', id, before: loggedUser(before), after: loggedUser(await userOf(work, id)) });
	}
}

/** Removes a user. Throws NotFound, and Conflict for the last who manages users (CHECKLIST ADM-02). */
export async function removeUser(work: Work, id: number): Promise<void> {
	const before = await userOf(work, id);
	await expectAnotherManager(work, before);
	await deleteUser(work.trx, id);
	work.record({ entity: 'user', id, before: loggedUser(before), after: null });
}

async function userOf(work: Work, id: number): Promise<User> {
	return expectFound(await findUser(work.trx, id), 'This user');
}

async function expectFreeName(work: Work, name: string, ownId: number | null): Promise<void> {
	const holder = (await findCredentialsByName(work.trx, name))?.user;
	if (holder && holder.id !== ownId) {
		throw new Conflict(`There is a user named ${holder.name} already.`, { fields: { name: 'Taken already' } });
	}
}

async function expectAnotherManager(work: Work, leaving: User): Promise<void> {
	if (!managesUsers(leaving.role)) return;
	const others = (await listUsers(work.trx)).filter(({ id, role }) => id !== leaving.id && managesUsers(role));
	if (others.length === 0) throw new Conflict('This is the last admin. Make someone else admin first.');
}
