import { Worker } from 'node:worker_threads';
import { festivalOffset, type SheetLine, type SheetRows, type SheetSubject, type UtcOffset } from '@crossload/domain';
import { Unavailable } from '../../errors/domain-errors.ts';

/** What is to be printed. */
export interface PrintJob {
	readonly subject: SheetSubject;
	readonly rows: SheetRows;
	/** The lines of the issue before; null without one. */
	readonly before: readonly SheetLine[] | null;
	/** The festival's name, at the head. */
	readonly festival: string | null;
	readonly format: 'A4' | 'A3';
	/** At the foot: 'Revision 812 · 22.08.2026 17:30'. */
	readonly foot: string;
	/** What the QR code holds; null prints none. */
	readonly address: string | null;
	/** What the QR code of the vehicle's pass holds; null on all other sheets, and for those who may not have it. */
	readonly pass: string | null;
}

/** A printed sheet. */
export interface Printed {
	readonly pdf: Uint8Array;
	readonly title: string;
	readonly lines: readonly SheetLine[];
}

/** Between the threads; null where the sheet is about nothing that is there. */
export type PrintMessage = { readonly printed: Printed | null } | { readonly failed: string };

export interface PrinterData {
	readonly offset: UtcOffset;
}

/** Milliseconds after which a sheet is given up, and in which an idle thread is kept for the next one. */
const TIMEOUT_MS = 15_000;
const IDLE_MS = 60_000;

/** Megabytes that the thread may take: the largest day has some thousand lines. */
const MEMORY = { maxOldGenerationSizeMb: 400 };

/** Sheets that wait at most. */
const MAX_WAITING = 20;

/**
 * Makes the pages of sheets on a thread of its own, one after the other: a page takes some 100 milliseconds, in which nobody
 * else would get a response. The thread starts with the first sheet and ends when no more come.
 */
export class SheetPrinter {
	#worker: Worker | null = null;
	#idle: NodeJS.Timeout | undefined;
	#last: Promise<unknown> = Promise.resolve();
	#waiting = 0;

	/** Prints a sheet; null where it is about nothing that is there. Throws Unavailable where it takes too long or too many wait. */
	async print(job: PrintJob): Promise<Printed | null> {
		if (this.#waiting >= MAX_WAITING) throw busy();
		this.#waiting += 1;
		const printed = this.#last.then(() => this.#printNow(job));
		this.#last = printed.catch(() => {}).finally(() => (this.#waiting -= 1));
		return await printed;
	}

	/** Ends the thread. */
	async close(): Promise<void> {
		clearTimeout(this.#idle);
		const worker = this.#worker;
		this.#worker = null;
		await worker?.terminate();
	}

	async #printNow(job: PrintJob): Promise<Printed | null> {
		clearTimeout(this.#idle);
		this.#worker ??= startWorker();
		try {
			const message = await messageFrom(this.#worker, job);
			if ('failed' in message) throw new Error(message.failed);
			this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
			return message.printed;
		} catch (error) {
			await this.close();
			throw error;
		}
	}
}

function startWorker(): Worker {
	const workerData: PrinterData = { offset: festivalOffset() };
	const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { workerData, resourceLimits: MEMORY });
	worker.unref();
	return worker;
}

function messageFrom(worker: Worker, job: PrintJob): Promise<PrintMessage> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => end(() => reject(busy())), TIMEOUT_MS);
		const end = (settle: () => void) => {
			clearTimeout(timer);
			worker.off('message', onMessage).off('error', onError).off('exit', onExit);
			settle();
		};
		const onMessage = (message: PrintMessage) => end(() => resolve(message));
		const onError = (error: Error) => end(() => reject(error));
		const onExit = () => end(() => reject(busy()));
		worker.on('message', onMessage).on('error', onError).on('exit', onExit);
		worker.postMessage(job);
	});
}

function busy(): Unavailable {
	return new Unavailable('This sheet could not be printed in time. Try again in a moment, or print fewer pages.', {
		retryAfter: 5,
	});
}
