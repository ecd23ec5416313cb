import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { preloading } from './server.ts';

const SCRIPT = join('apps', 'server', 'src', 'console', 'check-data-main.ts');

/** A stack, which nobody who runs a festival should have to read. */
export const STACK = /\n\s+at .+:\d+/;

/** What `npm run check-data` says of a folder. */
export interface Checked {
	readonly isValid: boolean;
	readonly output: string;
}

/** Runs the command that checks a data folder, in a process of its own. */
export async function checkData(folder: string, preload?: string): Promise<Checked> {
	const env = { PATH: process.env['PATH'], CROSSLOAD_DATA: folder };
	return await new Promise((done) => {
		execFile(process.execPath, [...preloading(preload), SCRIPT], { env }, (error, out, err) =>
			done({ isValid: error === null, output: out + err }),
		);
	});
}
