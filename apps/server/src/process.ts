import { ExplainedError } from './errors/explained-error.ts';

/** How long a stop may take before the process ends anyway, in milliseconds. */
const STOP_LIMIT = 9000;

/** Prints a line for the person who started the process; logs go to standard output as well, as JSON. */
export function printLine(line: string): void {
	process.stdout.write(`${line}\n`);
}

/** Stops gracefully on SIGINT and SIGTERM, once, and ends with 0. */
export function runUntilStopped(close: () => Promise<void>): void {
	let stopping = false;
	const stop = () => {
		if (stopping) return;
		stopping = true;
		setTimeout(() => process.exit(1), STOP_LIMIT).unref();
		close().then(
			() => process.exit(0),
			(error: unknown) => fail(error),
		);
	};
	process.on('SIGINT', stop);
	process.on('SIGTERM', stop);
}

/** Ends the process with a sentence that says what happened and what to do. */
export function fail(error: unknown): never {
	process.stderr.write(`${sentenceOf(error)}\n`);
	process.exit(1);
}

function sentenceOf(error: unknown): string {
	if (error instanceof ExplainedError) return error.message;
	const { code, message, stack } = error as NodeJS.ErrnoException;
	if (code === 'EADDRINUSE') return `${message}. Another program uses this port: stop it, or set PORT to another.`;
	if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
		return `${message}. HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0.`;
	}
	if (code === 'ENOTDIR' || code === 'EEXIST' || code === 'EROFS') {
		return `${message}. CROSSLOAD_DATA must be a folder, or a place where one can be made.`;
	}
	if (code === 'EACCES') return `${message}. Set PORT to 1024 or higher, or CROSSLOAD_DATA to a folder you may write.`;
	if (code === 'ERR_SQLITE_ERROR') {
		return `${message}. The data folder and the files in it must be yours to write, and the disk not full.`;
	}
	return stack ?? String(error);
}
