import type { Activity } from '@crossload/contract';

/** A server, and who asks it. */
export interface Place {
	readonly address: string;
	readonly token: string;
}

export interface Question {
	readonly method: 'GET' | 'POST' | 'PUT';
	/** Below `/api`. */
	readonly path: string;
	readonly body?: object;
	/** Idempotency-Key. */
	readonly key?: string;
	/** Milliseconds; 15 s if nothing is said. */
	readonly timeoutMs?: number;
}

export interface ServerResponse {
	readonly status: number;
	readonly body: unknown;
	/** The response that this key got before. */
	readonly isReplayed: boolean;
}

/** Asks a server. Throws when there is no response: the connection was lost or the time was up. */
export async function ask({ address, token }: Place, question: Question): Promise<ServerResponse> {
	const { method, path, body, key, timeoutMs = 15_000 } = question;
	const response = await fetch(`${address}/api${path}`, {
		method,
		headers: {
			authorization: `Bearer ${token}`,
			...(body && { 'content-type': 'application/json' }),
			...(key !== undefined && { 'idempotency-key': key }),
		},
		...(body && { body: JSON.stringify(body) }),
		signal: AbortSignal.timeout(timeoutMs),
	});
	const text = await response.text();
	return {
		status: response.status,
		body: text === '' ? null : JSON.parse(text),
		isReplayed: response.headers.get('idempotency-replayed') === 'true',
	};
}

/** The festival's whole plan, asked for again. */
export async function readActivities(place: Place): Promise<Activity[]> {
	const { status, body } = await ask(place, { method: 'GET', path: '/activities' });
	if (status !== 200) throw new Error(`GET /api/activities responded ${status}`);
	return body as Activity[];
}
