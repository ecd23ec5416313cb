import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

/** 0, shares and millimetres on paper may stand in a rule: no size of the app is written a second time by them. */
const RAW_LENGTH = /\d(?:rem|px)\b/;
const RAW_LAYER = /\d/;

/** Each declaration of a radius, a font size or a layer that says its value itself, with its line. */
function rawValues(css: string): { line: number; declaration: string }[] {
	const code = css.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '));
	return [...code.matchAll(/(?<=[\s;{])(font|font-size|z-index|border(?:-\w+)*-radius)\s*:([^;}]+)/g)]
		.filter(([, name, value = '']) => {
			const withoutNames = value.replaceAll(/--[\w-]+/g, '');
			return (name === 'z-index' ? RAW_LAYER : RAW_LENGTH).test(withoutNames);
		})
		.map(({ 0: declaration, index }) => ({ line: code.slice(0, index).split('\n').length, declaration }));
}

test('radii, font sizes and layers stand in the styles by name', () => {
	const files = globSync('**/*.css', { cwd: source });
	expect(files.length).toBeGreaterThan(200);
	const raw = files.flatMap((file) =>
		rawValues(readFileSync(join(source, file), 'utf8')).map(
			({ line, declaration }) => `${file}:${line} ${declaration}`,
		),
	);
	expect(raw).toEqual([]);
});

test('a raw value is found, and a name, a share, nothing or millimetres are not', () => {
	const raw = [
		'font-size: 0.8rem',
		'font: 500 13px / 1 serif',
		'border-top-left-radius: 2px',
		'z-index: calc(var(--cl-layer-bar) + 1)',
	];
	const named = [
		'--own: 2rem',
		'font-size: var(--cl-font-size-12)',
		'font-size: 1.2em',
		'border-radius: 50% 0',
		'border-radius: calc(3 * var(--mm))',
	];
	expect(raw.filter((declaration) => rawValues(`a {\n\t${declaration};\n}`)[0]?.line !== 2)).toEqual([]);
	expect(named.filter((declaration) => rawValues(`a { /* z-index: 1 */ ${declaration} }`).length > 0)).toEqual([]);
});
