import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readTrace } from './trace.ts';

async function eventsOf(...lines: string[]) {
	const folder = mkdtempSync(join(tmpdir(), 'crossload-trace-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const file = join(folder, 'trace');
	writeFileSync(file, lines.map((line) => `${line}\n`).join(''), 'latin1');
	return await readTrace(file, '/data');
}

const ANSWER = String.raw`{\"id\":4,\"start\":null,\"end\":null,\"info\":\"fault-a\"}`;

test('REL-41 what happens to files of the folder is read with all its bytes, and nothing else is', async () => {
	const events = await eventsOf(
		'7 openat(AT_FDCWD</w>, "/data/a-wal", O_RDWR|O_CREAT, 0600) = 5</data/a-wal>',
		String.raw`7 pwrite64(5</data/a-wal>, "\x00\xff", 2, 4096) = 2`,
		String.raw`7 pwrite64(5</data/a-wal>, "a\"\\\n", 4, 0) = 4`,
		String.raw`7 pwrite64(6</data/a-shm>, "\x00", 1, 0) = 1`,
		'7 fsync(5</data/a-wal>) = -1 EIO (Input/output error) (INJECTED)',
		'7 fsync(5</data/a-wal>) = 0',
		'7 fsync(8</data>) = 0',
		'7 ftruncate(5</data/a-wal>, 12) = 0',
		'7 rename("/data/a-wal", "/data/b-wal") = 0',
		'7 unlink("/data/a-wal") = 0',
		'7 fsync(9</elsewhere/a>) = 0',
	);
	const file = 'a-wal';
	expect(events).toEqual([
		{ kind: 'create', file },
		{ kind: 'write', file, offset: 4096, bytes: Buffer.from([0, 255]) },
		{ kind: 'write', file, offset: 0, bytes: Buffer.from('a"\\\n') },
		{ kind: 'sync', file },
		{ kind: 'sync-folder' },
		{ kind: 'truncate', file, size: 12 },
		{ kind: 'rename', file, to: 'b-wal' },
		{ kind: 'remove', file },
	]);
});

test('REL-41 a response of success to a write of the plan is an acknowledgement, also one that another thread interrupts', async () => {
	const events = await eventsOf(
		`7 write(9<TCP:[127.0.0.1:1->127.0.0.1:2]>, "HTTP/1.1 201 Created\\r\\n\\r\\n${ANSWER}", 90 <unfinished ...>`,
		'8 fsync(5</data/a> <unfinished ...>',
		'7 <... write resumed>) = 90',
		'8 <... fsync resumed>) = 0',
		`7 write(9<TCP:[127.0.0.1:1->127.0.0.1:2]>, "HTTP/1.1 503 Service Unavailable\\r\\n\\r\\n${ANSWER}", 90) = 90`,
	);
	expect(events.map(({ kind }) => kind)).toEqual(['acknowledge', 'sync']);
	expect(events[0]).toMatchObject({ label: 'fault-a', step: 'create', activity: { id: 4 } });
});

test('REL-41 an operation that the simulation does not know, or a string that was cut, is an error', async () => {
	await expect(eventsOf('7 fallocate(5</data/a>, 0, 0, 9) = 0')).rejects.toThrow('fallocate on a');
	await expect(eventsOf('7 pwrite64(5</data/a>, "abc"..., 9, 0) = 9')).rejects.toThrow('cut a string short');
});
