import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bringUpToDate } from './bring-up-to-date.mjs';
import { printMessage, UserError } from './messages.mjs';
import { npm } from './npm.mjs';
import { root } from './project.mjs';

const lock = join(root, 'package-lock.json');
/** npm's own account of what it installed. */
const installed = join(root, 'node_modules', '.package-lock.json');
const stamp = join(root, 'node_modules', '.crossload-stamp');

/**
 * Installs exactly what package-lock.json names, unless that is what is there. Install scripts are not run: nothing
 * that Crossload uses may need one.
 * @param {string} node
 */
export function ensureDependencies(node) {
	bringUpToDate(isStamped, () => {
		if (!isInstalledAsLocked()) install(node);
		writeFileSync(stamp, stampOfNow());
	});
}

/** @param {string} node */
function install(node) {
	printMessage('Installing the dependencies …');
	const { ok, output } = npm(node, ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
	if (!ok) throw new UserError(`${output}\nThe dependencies could not be installed (npm ci, see above).`);
}

function isStamped() {
	return existsSync(installed) && existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOfNow();
}

function stampOfNow() {
	const { mtimeMs, size } = statSync(installed);
	return `${createHash('sha256').update(readFileSync(lock)).digest('hex')} ${mtimeMs} ${size}`;
}

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry */

/** Whether what is there agrees with the lock file, as it does after a developer's own `npm install`. */
function isInstalledAsLocked() {
	if (!existsSync(installed)) return false;
	const wanted = entries(lock);
	const present = entries(installed);
	const missing = [...wanted].some(
		([path, entry]) => isNeededHere(entry) && present.get(path)?.version !== entry.version,
	);
	return !missing && [...present.keys()].every((path) => wanted.has(path));
}

/**
 * @param {string} file
 * @returns {Map<string, Entry>}
 */
function entries(file) {
	const { packages } = JSON.parse(readFileSync(file, 'utf8'));
	return new Map(Object.entries(packages).filter(([path]) => path.includes('node_modules/')));
}

/**
 * Platform packages are optional for npm, which leaves them out when it runs on an older Node; here they are needed.
 * @param {Entry} entry
 */
function isNeededHere(entry) {
	if (!entry.optional) return true;
	if (!entry.os && !entry.cpu) return false;
	return names(entry.os, process.platform) && names(entry.cpu, process.arch) && names(entry.libc, libc());
}

/**
 * @param {string[] | undefined} list
 * @param {string} value
 */
function names(list, value) {
	return !list || list.includes(value);
}

function libc() {
	if (process.platform !== 'linux') return '';
	const { header } = /** @type {{ header: object }} */ (process.report.getReport());
	return 'glibcVersionRuntime' in header ? 'glibc' : 'musl';
}
