import type { OwnPasswordUpdate } from '@crossload/contract';
import type { Work } from '../../db/work.ts';
import { Forbidden } from '../../errors/domain-errors.ts';
import type { Session } from '../../http/session.ts';
import { expectLongEnough } from '../session/password-policy.ts';
import { hashPassword } from '../session/passwords.ts';
import { setPassword } from './user.service.ts';
import { type Credentials, findCredentials } from './user.store.ts';

/** Checks a name and its password as a login does; null when it is wrong. */
export type VerifyPassword = (name: string, password: string, address: string) => Promise<Credentials | null>;

interface Circumstances {
	readonly session: Session;
	readonly address: string;
	readonly verify: VerifyPassword;
	/** Characters that a password has at least. */
	readonly minLength: number;
}

/** A change of one's own password of which the present one was right. */
export interface CheckedChange {
	readonly session: Session;
	readonly credentials: Credentials;
	readonly passwordHash: string;
}

/**
 * Checks the present password, slowing down guessers, and hashes the new one. Throws Invalid for a new one that is
 * too short, Forbidden for a wrong present one, TooManyTries and Unavailable as a login does.
 */
export async function checkOwnPassword(
	{ current, password }: OwnPasswordUpdate,
	{ session, address, verify, minLength }: Circumstances,
): Promise<CheckedChange> {
	expectLongEnough(password, minLength);
	const credentials = await verify(session.user.name, current, address);
	if (credentials?.user.id !== session.user.id) throw wrongPassword();
	return { session, credentials, passwordHash: await hashPassword(password) };
}

/** Sets one's own password: this login goes on, the user's other logins end (CHECKLIST AUTH-13). Throws Forbidden. */
export async function changeOwnPassword(work: Work, change: CheckedChange): Promise<void> {
	const { session, credentials, passwordHash } = change;
	// Somebody may have set another one since it was checked.
	const stored = await findCredentials(work.trx, session.user.id);
	if (stored?.passwordHash !== credentials.passwordHash) throw wrongPassword();
	await setPassword(work, session.user.id, { passwordHash, keptLogin: session.login.id });
}

function wrongPassword(): Forbidden {
	const fields = { current: 'This is not your password.' };
	return new Forbidden('The current password is wrong.', { fields });
}
