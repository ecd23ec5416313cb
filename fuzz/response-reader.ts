/** A response as its bytes said it. */
export interface RawResponse {
	readonly status: number;
	readonly headers: ReadonlyMap<string, string>;
	readonly body: string;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LINE_END = Buffer.from('\r\n');

/** Reads responses out of the bytes of one connection, in the order of the requests that they belong to. */
export class ResponseReader {
	readonly #methods: readonly string[];
	#bytes: Buffer = Buffer.alloc(0);
	#count = 0;

	/** The methods of the requests: what is read of a response depends on it. */
	constructor(methods: readonly string[]) {
		this.#methods = methods;
	}

	/** Takes the next bytes; returns what they have completed. */
	take(piece: Buffer): RawResponse[] {
		this.#bytes = this.#bytes.length === 0 ? piece : Buffer.concat([this.#bytes, piece]);
		const complete: RawResponse[] = [];
		for (let response = this.#next(); response; response = this.#next()) {
			// 100 Continue and its like come before the response proper.
			if (response.status < 200) continue;
			complete.push(response);
			this.#count += 1;
		}
		return complete;
	}

	#next(): RawResponse | null {
		const end = this.#bytes.indexOf(HEAD_END);
		if (end === -1) return null;
		const [first = '', ...lines] = this.#bytes.subarray(0, end).toString('latin1').split('\r\n');
		const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
		const headers = new Map(lines.map(headerOf));
		const from = end + HEAD_END.length;
		const content = this.#hasBody(status) ? this.#content(from, headers) : { body: '', end: from };
		if (!content) return null;
		this.#bytes = this.#bytes.subarray(content.end);
		return { status, headers, body: content.body };
	}

	#hasBody(status: number): boolean {
		return status >= 200 && status !== 204 && status !== 304 && this.#methods[this.#count] !== 'HEAD';
	}

	#content(from: number, headers: ReadonlyMap<string, string>): { body: string; end: number } | null {
		if (headers.get('transfer-encoding') === 'chunked') return this.#chunks(from);
		const length = Number(headers.get('content-length') ?? 0);
		const end = from + length;
		return this.#bytes.length < end ? null : { body: this.#bytes.subarray(from, end).toString(), end };
	}

	#chunks(from: number): { body: string; end: number } | null {
		const pieces: Buffer[] = [];
		for (let at = from; ; ) {
			const lineEnd = this.#bytes.indexOf(LINE_END, at);
			if (lineEnd === -1) return null;
			const length = Number.parseInt(this.#bytes.subarray(at, lineEnd).toString(), 16);
			const begin = lineEnd + LINE_END.length;
			at = begin + length + LINE_END.length;
			if (this.#bytes.length < at) return null;
			if (length === 0) return { body: Buffer.concat(pieces).toString(), end: at };
			pieces.push(this.#bytes.subarray(begin, begin + length));
		}
	}
}

function headerOf(line: string): [string, string] {
	const colon = line.indexOf(':');
	return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}
