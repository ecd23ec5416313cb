import { randomBytes } from 'node:crypto';

/** Characters of a password that nobody has thought of. */
const GENERATED_LENGTH = 12;

/** Makes up a password, longer where the settings ask for more (RELIABILITY REL-07). */
export function generatePassword(minLength: number): string {
	const length = Math.max(GENERATED_LENGTH, minLength);
	return randomBytes(length).toString('base64url').slice(0, length);
}
