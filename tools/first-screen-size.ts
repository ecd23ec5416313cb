import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** Most JavaScript (gzip) that may come before the first screen, in kB. */
export const BUDGET_KB = 200;

const dist = join('apps', 'web', 'dist');

/** A file of the built web app and its size, compressed, in kB. */
export interface SizedFile {
	readonly file: string;
	readonly kb: number;
}

/** The chunk of the screen that opens first, by its name in vite.config.ts: the page asks for it at once. */
const FIRST_SCREEN = 'home';

/** The JavaScript that the browser must load before the first screen: the page, the dashboard, and what they import statically. */
export function firstScreenFiles(): SizedFile[] {
	if (!existsSync(dist)) throw new Error('There is no built web app to weigh: npm run build says why.');
	const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
	const isFirst = (key: string) => key === 'index.html' || manifest[key]?.name === FIRST_SCREEN;
	const first = Object.keys(manifest).filter(isFirst);
	if (first.length < 2) throw new Error(`The build has no chunk named ${FIRST_SCREEN}: see FILES in vite.config.ts.`);
	const chunks = new Set(first.flatMap((key) => [...loadedWith(manifest, key)]));
	const files = [...chunks].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
	return files.map((file) => ({ file, kb: gzipSync(readFileSync(join(dist, file))).length / 1000 }));
}

/** The chunk and everything that it imports statically, each once. */
function loadedWith(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
	if (seen.has(key)) return seen;
	seen.add(key);
	for (const imported of manifest[key]?.imports ?? []) loadedWith(manifest, imported, seen);
	return seen;
}
