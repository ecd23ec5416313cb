import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';

/** @type {NodeJS.Signals[]} */
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs programs on Node, side by side, in the foreground. The first one to end ends the others; its exit code is the
 * result. Signals sent to this process are passed on, so that a server can close in order.
 * @param {string} node
 * @param {string[][]} programs
 * @returns {Promise<number>}
 */
export async function runTogether(node, programs) {
	const children = programs.map((program) => spawn(node, program, { cwd: root, stdio: 'inherit' }));
	const end = (/** @type {NodeJS.Signals} */ signal) => {
		for (const child of children) child.kill(signal);
	};
	const passOn = (/** @type {NodeJS.Signals} */ signal) => isSentToAll(signal) || end(signal);
	for (const signal of PASSED_ON) process.on(signal, passOn);
	const ended = children.map((child) => exitCodeOf(child));
	const code = await Promise.race([...ended, ...(children.length === 0 ? [0] : [])]);
	end('SIGTERM');
	await Promise.all(ended);
	for (const signal of PASSED_ON) process.off(signal, passOn);
	return code;
}

/**
 * A terminal sends Ctrl-C to the children too: passing it on would make it two, which means "at once" to many.
 * @param {NodeJS.Signals} signal
 */
function isSentToAll(signal) {
	return signal === 'SIGINT' && process.stdin.isTTY === true;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function exitCodeOf(child) {
	return new Promise((settle, fail) => {
		child.on('error', fail);
		child.on('exit', (code, signal) => settle(code ?? 128 + (signal ? constants.signals[signal] : 0)));
	});
}
