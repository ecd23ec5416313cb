import type { Instant } from '@crossload/domain';

/** When a token expires by its `exp` claim; null for what is no token or has no such claim (SPEC.md section 4). */
export function expiryOf(token: string): Instant | null {
	const payload = token.split('.')[1];
	if (payload === undefined) return null;
	try {
		const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
		if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null;
		return typeof claims.exp === 'number' ? claims.exp * 1000 : null;
	} catch {
		return null;
	}
}
