import { randomBytes } from 'node:crypto';
import { ROLE_PATTERN } from '@crossload/contract';
import type { Instant } from '@crossload/domain';
import type { Database } from '../db/database.ts';
import { performWork } from '../db/work.ts';
import { hashPassword } from '../features/session/passwords.ts';
import { createUser, setPassword } from '../features/user/user.service.ts';
import { findCredentialsByName, listUsers } from '../features/user/user.store.ts';
import { Refused } from './command.ts';

export const USER_USAGE = `npm run user -- list                  who can sign in
npm run user -- add NAME ROLE         a new user, such as: add olivia admin
npm run user -- password NAME         a new password, which ends the user's sessions`;

const PASSWORD_BYTES = 9;

/**
 * For when nobody can log in: lists users, adds one or gives a new password, while the server runs or not. Passwords are
 * made up and answered once, so that none stands in the shell's history.
 */
export async function userCommand(database: Database, args: readonly string[], at: Instant): Promise<string> {
	const [verb, name, role, ...more] = args;
	if (verb === 'list' && name === undefined) return await listing(database);
	if (verb === 'add' && name && role && more.length === 0) return await add(database, { name, role, at });
	if (verb === 'password' && name && role === undefined) return await renew(database, name, at);
	throw new Refused(USER_USAGE);
}

async function listing(database: Database): Promise<string> {
	const users = await listUsers(database.db);
	return users.length === 0 ? 'There are no users yet.' : users.map(({ name, role }) => `${name} (${role})`).join('\n');
}

async function add(
	database: Database,
	{ name, role, at }: { name: string; role: string; at: Instant },
): Promise<string> {
	if (!new RegExp(ROLE_PATTERN).test(role)) throw new Refused('A role has 1 to 40 letters, digits, _ or -.');
	if (await findCredentialsByName(database.db, name)) throw new Refused(`There is a user ${name} already.`);
	const password = madeUp();
	const passwordHash = await hashPassword(password);
	await performWork(database, { actor: null, at }, (work) => createUser(work, { name, role, passwordHash }));
	return `Added ${name} as ${role}, with the password ${password} (it is shown only now).`;
}

async function renew(database: Database, name: string, at: Instant): Promise<string> {
	const known = await findCredentialsByName(database.db, name);
	if (!known) throw new Refused(`There is no user ${name}.\n${await listing(database)}`);
	const password = madeUp();
	const passwordHash = await hashPassword(password);
	await performWork(database, { actor: null, at }, (work) => setPassword(work, known.user.id, passwordHash));
	return `${known.user.name} now has the password ${password} (it is shown only now).`;
}

function madeUp(): string {
	return randomBytes(PASSWORD_BYTES).toString('base64url');
}
