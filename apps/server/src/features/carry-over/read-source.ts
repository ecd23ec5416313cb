import { Worker } from 'node:worker_threads';
import { type CarryRows, festivalOffset, type UtcOffset } from '@crossload/domain';
import { Invalid } from '../../errors/domain-errors.ts';
import { SourceRefused } from './source-refused.ts';

/** What another installation has that can be copied. */
export interface SourceRows {
	readonly rows: CarryRows;
	/** By the ids of the users there. They leave this process nowhere but into the database. */
	readonly passwordHashes: ReadonlyMap<number, string>;
}

/** What the thread is given. */
export interface SourceTask {
	readonly path: string;
	readonly offset: UtcOffset;
}

/** What it sends back; a refusal is a sentence for people, a failure is SQLite's or that of a row that cannot be read. */
export type SourceMessage =
	| { readonly source: SourceRows }
	| { readonly refused: string }
	| { readonly failed: string };

/** Milliseconds that reading may take, and megabytes of objects that it may hold. */
const MAX_READ = 15_000;
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

/** One file at a time: what is read takes memory. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads the database of another installation, a file that nobody works on, on a thread of its own that is ended when it
 * takes too long or too much. The file is only read. Throws SourceRefused that says why it cannot be copied from.
 */
export async function readSource(path: string): Promise<SourceRows> {
	const reading = last.then(() => onThread({ path, offset: festivalOffset() }));
	last = reading.catch(() => {});
	return await reading;
}

/** As {@link readSource}, of a file that came with a request. Throws Invalid. */
export async function readUploadedSource(path: string): Promise<SourceRows> {
	try {
		return await readSource(path);
	} catch (error) {
		throw error instanceof SourceRefused ? new Invalid(error.message) : error;
	}
}

async function onThread(task: SourceTask): Promise<SourceRows> {
	const worker = new Worker(new URL('./source-worker.ts', import.meta.url), {
		workerData: task,
		resourceLimits: MEMORY,
	});
	const { promise, resolve, reject } = Promise.withResolvers<SourceMessage>();
	const timer = setTimeout(() => reject(new SourceRefused('Reading this database takes too long.')), MAX_READ);
	worker.on('message', resolve);
	worker.on('error', ({ code, message }: NodeJS.ErrnoException) => {
		resolve(
			code === 'ERR_WORKER_OUT_OF_MEMORY' ? { refused: 'This database takes too much memory.' } : { failed: message },
		);
	});
	worker.on('exit', () => resolve({ failed: 'the thread ended' }));
	const message = await promise.finally(() => {
		clearTimeout(timer);
		// Not awaited: SQLite finishes what it does first.
		void worker.terminate();
	});
	if ('source' in message) return message.source;
	if ('refused' in message) throw new SourceRefused(message.refused);
	throw new SourceRefused('This database is damaged. Choose a backup that npm run backup has made.', {
		cause: message.failed,
	});
}
