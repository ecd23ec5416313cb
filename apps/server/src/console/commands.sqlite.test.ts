import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DATABASE_FILE } from '../db/open-sqlite.ts';
import { folder } from '../testing/server-process.ts';

/** Runs one of the programs on a data folder; returns its exit code and what it wrote to standard error. */
function run(program: string, args: readonly string[], dataFolder: string) {
	const file = fileURLToPath(new URL(`../${program}.ts`, import.meta.url));
	const env = { PATH: process.env['PATH'], CROSSLOAD_DATA: dataFolder };
	const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { env, encoding: 'utf8' });
	return { status, stdout, stderr };
}

test.for([
	['console/rotate-key-main', ['--now']],
	['console/user-main', ['list']],
	['console/backup-main', []],
	['console/check-data-main', []],
	['move/main', ['postgres://127.0.0.1:9/crossload']],
] as const)('REL-44 %s makes no database where there is none, and says where it looked', async ([program, args]) => {
	const data = join(folder(), 'nosuch');
	const { status, stdout, stderr } = run(program, args, data);
	expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
	expect(stderr).toMatch(/^There is no database at .*nosuch.*CROSSLOAD_DATA.*\n$/);
	expect(existsSync(data)).toBe(false);
});

test('REL-44 a command on an emptied database says so, and leaves it as it is', () => {
	const data = folder();
	writeFileSync(join(data, DATABASE_FILE), '');
	const { status, stderr } = run('console/user-main', ['list'], data);
	expect(status).toBe(1);
	expect(stderr).toMatch(/^The database .* is empty: what it held is gone\..*\n$/);
	expect(readdirSync(data)).toEqual([DATABASE_FILE]);
});
