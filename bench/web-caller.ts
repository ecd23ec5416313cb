import { API_PREFIX } from '@crossload/contract';
import type { SignedIn } from './web-browser.ts';

/** Makes a call of the API and returns the body of its response; fails with what the server says. */
export type Caller = <Body>(method: string, path: string, body?: unknown) => Promise<Body>;

export function callerOf(address: string, { token }: SignedIn): Caller {
	return async <Body>(method: string, path: string, body?: unknown) => {
		const json = body === undefined ? null : JSON.stringify(body);
		const headers = { authorization: `Bearer ${token}`, ...(json !== null && { 'content-type': 'application/json' }) };
		const response = await fetch(`${address}${API_PREFIX}${path}`, { method, headers, body: json });
		if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
		return (await response.json()) as Body;
	};
}
