import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bringUpToDate } from './bring-up-to-date.mjs';
import { printMessage, UserError } from './messages.mjs';
import { root } from './project.mjs';

const web = join(root, 'apps', 'web');
const sources = [web, join(root, 'packages'), join(root, 'package-lock.json')];
const NOT_SOURCES = new Set(['dist', 'dist.new', 'dist.old', 'node_modules']);

const dist = join(web, 'dist');

/** Lies in the build itself: vite empties the folder first, so a build that was cut short leaves no stamp. */
const stamp = join(dist, '.crossload-stamp');

/**
 * Builds the web app unless it stands as its sources are. Times and sizes are looked at first; contents only when
 * those differ, as after a checkout of the same files.
 * @param {string} node
 */
export function ensureWebBuild(node) {
	const files = sources.flatMap((path) => [...filesUnder(path)]).sort();
	const listing = listingOf(files);
	bringUpToDate(
		() => readStamp().listing === listing,
		() => {
			const contents = contentsOf(files);
			if (readStamp().contents !== contents) build(node);
			writeFileSync(stamp, `${listing}\n${contents}`);
		},
	);
}

function readStamp() {
	const [listing, contents] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
	return { listing, contents };
}

/**
 * Builds beside what is there and exchanges the two when it stands: a server that runs meanwhile goes on serving the
 * web app. The build before is kept, for pages that were opened then (apps/server/src/http/web-app.ts).
 * @param {string} node
 */
function build(node) {
	printMessage('Building the web app …');
	const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
	const [fresh, old] = [`${dist}.new`, `${dist}.old`];
	const options = ['--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
	const child = spawnSync(node, [vite, 'build', ...options], { cwd: web, encoding: 'utf8' });
	const words = `${child.stdout ?? ''}${child.stderr ?? ''}`.trim();
	if (child.status !== 0) throw new UserError(`${words}\nThe web app could not be built (vite build, see above).`);
	if (words) printMessage(words);
	rmSync(old, { recursive: true, force: true });
	if (existsSync(dist)) renameSync(dist, old);
	renameSync(fresh, dist);
}

/**
 * @param {string} path
 * @returns {Generator<string>}
 */
function* filesUnder(path) {
	if (!statSync(path).isDirectory()) {
		yield path;
		return;
	}
	for (const entry of readdirSync(path, { withFileTypes: true })) {
		if (NOT_SOURCES.has(entry.name)) continue;
		if (entry.isDirectory()) yield* filesUnder(join(path, entry.name));
		else yield join(path, entry.name);
	}
}

/** @param {string[]} files */
function listingOf(files) {
	const hash = createHash('sha256');
	for (const file of files) {
		const { mtimeMs, size } = statSync(file);
		hash.update(`${file} ${mtimeMs} ${size}\n`);
	}
	return hash.digest('hex');
}

/** @param {string[]} files */
function contentsOf(files) {
	const hash = createHash('sha256');
	for (const file of files) hash.update(`${file}\n`).update(readFileSync(file));
	return hash.digest('hex');
}
