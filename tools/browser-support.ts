/** Holds the web app to what the oldest browsers know (CHECKLIST USE-08). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newerFeatures } from './browser-baseline.ts';

/** What may stand there all the same, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
	'AbortSignal.timeout': 'before Chrome 124 it ends with another error, which is not looked at',
	'Intl.Segmenter': 'asked for before it is used',
	'Error.captureStackTrace': 'asked for before it is used',
	'light-dark(': 'the build writes it with variables',
	'overscroll-behavior': 'keeps a dialog’s scrolling to itself; partly so where it is older',
	'overscroll-behavior-y': 'keeps a list’s scrolling to itself; partly so where it is older',
	'@page': 'sizes what is printed where it is known; elsewhere the print dialog does',
	size: 'goes with @page',
	'print-color-adjust': 'prints colours where it is known',
	'user-select': 'the build adds the prefix that Safari wants',
	'-webkit-touch-callout': 'Safari alone opens a menu by a long touch, and knows it',
	'text-wrap': 'breaks lines more evenly where it is known',
	'scrollbar-color': 'colours scroll bars where it is known',
	'scrollbar-width': 'narrows scroll bars where it is known',
	'content-visibility': 'saves work where it is known',
	'contain-intrinsic-block-size': 'goes with content-visibility',
	'contain-intrinsic-size': 'goes with content-visibility',
};

const newer = newerFeatures();

function foundInScript(text: string): string[] {
	const members = [...text.matchAll(/(?<![\w$.])([A-Z]\w*)\.(\w+)/g)].map(([written]) => written);
	const constructed = [...text.matchAll(/(?<![\w$.])new ([A-Z]\w*)/g)].map(([, name = '']) => name);
	return [
		...members.filter((name) => newer.statics.has(name)),
		...constructed.filter((name) => newer.constructors.has(name)),
	];
}

function foundInStyles(text: string): string[] {
	const properties = [...text.matchAll(/(?<=[;{*/]\s*)([a-z-]+)(?=:\s)/g)].map(([, name = '']) => name);
	const selectors = [...text.matchAll(/(?<=^|[{};])[^{};]+(?=\{)/g)].flatMap(
		([prelude]) => prelude.match(SELECTOR) ?? [],
	);
	const functions = text.match(/[a-z-]+\(/g) ?? [];
	return [
		...properties.filter((name) => newer.properties.has(name)),
		...[...selectors, ...functions].filter((name) => newer.syntax.has(name)),
	];
}

/** A pseudo-class, or the name of an at-rule. */
const SELECTOR = /(?<!:):[a-z-]+|@[a-z-]+/g;

/** What is shipped of scripts, libraries included; of styles what is ours. The libraries' own do without where they must. */
const scripts = globSync(join('apps', 'web', 'dist', 'assets', '*.js'));
const styles = globSync(join('apps', 'web', 'src', '**', '*.css'));

const found = [...scripts, ...styles].flatMap((file) => {
	const text = readFileSync(file, 'utf8');
	const names = new Set(file.endsWith('.js') ? foundInScript(text) : foundInStyles(text));
	return [...names].filter((name) => !(name in ALLOWED)).map((name) => `${file}: ${name}`);
});
if (scripts.length === 0) {
	console.log('There is no built web app to look at: npm run build makes one.');
	process.exitCode = 1;
}
for (const line of found) console.log(line);
if (found.length > 0) {
	console.log(
		'Safari 16.4, Chrome and Edge 111 or Firefox 115 lack this. Write it in another way, or say why it may stay.',
	);
	process.exitCode = 1;
}
