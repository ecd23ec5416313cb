import { Unauthorized } from '../errors/domain-errors.ts';
import type { Authenticate } from '../http/session.ts';

/** Whether a session goes on. Throws what is not about it, such as a database that is away: no session has ended by that. */
export async function isStillAuthorized(
	authenticate: Authenticate,
	authorization: string | undefined,
): Promise<boolean> {
	try {
		await authenticate(authorization);
		return true;
	} catch (error) {
		if (error instanceof Unauthorized) return false;
		throw error;
	}
}
