import { fail, printLine } from '../process.ts';

/** What was asked for cannot be done; the message says why and what to do. */
export class Refused extends Error {}

/** Runs a command of the console: its response is printed, an error ends with 1 and its sentence. */
export function runCommand(command: (args: readonly string[]) => Promise<string>): void {
	command(process.argv.slice(2)).then(printLine, (error: unknown) => {
		if (!(error instanceof Refused)) fail(error);
		process.stderr.write(`${error.message}\n`);
		process.exitCode = 1;
	});
}
