/** The requests that start.js has made before the app was there. */
interface EarlyResponses {
	readonly token: string;
	/** By the call's address; the device's time when it was made, in milliseconds. */
	readonly responses: Map<string, EarlyResponse>;
}

interface EarlyResponse {
	readonly sentAt: number;
	readonly response: Promise<Response>;
}

declare global {
	var earlyResponses: EarlyResponses | undefined;
}

/** Milliseconds after the page's start from which on an early response may be out of date. */
const FRESH_MS = 10_000;

/** Takes the early response to a call made with this token; each is taken once. */
export function takeEarlyResponse(url: string, token: string | null): EarlyResponse | undefined {
	const early = globalThis.earlyResponses;
	if (!early || early.token !== token || performance.now() > FRESH_MS) return undefined;
	const response = early.responses.get(url);
	early.responses.delete(url);
	return response;
}

/** Whether start.js has made any request that is not taken yet. */
export function hasEarlyResponses(): boolean {
	return (globalThis.earlyResponses?.responses.size ?? 0) > 0;
}
