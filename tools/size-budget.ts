/** Holds the JavaScript that the browser must load before the first screen (entry and static imports) to a budget. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

const BUDGET_KB = 250;
const dist = join('apps', 'web', 'dist');

/** The chunk and everything that it imports statically, each once. */
function loadedWith(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
	if (seen.has(key)) return seen;
	seen.add(key);
	for (const imported of manifest[key]?.imports ?? []) loadedWith(manifest, imported, seen);
	return seen;
}

if (!existsSync(dist)) throw new Error('There is no built web app to weigh: npm run build says why.');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
const chunks = new Set(entries.flatMap((entry) => [...loadedWith(manifest, entry)]));
const files = [...chunks].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
const sizes = files.map((file) => ({ file, kb: gzipSync(readFileSync(join(dist, file))).length / 1000 }));
const total = sizes.reduce((sum, { kb }) => sum + kb, 0);

console.log(`${total.toFixed(1)} kB of JavaScript (gzip) before the first screen, at most ${BUDGET_KB} kB.`);
if (files.length === 0 || total > BUDGET_KB) {
	for (const { file, kb } of sizes.sort((a, b) => b.kb - a.kb)) console.log(`  ${kb.toFixed(1)} kB  ${file}`);
	console.log('Load what the first screen does not show with a dynamic import, or find a smaller library.');
	process.exitCode = 1;
}
