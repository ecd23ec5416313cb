import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Cleaning = () => void | Promise<void>;

const cleanings: Cleaning[] = [];
let hasEnded = false;

/** Has something undone when the run ends, however it ends; what came last is undone first, what comes later at once. */
export function atEnd(cleaning: Cleaning): void {
	if (hasEnded) void cleaning();
	else cleanings.push(cleaning);
}

/** A folder that is gone after the run. */
export function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'crossload-faults-'));
	atEnd(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** Ends what still runs and removes what was made. */
export async function cleanUp(): Promise<void> {
	hasEnded = true;
	for (let cleaning = cleanings.pop(); cleaning; cleaning = cleanings.pop()) await cleaning();
}

/** Ctrl+C leaves nothing behind either. */
export function cleanUpWhenStopped(): void {
	const stop = () => {
		void cleanUp().finally(() => process.exit(130));
	};
	process.once('SIGINT', stop);
	process.once('SIGTERM', stop);
}
