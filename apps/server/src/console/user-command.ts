import { UserCreate } from '@crossload/contract';
import { type Instant, KNOWN_ROLES } from '@crossload/domain';
import { Ajv } from 'ajv';
import type { FastifySchemaValidationError } from 'fastify';
import type { Database } from '../db/database.ts';
import { runUnitOfWork } from '../db/work.ts';
import { generatePassword } from '../features/session/generate-password.ts';
import { hashPassword } from '../features/session/passwords.ts';
import { createUser, setPassword } from '../features/user/user.service.ts';
import { findCredentialsByName, listUsers } from '../features/user/user.store.ts';
import { addFormats, fieldsOf, VALIDATOR_OPTIONS } from '../http/validation.ts';
import { Refused } from './command.ts';

export const USER_USAGE = `npm run user -- list                  who can sign in
npm run user -- add NAME ROLE         a new user, such as: add olivia admin
npm run user -- password NAME         a new password, which ends the user's sessions`;

interface Circumstances {
	readonly at: Instant;
	readonly minPasswordLength: number;
}

/**
 * For when nobody can log in: lists users, adds one or gives a new password, while the server runs or not. Passwords are
 * generated and returned once, so that none stands in the shell's history.
 */
export async function userCommand(
	database: Database,
	args: readonly string[],
	circumstances: Circumstances,
): Promise<string> {
	const [verb, name, role, ...more] = args;
	const password = generatePassword(circumstances.minPasswordLength);
	if (verb === 'list' && name === undefined) return await listing(database);
	if (verb === 'add' && name && role && more.length === 0) {
		return await add(database, { name, role, password }, circumstances);
	}
	if (verb === 'password' && name && role === undefined)
		return await renew(database, { name, password }, circumstances);
	throw new Refused(USER_USAGE);
}

async function listing(database: Database): Promise<string> {
	const users = await listUsers(database.db);
	return users.length === 0 ? 'There are no users yet.' : users.map(({ name, role }) => `${name} (${role})`).join('\n');
}

async function add(database: Database, user: UserCreate, { at }: Circumstances): Promise<string> {
	const { name, role, password } = user;
	expectGood(user);
	if (await findCredentialsByName(database.db, name)) throw new Refused(`There is a user ${name} already.`);
	const passwordHash = await hashPassword(password);
	await runUnitOfWork(database, { actor: null, at }, (work) => createUser(work, { name, role, passwordHash }));
	const rights = isKnownRole(role) ? '' : ', with the rights of crew';
	return `Added ${name} as ${role}${rights}. The password is ${password} (it is shown only now).`;
}

/** As strict as the users screen: a user that it refuses could never log in. Throws Refused. */
function expectGood(user: UserCreate): void {
	const check = addFormats(new Ajv(VALIDATOR_OPTIONS)).compile(UserCreate);
	if (!check(user)) {
		const faults = Object.entries(fieldsOf(check.errors as FastifySchemaValidationError[]));
		throw new Refused(faults.map(([field, fault]) => `${field}: ${fault}`).join('\n'));
	}
	const meant = user.role.toLowerCase();
	if (meant !== user.role && isKnownRole(meant)) {
		throw new Refused(`A role ${user.role} would have the rights of crew. Did you mean ${meant}?`);
	}
}

function isKnownRole(role: string): boolean {
	return KNOWN_ROLES.some((known) => known === role);
}

async function renew(
	database: Database,
	{ name, password }: { name: string; password: string },
	{ at }: Circumstances,
): Promise<string> {
	const known = await findCredentialsByName(database.db, name);
	if (!known) throw new Refused(`There is no user ${name}.\n${await listing(database)}`);
	const passwordHash = await hashPassword(password);
	await runUnitOfWork(database, { actor: null, at }, (work) => setPassword(work, known.user.id, { passwordHash }));
	return `${known.user.name} now has the password ${password} (it is shown only now).`;
}
