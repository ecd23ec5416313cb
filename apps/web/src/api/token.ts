import { type Instant, toInstant } from '@crossload/domain';

/** When a token expires by its `exp` claim; null for what is no token or has no such claim (SPEC.md section 4). */
export function expiryOf(token: string): Instant | null {
	return instantIn(token, 'exp');
}

/** When a token was issued by its `iat` claim; null for one that does not say. */
export function issuedAt(token: string): Instant | null {
	return instantIn(token, 'iat');
}

function instantIn(token: string, claim: 'exp' | 'iat'): Instant | null {
	const payload = token.split('.')[1];
	if (payload === undefined) return null;
	try {
		const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
		const seconds: unknown = Object(claims)[claim];
		return typeof seconds === 'number' ? toInstant(seconds * 1000) : null;
	} catch {
		return null;
	}
}
