import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import { festivalOffset } from '@crossload/domain';
import { MAX_FILE_BYTES } from '@crossload/spreadsheet';
import { Refused } from '../console/command.ts';
import type { ImportCommand } from './command.ts';
import type { FileRows } from './read-rows-of.ts';
import type { ReadResponse, ReadTask } from './read-worker.ts';

/** How long reading may take, and how much memory the thread may use (IN-AND-OUT.md, IMP-08). */
const READ_TIMEOUT_MS = 10_000;
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

const REASONS: Readonly<Record<string, string>> = {
	ENOENT: 'there is no such file',
	EACCES: 'reading it is not allowed',
};

/**
 * Reads the rows of a file on a thread of its own, which is ended when it takes too long or too much memory. Throws
 * {@link Refused} that says why it cannot be read.
 */
export async function readFile({ path, kind, sheet, firstDay, hasCalendarDays }: ImportCommand): Promise<FileRows> {
	await expectReadable(path);
	const choice = { kind, sheet, firstDay, hasCalendarDays, fileName: basename(path) };
	const response = await readOnThread({ path, choice, offset: festivalOffset() });
	if ('refused' in response) throw new Refused(`${path} cannot be read. ${response.refused}`);
	return response.rows;
}

async function expectReadable(path: string): Promise<void> {
	const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
		throw new Refused(`${path} cannot be read: ${REASONS[error.code ?? ''] ?? error.message}.`);
	});
	if (!found.isFile()) throw new Refused(`${path} cannot be read: it is no file.`);
	if (found.size > MAX_FILE_BYTES) {
		throw new Refused(`${path} is larger than 5 MB. Keep the sheet alone, without pictures, and save it again.`);
	}
}

function readOnThread(task: ReadTask): Promise<ReadResponse> {
	const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
		workerData: task,
		resourceLimits: MEMORY_LIMITS,
	});
	const { promise, resolve, reject } = Promise.withResolvers<ReadResponse>();
	const refuse = (reason: string) => reject(new Refused(`${task.path} cannot be read. ${reason}`));
	const timer = setTimeout(
		() => refuse('It takes longer than 10 seconds. Keep the sheet alone and save it again.'),
		READ_TIMEOUT_MS,
	);
	worker.on('message', resolve);
	worker.on('error', ({ code }: NodeJS.ErrnoException) =>
		refuse(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'It takes too much memory. Keep the sheet alone.' : 'It is damaged.'),
	);
	return promise.finally(async () => {
		clearTimeout(timer);
		await worker.terminate();
	});
}
