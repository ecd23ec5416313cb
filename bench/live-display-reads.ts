/** What a display reads (the app's own feed does the same). */
const LISTS = [
	'/activities',
	'/bands',
	'/stages',
	'/positions/vehicles',
	'/vehicles',
	'/plan/estimates',
	'/plan/findings',
	'/festival',
] as const;

/** Milliseconds, in which several events are one reason to read. */
const READ_AFTER = 300;

/** The reads that follow a display's events: every list, unless it is as it was. */
export class DisplayReads {
	readonly #address: string;
	readonly #token: string;
	readonly #etags = new Map<string, string>();
	#timer: NodeJS.Timeout | undefined;
	faults = 0;

	constructor(address: string, token: string) {
		this.#address = address;
		this.#token = token;
	}

	/** An event has come. */
	note(): void {
		this.#timer ??= setTimeout(() => void this.#read(), READ_AFTER);
	}

	async #read(): Promise<void> {
		this.#timer = undefined;
		const reads = LISTS.map(async (path) => {
			const etag = this.#etags.get(path);
			const headers = { authorization: `Bearer ${this.#token}`, ...(etag && { 'if-none-match': etag }) };
			const response = await fetch(`${this.#address}/api${path}`, { headers });
			await response.arrayBuffer();
			if (response.status !== 200 && response.status !== 304) this.faults += 1;
			this.#etags.set(path, response.headers.get('etag') ?? '');
		});
		await Promise.all(reads).catch(() => {
			this.faults += 1;
		});
	}
}
