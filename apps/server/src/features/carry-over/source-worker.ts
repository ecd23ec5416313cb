import { parentPort, workerData } from 'node:worker_threads';
import { setFestivalOffset } from '@crossload/domain';
import { listPasswordHashes } from '../user/user.store.ts';
import { readCarryRows } from './read-carry-rows.ts';
import type { SourceMessage, SourceRows, SourceTask } from './read-source.ts';
import { copyOfSource } from './source-copy.store.ts';
import { openSourceFile } from './source-file.store.ts';
import { SourceRefused } from './source-refused.ts';
import { expectValidHash, expectValidRows } from './validate-rows.ts';

async function read({ path, offset }: SourceTask): Promise<SourceRows> {
	setFestivalOffset(offset);
	const source = openSourceFile(path);
	const db = await copyOfSource(source);
	source.database.close();
	const rows = await readCarryRows(db);
	expectValidRows(rows);
	const hashes = (await listPasswordHashes(db)).map(({ id, hash }) => [id, expectValidHash(hash)] as const);
	return { rows, passwordHashes: new Map(hashes) };
}

async function readResult(task: SourceTask): Promise<SourceMessage> {
	try {
		return { source: await read(task) };
	} catch (error) {
		if (error instanceof SourceRefused) return { refused: error.message };
		return { failed: error instanceof Error ? error.message : String(error) };
	}
}

void readResult(workerData as SourceTask).then((message) => parentPort?.postMessage(message));
