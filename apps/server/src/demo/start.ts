import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, printLine, runUntilStopped } from '../process.ts';
import { DEMO_USERS } from './load-festival.ts';
import { serveDemo } from './serve-demo.ts';

/** Starts the product on a made-up festival that is gone when it stops. */
async function start(): Promise<void> {
	const { name, address, close } = await serveDemo(temporaryFolder(), process.argv.slice(2));
	printLine(`${name}, a made-up festival, is ready at ${address}`);
	printLine(`Log in as ${DEMO_USERS.join(', ')}; the password is the name. Nothing is kept: Ctrl+C ends it.`);
	runUntilStopped(close);
}

/** A folder that is removed when this process ends, however it ends in order. */
function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'crossload-demo-'));
	process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

start().catch(fail);
