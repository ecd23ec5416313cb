import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UserError } from './messages.mjs';
import { root } from './project.mjs';

const NO_NETWORK = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;

/**
 * Runs npm on the given Node, so that npm's checks of platform packages see the Node that will load them.
 * Keeps npm's words for the case that it fails, also when Crossload itself was started with `--silent`.
 * @param {string} node
 * @param {string[]} commandLine
 * @returns {{ ok: boolean, output: string }}
 */
export function npm(node, commandLine) {
	const child = spawnSync(node, [npmProgram(), ...commandLine, '--loglevel=error'], {
		cwd: root,
		encoding: 'utf8',
		windowsHide: true,
	});
	const words = `${child.stdout ?? ''}${child.stderr ?? ''}`.trim();
	const hint = NO_NETWORK.test(words) ? '\nThe npm registry could not be reached: is this machine online?' : '';
	return { ok: child.status === 0, output: `${words}${hint}` };
}

/** The npm that started this process, else the one that stands beside this Node. */
function npmProgram() {
	const started = process.env['npm_execpath'];
	if (started && /^np[mx]-cli\.[cm]?js$/.test(basename(started)) && existsSync(started)) {
		return join(dirname(started), 'npm-cli.js');
	}
	const here = dirname(process.execPath);
	const beside = [join(here, '..', 'lib', 'node_modules'), join(here, 'node_modules')]
		.map((modules) => join(modules, 'npm', 'bin', 'npm-cli.js'))
		.find((path) => existsSync(path));
	if (beside) return beside;
	throw new UserError("npm was not found. Run Crossload through npm: 'npm start', 'npm test', 'npm run check'.");
}
