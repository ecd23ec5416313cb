import type { Session } from '../api/session-store.ts';

/** A session of the user with this id, good for an hour. */
export function sessionOf(id: number): Session {
	const payload = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }));
	return { token: `h.${payload}.${id}`, user: { id, name: `user ${id}`, role: 'lead', permissions: [], version: 1 } };
}
