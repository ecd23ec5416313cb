import { Invalid } from '../../errors/domain-errors.ts';
import { hashPassword } from './passwords.ts';

/** What a new password must be like. */
export interface PasswordPolicy {
	/** Characters, as CROSSLOAD_MIN_PASSWORD asks for. */
	readonly minLength: number;
}

/** Throws Invalid for a new password that is too short (RELIABILITY REL-07). */
export function expectLongEnough(password: string, { minLength }: PasswordPolicy): void {
	if ([...password].length < minLength) throw Invalid.field('password', `Min ${minLength} characters`);
}

/** Hashes a new password. Throws Invalid for one that is too short, and Unavailable. */
export async function hashAllowedPassword(password: string, policy: PasswordPolicy): Promise<string> {
	expectLongEnough(password, policy);
	return await hashPassword(password);
}
