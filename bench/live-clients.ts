/**
 * A crowd of clients of the event stream in a process of its own, controlled by its parent. It notes when which
 * event came to whom; every client decodes what it gets, as a browser does.
 */
import { type ClientRequest, get } from 'node:http';
import { constants, inflateRawSync } from 'node:zlib';
import { wallClock } from './live-clock.ts';
import type { CrowdCommand, CrowdReport } from './live-crowd.ts';
import { DisplayReads } from './live-display-reads.ts';

/** Every piece of the stream ends with the marker of a full flush. */
const PIECE_END = Buffer.from([0x00, 0x00, 0xff, 0xff]);
const GZIP_HEADER_LENGTH = 10;

/** Pieces that have been decoded: all clients of one role get the same bytes. */
const decoded = new Map<string, string>();

class Client {
	readonly #address: string;
	readonly #token: string;
	#request: ClientRequest | null = null;
	#rest: Buffer<ArrayBuffer> = Buffer.alloc(0);
	#isBegun = false;
	lastId: number | null = null;
	/** Compressed bytes of the stream so far. */
	bytes = 0;
	resets = 0;
	arrivals: [id: number, at: number][] = [];
	readonly reads: DisplayReads | null;

	constructor(address: string, token: string, isDisplay = false) {
		this.#address = address;
		this.#token = token;
		this.reads = isDisplay ? new DisplayReads(address, token) : null;
	}

	/** Resolves with the first event. */
	connect(): Promise<void> {
		this.#rest = Buffer.alloc(0);
		this.#isBegun = false;
		const resume = this.lastId === null ? {} : { 'last-event-id': String(this.lastId) };
		const headers = { authorization: `Bearer ${this.#token}`, 'accept-encoding': 'gzip', ...resume };
		return new Promise((begun, failed) => {
			this.#request = get(`${this.#address}/api/live`, { headers, agent: false }, (response) => {
				if (response.statusCode !== 200) failed(new Error(`The stream responded ${response.statusCode}`));
				response.on('error', () => {});
				response.on('data', (chunk: Buffer) => {
					if (this.#take(chunk)) begun();
				});
			});
			this.#request.on('error', failed);
		});
	}

	cut(): void {
		this.#request?.destroy();
	}

	/** Returns whether an event has come. */
	#take(chunk: Buffer): boolean {
		this.bytes += chunk.length;
		this.#rest = Buffer.concat([this.#rest, chunk]);
		if (!this.#isBegun && this.#rest.length >= GZIP_HEADER_LENGTH) {
			this.#isBegun = true;
			this.#rest = this.#rest.subarray(GZIP_HEADER_LENGTH);
		}
		if (!this.#isBegun || !this.#rest.subarray(-PIECE_END.length).equals(PIECE_END)) return false;
		const ids = [...textOf(this.#rest).matchAll(/^id: (\d+)\nevent: (\w+)/gm)];
		this.#rest = Buffer.alloc(0);
		for (const [, id, kind] of ids) {
			this.lastId = Number(id);
			if (kind === 'reset') this.resets += 1;
			this.arrivals.push([this.lastId, wallClock()]);
		}
		if (ids.length > 0) this.reads?.note();
		return ids.length > 0;
	}
}

function textOf(pieces: Buffer): string {
	const key = pieces.toString('latin1');
	const known = decoded.get(key);
	if (known !== undefined) return known;
	if (decoded.size > 100) decoded.clear();
	const text = inflateRawSync(pieces, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
	decoded.set(key, text);
	return text;
}

let clients: Client[] = [];

/** Opened one after the other: a festival's devices do not connect within the same millisecond. */
async function open({ address, tokens, count, displays = [] }: Extract<CrowdCommand, { do: 'open' }>): Promise<void> {
	const phones = Array.from({ length: count }, (_, index) => new Client(address, tokens[index % tokens.length] ?? ''));
	clients = [...phones, ...displays.map((token) => new Client(address, token, true))];
	for (const client of clients) await client.connect();
}

function report(): CrowdReport {
	const reports = clients.map(({ arrivals, bytes, resets, reads }) => ({
		arrivals,
		bytes,
		resets,
		faults: reads?.faults ?? 0,
	}));
	for (const client of clients) {
		client.arrivals = [];
		client.bytes = 0;
	}
	return reports;
}

async function execute(command: CrowdCommand): Promise<CrowdReport> {
	if (command.do === 'open') await open(command);
	if (command.do === 'cut') for (const client of clients) client.cut();
	if (command.do === 'return') await Promise.all(clients.map((client) => client.connect()));
	return report();
}

process.on('message', (command: CrowdCommand) => {
	execute(command).then(
		(report) => process.send?.({ report }),
		(error: unknown) => process.send?.({ fault: String(error) }),
	);
});
