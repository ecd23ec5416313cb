import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = `
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { bringUpToDate } from './tools/launch/bring-up-to-date.mjs';
bringUpToDate(() => existsSync('done'), () => {
	appendFileSync('log', 'begun ');
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
	appendFileSync('log', 'ended ');
	writeFileSync('done', '');
});
`;

/** A project of its own with nothing but the lock and what it protects. */
function project(): string {
	const folder = mkdtempSync(join(tmpdir(), 'crossload-lock-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	cpSync(import.meta.dirname, join(folder, 'tools', 'launch'), { recursive: true });
	writeFileSync(join(folder, 'work.mjs'), SCRIPT);
	return folder;
}

function run(folder: string): ChildProcess {
	return spawn(process.execPath, ['work.mjs'], { cwd: folder, stdio: 'ignore' });
}

test('commands that would install or build at once do so one after the other, and only if there is anything left', async () => {
	const folder = project();
	const exits = await Promise.all([1, 2, 3].map(async () => (await once(run(folder), 'exit'))[0]));
	expect(exits).toEqual([0, 0, 0]);
	expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('begun ended ');
});

test.each(['whose holder died', 'that is too old'])('a lock %s is removed', async (why) => {
	const folder = project();
	const dead = spawn(process.execPath, ['-e', '']);
	await once(dead, 'exit');
	const lockFile = join(folder, '.cache', 'lock');
	mkdirSync(join(folder, '.cache'));
	const isDead = why === 'whose holder died';
	writeFileSync(lockFile, String(isDead ? dead.pid : process.pid));
	if (!isDead) utimesSync(lockFile, 0, 0);
	expect((await once(run(folder), 'exit'))[0]).toBe(0);
	expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('begun ended ');
});
