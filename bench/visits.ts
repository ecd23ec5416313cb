/** A response with what a yardstick needs to give it again. */
export interface StoredResponse {
	readonly path: string;
	readonly etag: string;
	readonly encoding: string | null;
	/** Base64, as it came over the wire. */
	readonly body: string;
}

/** A token of a user, admin if none is named. */
export async function logIn(address: string, password: string, name = 'admin'): Promise<string> {
	const response = await fetch(`${address}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ name, password }),
	});
	if (!response.ok) throw new Error(`Login responded ${response.status}`);
	return ((await response.json()) as { token: string }).token;
}

/** Asks for each path and keeps the very bytes that came. */
export async function keep(
	address: string,
	paths: readonly string[],
	headers: Record<string, string>,
): Promise<StoredResponse[]> {
	const kept: StoredResponse[] = [];
	for (const path of paths) kept.push(await rawResponse(address, path, headers));
	return kept;
}

async function rawResponse(address: string, path: string, headers: Record<string, string>): Promise<StoredResponse> {
	const { request } = await import('node:http');
	return await new Promise((done, failed) => {
		const asked = request(address + path, { headers }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('end', () => {
				if (response.statusCode !== 200) failed(new Error(`${path} responded ${response.statusCode}`));
				const encoding = response.headers['content-encoding'] ?? null;
				const body = Buffer.concat(chunks).toString('base64');
				done({ path, etag: String(response.headers.etag), encoding, body });
			});
		});
		asked.once('error', failed);
		asked.end();
	});
}

const ROUNDS = 15;

/**
 * Milliseconds of a GET /api/activities that follows a write, over several rounds, and of the very first one since the server
 * began, which reads all rows.
 */
export async function firstReadsAfterWrite(
	address: string,
	headers: Record<string, string>,
	lastId: number,
): Promise<{ first: number; median: number; worst: number }> {
	const times: number[] = [];
	const opened = performance.now();
	await rawResponse(address, '/api/activities', headers);
	const first = Math.round(performance.now() - opened);
	for (let round = 0; round < ROUNDS; round++) {
		const started = await fetch(`${address}/api/activity/${lastId - round}/start`, { method: 'PUT', headers });
		if (!started.ok) throw new Error(`Start responded ${started.status}`);
		const began = performance.now();
		await rawResponse(address, '/api/activities', headers);
		times.push(performance.now() - began);
	}
	times.sort((a, b) => a - b);
	return { first, median: times[Math.floor(ROUNDS / 2)] ?? 0, worst: Math.round(times.at(-1) ?? 0) };
}
