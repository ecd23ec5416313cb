import { connect, type Socket } from 'node:net';
import { type RawResponse, ResponseReader } from './response-reader.ts';

/** A response longer in coming than this, in milliseconds, is none. */
export const TIMEOUT_MS = 5000;

/** Bytes to send, and what of them says how the response is read. */
export interface Sent {
	readonly bytes: Buffer;
	/** A HEAD's response has no body, whatever its length says. */
	readonly method: string;
}

/** What came back; `status` 0: nothing did. */
export interface FuzzResponse extends RawResponse {
	/** Milliseconds since it was sent or the response before it had come, whichever was later. */
	readonly took: number;
	/** Whether it was sent before already, over a connection that was closed: the server may have done it then. */
	readonly isAgain: boolean;
}

const NOTHING = { status: 0, headers: new Map<string, string>(), body: '', isAgain: false };

/**
 * Sends requests one behind the other over one connection, without waiting for responses, byte for byte as they are given:
 * a well-behaved client would not send most of them. What a closed connection leaves without a response goes over a new one.
 */
export class Connection {
	readonly #port: number;
	#socket: Socket | null = null;

	constructor(port: number) {
		this.#port = port;
	}

	/** Responses to all, in order. A request that closes the connection without a response gets status 0. */
	async send(requests: readonly Sent[]): Promise<FuzzResponse[]> {
		const responses: FuzzResponse[] = [];
		while (responses.length < requests.length) {
			const rest = requests.slice(responses.length);
			const isAgain = responses.length > 0;
			const come = await this.#exchange(rest);
			if (come.length < rest.length) this.close();
			responses.push(
				...(come.length > 0 ? come : await this.#alone(rest.slice(0, 1))).map((one) => ({ ...one, isAgain })),
			);
		}
		return responses;
	}

	/** One request with a JSON body or none, as a well-behaved client sends it. Throws when nothing comes back. */
	async request(
		method: string,
		path: string,
		{ token, body }: { token?: string; body?: unknown } = {},
	): Promise<FuzzResponse> {
		const content = body === undefined ? '' : JSON.stringify(body);
		const head = [
			`${method} ${path} HTTP/1.1`,
			'host: fuzz',
			...(token ? [`authorization: Bearer ${token}`] : []),
			...(content ? ['content-type: application/json', `content-length: ${Buffer.byteLength(content)}`] : []),
		];
		const [response] = await this.send([{ method, bytes: Buffer.from(`${head.join('\r\n')}\r\n\r\n${content}`) }]);
		if (!response || response.status === 0) throw new Error(`${method} ${path} got no response`);
		return response;
	}

	close(): void {
		this.#socket?.destroy();
		this.#socket = null;
	}

	/** Once more with nothing behind it: a connection that is closed while more is sent loses what it had to say. */
	async #alone(request: readonly Sent[]): Promise<FuzzResponse[]> {
		const come = await this.#exchange(request);
		this.close();
		return come.length > 0 ? come : [{ ...NOTHING, took: 0 }];
	}

	async #exchange(requests: readonly Sent[]): Promise<FuzzResponse[]> {
		const socket = this.#socket?.readable && this.#socket.writable ? this.#socket : connect(this.#port, '127.0.0.1');
		this.#socket = socket;
		const reader = new ResponseReader(requests.map(({ method }) => method));
		const responses: FuzzResponse[] = [];
		let since = performance.now();
		await new Promise<void>((done) => {
			const finish = () => {
				clearTimeout(silence);
				socket.removeAllListeners();
				socket.on('error', () => {});
				done();
			};
			const silence = setTimeout(() => {
				socket.destroy();
				responses.push({ ...NOTHING, took: TIMEOUT_MS });
				finish();
			}, TIMEOUT_MS);
			socket.on('data', (piece: Buffer) => {
				for (const response of reader.take(piece)) {
					const now = performance.now();
					responses.push({ ...response, took: now - since, isAgain: false });
					since = now;
					silence.refresh();
				}
				if (responses.length === requests.length) finish();
			});
			socket.once('error', finish);
			socket.once('close', finish);
			socket.once('end', finish);
			socket.write(Buffer.concat(requests.map(({ bytes }) => bytes)));
		});
		return responses;
	}
}
