import { ROLE_PATTERN, type User } from '@crossload/contract';
import { KNOWN_ROLES } from '@crossload/domain';
import { USER_TEXTS as texts } from './user-texts.ts';

const MIN_PASSWORD_LENGTH = 4;
const ROLE = new RegExp(ROLE_PATTERN);

/** What is wrong with a new password, null if nothing (SPEC.md section 5). A server may ask for more. */
export function passwordFault(password: string): string | null {
	if (password === '') return texts.required;
	return [...password].length < MIN_PASSWORD_LENGTH ? texts.tooShort : null;
}

/** What is wrong with a new password and its repetition, by field. */
export function newPasswordFaults({ password, confirmed }: { password: string; confirmed: string }) {
	const mismatch = confirmed === password ? null : texts.noMatch;
	return { password: passwordFault(password), confirmed: confirmed === '' ? texts.required : mismatch };
}

/** What is wrong with a role, null if nothing (CHECKLIST API-22). */
export function roleFault(role: string): string | null {
	if (role === '') return texts.required;
	return ROLE.test(role) ? null : texts.roleRule;
}

/** The roles to choose from: the known ones and those already in use, each once. */
export function offeredRoles(users: readonly User[]): string[] {
	return [...new Set([...KNOWN_ROLES, ...users.map(({ role }) => role)])];
}
