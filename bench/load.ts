import autocannon from 'autocannon';

/** What to ask, from how many connections at once. */
export interface Load {
	readonly url: string;
	readonly connections: number;
	readonly headers: Record<string, string>;
	/** Seconds; or use `amount`. */
	readonly seconds?: number;
	/** So many requests, each with another id in place of `{id}`. */
	readonly writes?: { readonly amount: number; readonly firstId: number };
}

export interface Measured {
	readonly perSecond: number;
	/** Milliseconds. */
	readonly p50: number;
	readonly p99: number;
	/** Responses by status, such as `{ 200: 4000 }`. */
	readonly statuses: Readonly<Record<string, number>>;
}

/** Puts load on a server and measures what comes back. Throws when anything but 200 or 304 comes back. */
export async function measure({ url, connections, headers, seconds = 3, writes }: Load): Promise<Measured> {
	let id = writes?.firstId ?? 0;
	const result = await autocannon({
		url: writes ? new URL(url).origin : url,
		connections,
		headers,
		...(writes ? { amount: writes.amount } : { duration: seconds }),
		...(writes && {
			requests: [
				{
					method: 'PUT',
					setupRequest: (request) => ({
						...request,
						path: decodeURI(new URL(url).pathname).replace('{id}', String(id++)),
					}),
				},
			],
		}),
	});
	const statuses = Object.fromEntries(
		Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, count]),
	);
	const refused = Object.keys(statuses).filter((status) => status !== '200' && status !== '304');
	if (refused.length > 0 || result.errors > 0) {
		throw new Error(`${url} responded ${JSON.stringify(statuses)} with ${result.errors} errors`);
	}
	return {
		// A counted run ends with a full second of the tool's: the time each request took says more.
		perSecond: writes ? (connections * 1000) / result.latency.average : result.requests.average,
		p50: result.latency.p50,
		p99: result.latency.p99,
		statuses,
	};
}
