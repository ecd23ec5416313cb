import { IMPORT_BODY_LIMIT } from '@crossload/contract';
import { IMPORT_TEXTS as texts } from './import-texts.ts';
import type {
	BodyChoice,
	PreviewHead,
	PreviewRow,
	ReadChoice,
	ReaderRequest,
	ReaderResponse,
	ReadHead,
} from './reader-messages.ts';

/** Milliseconds that a request may take; then the worker is terminated (IN-AND-OUT.md, IMP-01). */
const READ_TIMEOUT = 10_000;

/** The file cannot be read; the message is for people. */
export class Unreadable extends Error {}

/**
 * Throws {@link Unreadable} for a request that the server would refuse: rows may be larger as JSON than in their file.
 * The limit itself is refused too: `dryRun: false` is one byte longer than the `true` that is checked first.
 */
export function expectToFit({ size }: Pick<Blob, 'size'>): void {
	if (size >= IMPORT_BODY_LIMIT) throw new Unreadable(texts.rowsTooLarge);
}

type OnChunk = (rows: readonly PreviewRow[]) => void;

/** Reads one file in a worker; every call throws {@link Unreadable} for what cannot be read in time. */
export class SpreadsheetReader {
	readonly #worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' });
	#rejectRequest: ((error: Unreadable) => void) | null = null;
	/** Settles when the latest request has: the worker gets one at a time. */
	#lastRequest: Promise<unknown> = Promise.resolve();

	/** The names of the sheets that are not hidden. */
	open(file: Blob): Promise<string[]> {
		return this.#enqueue({ type: 'sheets', file });
	}

	/** Reads the rows of a sheet, which stay in the worker. */
	read(choice: ReadChoice): Promise<ReadHead> {
		return this.#enqueue({ type: 'rows', ...choice });
	}

	/** The body of an import of these rows. */
	write(choice: BodyChoice): Promise<Blob> {
		return this.#enqueue({ type: 'body', ...choice });
	}

	/** What the response to an import of these rows says. */
	async preview(key: string, response: Blob): Promise<PreviewHead & { readonly rows: readonly PreviewRow[] }> {
		const rows: PreviewRow[] = [];
		const head = await this.#enqueue<PreviewHead>({ type: 'preview', key, response }, (chunk) => rows.push(...chunk));
		return { ...head, rows };
	}

	/** Terminates the worker, with what it is reading. */
	close(): void {
		this.#worker.terminate();
		this.#rejectRequest?.(new Unreadable('Cancelled.'));
	}

	#enqueue<Value>(request: ReaderRequest, onChunk?: OnChunk): Promise<Value> {
		const response = this.#lastRequest.then(() => this.#send<Value>(request, onChunk));
		this.#lastRequest = response.catch(() => undefined);
		return response;
	}

	#send<Value>(request: ReaderRequest, onChunk?: OnChunk): Promise<Value> {
		let timer: ReturnType<typeof setTimeout>;
		const response = new Promise<Value>((resolve, reject) => {
			timer = setTimeout(() => {
				this.#worker.terminate();
				reject(
					new Unreadable('The file takes longer than 10 seconds to read. Keep the sheet alone and save it again.'),
				);
			}, READ_TIMEOUT);
			this.#rejectRequest = reject;
			this.#worker.onmessage = ({ data }: MessageEvent<ReaderResponse<Value>>) => {
				if (data.chunk) onChunk?.(data.chunk);
				else if (data.isRead) resolve(data.value);
				else reject(new Unreadable(data.message));
			};
			this.#worker.onerror = (event) => {
				event.preventDefault();
				reject(new Unreadable('The file cannot be read. Save it as .xlsx or .csv and choose it again.'));
			};
			this.#worker.postMessage(request);
		});
		return response.finally(() => clearTimeout(timer));
	}
}
