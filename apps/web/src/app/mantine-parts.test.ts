import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const core = join(import.meta.dirname, '../../../../node_modules/@mantine/core');

/** Parts of parts that Crossload never has drawn: a menu's submenus, boxes to tick as cards. */
const NOT_DRAWN = ['CheckboxCard', 'Accordion'];

/** What is drawn with styles of Crossload's own instead: the sides of a conflict dialog. */
const OWN_STYLES = ['RadioCard'];

/** Where each part's modules are, by its name; some lie within another part's. */
const folders = new Map(
	globSync('esm/{components,utils}/**/*.mjs', { cwd: core }).map((file) => [basename(dirname(file)), dirname(file)]),
);

const imported = new Set(
	[...readFileSync(join(import.meta.dirname, 'mantine-parts.css'), 'utf8').matchAll(/styles\/(\w+)\.layer\.css/g)].map(
		([, name = '']) => name,
	),
);

/** What the app asks Mantine for by name. */
function askedFor(): string[] {
	const files = globSync('**/*.tsx', { cwd: source }).map((file) => readFileSync(join(source, file), 'utf8'));
	const lists = files.flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)]);
	return lists.flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
}

/** The parts that a part is made of, itself included, by what its modules import. */
function madeOf(part: string, seen = new Set<string>()): Set<string> {
	if (seen.has(part)) return seen;
	const folder = folders.get(part);
	if (folder === undefined) return seen;
	seen.add(part);
	for (const file of globSync('**/*.mjs', { cwd: join(core, folder) })) {
		const text = readFileSync(join(core, folder, file), 'utf8');
		for (const [, name = ''] of text.matchAll(/from "[./]*\/(\w+)\/\w+\.mjs"/g)) madeOf(name, seen);
	}
	return seen;
}

test('every part of Mantine that is shown brings its styles', () => {
	const shown = new Set(askedFor().flatMap((part) => [...madeOf(part)]));
	const styled = [...shown].filter((part) => existsSync(join(core, 'styles', `${part}.layer.css`)));
	expect(styled.length).toBeGreaterThan(20);
	expect(styled.filter((part) => !imported.has(part)).sort()).toEqual([...NOT_DRAWN, ...OWN_STYLES].sort());
});

/** A sheet with cascade layers that comes later has the browser order all layers again, and lay out all text of the page once more. */
test('no styles that come with a later screen bring a cascade layer', () => {
	const files = globSync('**/*.{ts,tsx,css}', { cwd: source }).filter((file) => !file.startsWith('app/'));
	expect(files.length).toBeGreaterThan(500);
	const layered = files.filter((file) => /\.layer\.css'|@layer/.test(readFileSync(join(source, file), 'utf8')));
	expect(layered).toEqual([]);
});
