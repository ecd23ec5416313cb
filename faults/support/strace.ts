import { spawnSync } from 'node:child_process';
import { NotRun } from '../fault.ts';

/**
 * The command line that starts a program under strace, watching all its threads. strace steps behind the program (-D),
 * whose process is then the one that was started: it is killed and stopped as without strace.
 */
export function strace(...options: readonly string[]): string[] {
	expectStrace();
	return ['strace', '-D', '-f', '-qq', ...options];
}

/** Lets calls that are not traced pass at full speed. A signal cannot be injected so. */
export const ONLY_TRACED = '--seccomp-bpf';

let isThere: boolean | null = null;

function expectStrace(): void {
	isThere ??= spawnSync('strace', ['--version'], { stdio: 'ignore' }).status === 0;
	if (!isThere) throw new NotRun('strace is missing: apt-get install strace');
}
