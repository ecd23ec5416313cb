import type { Activity } from '@crossload/contract';

/** A server's address, and the token of the requests to it. */
export interface Endpoint {
	readonly address: string;
	readonly token: string;
}

export interface ApiRequest {
	readonly method: 'GET' | 'POST' | 'PUT';
	/** Below `/api`. */
	readonly path: string;
	readonly body?: object;
	/** Idempotency-Key. */
	readonly key?: string;
	/** Milliseconds; 15 s by default. */
	readonly timeoutMs?: number;
}

export interface ServerResponse {
	readonly status: number;
	readonly body: unknown;
	/** The response that this key got before. */
	readonly isReplayed: boolean;
}

/** Sends a request to a server. Throws when there is no response: the connection was lost, or it timed out. */
export async function sendRequest({ address, token }: Endpoint, request: ApiRequest): Promise<ServerResponse> {
	const { method, path, body, key, timeoutMs = 15_000 } = request;
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

/** All activities, as the server has them now. */
export async function readActivities(endpoint: Endpoint): Promise<Activity[]> {
	const { status, body } = await sendRequest(endpoint, { method: 'GET', path: '/activities' });
	if (status !== 200) throw new Error(`GET /api/activities responded ${status}`);
	return body as Activity[];
}
