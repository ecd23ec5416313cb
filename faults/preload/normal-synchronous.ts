/**
 * Loaded before the product in a control of the fault plan: SQLite then runs with synchronous=NORMAL, which does not
 * wait for the disk, so that a simulated power cut has something to lose.
 */
import { DatabaseSync } from 'node:sqlite';

const FULL = 'synchronous = full';
const { exec } = DatabaseSync.prototype;

DatabaseSync.prototype.exec = function (text) {
	return exec.call(this, text.replace(FULL, 'synchronous = normal'));
};
