import { Invalid } from '../../errors/domain-errors.ts';
import { hashPassword } from './passwords.ts';

/** Throws Invalid for a new password of fewer characters (RELIABILITY REL-07). */
export function expectLongEnough(password: string, minLength: number): void {
	if ([...password].length < minLength) throw Invalid.field('password', `Min ${minLength} characters`);
}

/** Hashes a new password. Throws Invalid for one that is too short, and Unavailable. */
export async function hashAllowedPassword(password: string, minLength: number): Promise<string> {
	expectLongEnough(password, minLength);
	return await hashPassword(password);
}
