import { logIn } from './visits.ts';

/** A user may have so many event streams at once. */
const STREAMS_PER_USER = 20;

/** Roles of those who look on, in turn. */
const ROLES = ['crew', 'crew', 'crew', 'crew', 'crew', 'lead', 'lead', 'admin'] as const;

/** Tokens of new users, as many as it takes for so many streams, in the order in which streams take them. */
export async function tokensFor(streams: number, { address, admin }: { address: string; admin: string }) {
	const users = Array.from({ length: Math.ceil(streams / STREAMS_PER_USER) }, (_, index) => ({
		name: `onlooker-${index}`,
		password: 'onlooker',
		role: ROLES[index % ROLES.length],
	}));
	const tokens: string[] = [];
	for (const user of users) {
		const headers = { authorization: `Bearer ${admin}`, 'content-type': 'application/json' };
		const { status } = await fetch(`${address}/api/users`, { method: 'POST', headers, body: JSON.stringify(user) });
		if (status !== 201) throw new Error(`A user could not be added: ${status}`);
		tokens.push(await logIn(address, user.password, user.name));
	}
	return tokens;
}
