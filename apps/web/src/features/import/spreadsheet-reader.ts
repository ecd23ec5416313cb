import type { ReadChoice, ReaderRequest, ReaderResponse, ReadSheet } from './reader-messages.ts';

/** Milliseconds that reading may take; then its thread is ended (IN-AND-OUT.md, IMP-01). */
const MAX_READ = 10_000;

/** The file cannot be read; the message is for people. */
export class Unreadable extends Error {}

/** Reads one file on a thread of its own; every call throws {@link Unreadable} for what cannot be read in time. */
export class SpreadsheetReader {
	readonly #worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' });
	#giveUp: ((error: Unreadable) => void) | null = null;
	/** The thread takes one request after the other. */
	#last: Promise<unknown> = Promise.resolve();

	/** The names of the sheets that are not hidden. */
	open(file: Blob): Promise<string[]> {
		return this.#ask({ ask: 'sheets', file });
	}

	/** The rows of a sheet. */
	read(choice: ReadChoice): Promise<ReadSheet> {
		return this.#ask({ ask: 'rows', ...choice });
	}

	/** Ends the thread, with what it is reading. */
	close(): void {
		this.#worker.terminate();
		this.#giveUp?.(new Unreadable('Cancelled.'));
	}

	#ask<Value>(request: ReaderRequest): Promise<Value> {
		const response = this.#last.then(() => this.#send<Value>(request));
		this.#last = response.catch(() => undefined);
		return response;
	}

	#send<Value>(request: ReaderRequest): Promise<Value> {
		const { promise, resolve, reject } = withResolvers<Value>();
		const timer = setTimeout(() => {
			this.#worker.terminate();
			reject(new Unreadable('The file takes longer than 10 seconds to read. Keep the sheet alone and save it anew.'));
		}, MAX_READ);
		this.#giveUp = reject;
		this.#worker.onmessage = ({ data }: MessageEvent<ReaderResponse<Value>>) =>
			data.isRead ? resolve(data.value) : reject(new Unreadable(data.message));
		this.#worker.onerror = (event) => {
			event.preventDefault();
			reject(new Unreadable('The file cannot be read. Save it anew as .xlsx or .csv and choose it again.'));
		};
		this.#worker.postMessage(request);
		return promise.finally(() => clearTimeout(timer));
	}
}

/** Promise.withResolvers, which the oldest browsers lack. */
function withResolvers<Value>() {
	let resolve: (value: Value) => void = () => undefined;
	let reject: (error: Error) => void = () => undefined;
	const promise = new Promise<Value>((onValue, onError) => {
		resolve = onValue;
		reject = onError;
	});
	return { promise, resolve, reject };
}
