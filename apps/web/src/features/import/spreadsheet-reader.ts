import type { PreviewRow } from './preview-row.ts';
import type {
	BodyChoice,
	PreviewHead,
	ReadChoice,
	ReaderRequest,
	ReaderResponse,
	ReadHead,
} from './reader-messages.ts';

/** Milliseconds that reading may take; then its thread is ended (IN-AND-OUT.md, IMP-01). */
const MAX_READ = 10_000;

/** The file cannot be read; the message is for people. */
export class Unreadable extends Error {}

type OnChunk = (rows: readonly PreviewRow[]) => void;

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

	/** Reads the rows of a sheet, which stay with the thread. */
	read(choice: ReadChoice): Promise<ReadHead> {
		return this.#ask({ ask: 'rows', ...choice });
	}

	/** The body of an import of these rows. */
	write(choice: BodyChoice): Promise<Blob> {
		return this.#ask({ ask: 'body', ...choice });
	}

	/** What the response to an import of these rows says. */
	async preview(key: string, response: Blob): Promise<PreviewHead & { readonly rows: readonly PreviewRow[] }> {
		const rows: PreviewRow[] = [];
		const head = await this.#ask<PreviewHead>({ ask: 'preview', key, response }, (chunk) => rows.push(...chunk));
		return { ...head, rows };
	}

	/** Ends the thread, with what it is reading. */
	close(): void {
		this.#worker.terminate();
		this.#giveUp?.(new Unreadable('Cancelled.'));
	}

	#ask<Value>(request: ReaderRequest, onChunk?: OnChunk): Promise<Value> {
		const response = this.#last.then(() => this.#send<Value>(request, onChunk));
		this.#last = response.catch(() => undefined);
		return response;
	}

	#send<Value>(request: ReaderRequest, onChunk?: OnChunk): Promise<Value> {
		let timer: ReturnType<typeof setTimeout>;
		const response = new Promise<Value>((resolve, reject) => {
			timer = setTimeout(() => {
				this.#worker.terminate();
				reject(new Unreadable('The file takes longer than 10 seconds to read. Keep the sheet alone and save it anew.'));
			}, MAX_READ);
			this.#giveUp = reject;
			this.#worker.onmessage = ({ data }: MessageEvent<ReaderResponse<Value>>) => {
				if (data.chunk) onChunk?.(data.chunk);
				else if (data.isRead) resolve(data.value);
				else reject(new Unreadable(data.message));
			};
			this.#worker.onerror = (event) => {
				event.preventDefault();
				reject(new Unreadable('The file cannot be read. Save it anew as .xlsx or .csv and choose it again.'));
			};
			this.#worker.postMessage(request);
		});
		return response.finally(() => clearTimeout(timer));
	}
}
