import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printMessage } from './messages.mjs';
import { root } from './project.mjs';

const folder = join(root, '.cache');

/** The process that holds the lock, by id. */
const turn = join(folder, 'turn');

/** How often it is looked whether the other is done, in milliseconds. */
const LOOK_EVERY = 200;

/** Nothing takes so long, in milliseconds: the holder died, and another process has its id, as after a restart of the machine. */
const MAX_WAIT_MS = 15 * 60_000;

/**
 * Brings something in the project's folder up to date that is not: one command at a time, for two that install or build at
 * once would break each other. Where nothing is to be done nothing is written, as the folder may be read-only.
 * @param {() => boolean} isUpToDate
 * @param {() => void} bring
 */
export function bringUpToDate(isUpToDate, bring) {
	if (!existsSync(turn) && isUpToDate()) return;
	inTurn(() => {
		if (!isUpToDate()) bring();
	});
}

/** @param {() => void} work */
function inTurn(work) {
	mkdirSync(folder, { recursive: true });
	let isShown = false;
	while (!takeTurn()) {
		if (!isShown) printMessage('Another command is installing or building here: waiting for it …');
		isShown = true;
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_EVERY);
	}
	try {
		work();
	} finally {
		rmSync(turn, { force: true });
	}
}

/** A link appears with its content or not at all. */
function takeTurn() {
	const own = `${turn}.${process.pid}`;
	writeFileSync(own, String(process.pid));
	try {
		linkSync(own, turn);
		return true;
	} catch (error) {
		if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
		endTurnOfTheDead();
		return false;
	} finally {
		rmSync(own, { force: true });
	}
}

/** A command that was killed in the middle holds nobody up. */
function endTurnOfTheDead() {
	try {
		const holder = readFileSync(turn, 'utf8');
		if (isAlive(Number(holder)) && Date.now() - statSync(turn).mtimeMs < MAX_WAIT_MS) return;
		const ended = `${turn}.ended.${process.pid}`;
		renameSync(turn, ended);
		// Another one may have been quicker, and have the turn by now.
		if (readFileSync(ended, 'utf8') !== holder) renameSync(ended, turn);
		else rmSync(ended);
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
