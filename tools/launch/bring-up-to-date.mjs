import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printMessage } from './messages.mjs';
import { root } from './project.mjs';

const folder = join(root, '.cache');

/** The process that holds the lock, by id. */
const lockFile = join(folder, 'lock');

/** Milliseconds between two attempts to acquire the lock. */
const RETRY_EVERY = 200;

/** A lock older than this, in milliseconds, is stale: another process has the holder's id, as after a restart of the machine. */
const STALE_AFTER_MS = 15 * 60_000;

/**
 * Brings something in the project's folder up to date that is not: one command at a time, for two that install or build at
 * once would break each other. Where nothing is to be done nothing is written, as the folder may be read-only.
 * @param {() => boolean} isUpToDate
 * @param {() => void} bring
 */
export function bringUpToDate(isUpToDate, bring) {
	if (!existsSync(lockFile) && isUpToDate()) return;
	withLock(() => {
		if (!isUpToDate()) bring();
	});
}

/** @param {() => void} work */
function withLock(work) {
	mkdirSync(folder, { recursive: true });
	let isShown = false;
	while (!acquireLock()) {
		if (!isShown) printMessage('Another command is installing or building here: waiting for it …');
		isShown = true;
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_EVERY);
	}
	try {
		work();
	} finally {
		rmSync(lockFile, { force: true });
	}
}

/** A link appears with its content or not at all: nobody reads a lock without its holder. */
function acquireLock() {
	const own = `${lockFile}.${process.pid}`;
	writeFileSync(own, String(process.pid));
	try {
		linkSync(own, lockFile);
		return true;
	} catch (error) {
		if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
		removeStaleLock();
		return false;
	} finally {
		rmSync(own, { force: true });
	}
}

/** Removes the lock of a command that was killed. */
function removeStaleLock() {
	try {
		const holder = readFileSync(lockFile, 'utf8');
		if (isAlive(Number(holder)) && Date.now() - statSync(lockFile).mtimeMs < STALE_AFTER_MS) return;
		const stale = `${lockFile}.stale.${process.pid}`;
		renameSync(lockFile, stale);
		// Another command may have been quicker, and hold the lock by now.
		if (readFileSync(stale, 'utf8') !== holder) renameSync(stale, lockFile);
		else rmSync(stale);
	} catch (error) {
		if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
	}
}

/** @param {number} pid */
function isAlive(pid) {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
	}
}
