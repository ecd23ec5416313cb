import { expect, test } from 'vitest';
import { newerFeatures } from './browser-baseline.ts';

const { statics, constructors, properties, syntax } = newerFeatures();

test.each([
	'AbortSignal.any',
	'Map.groupBy',
	'Object.groupBy',
	'Promise.withResolvers',
	'Intl.Segmenter',
	'URL.canParse',
])('USE-08 %s is newer than the oldest browsers', (name) => expect(statics).toContain(name));

test.each([':has', 'light-dark(', '@starting-style'])(
	'USE-08 in styles %s is newer than the oldest browsers',
	(name) => {
		expect(syntax).toContain(name);
	},
);

test('USE-08 what the oldest browsers know is none of it', () => {
	expect(statics).not.toContain('Array.toSorted');
	expect(statics).not.toContain('AbortSignal.abort');
	expect(constructors).not.toContain('ResizeObserver');
	expect(properties).not.toContain('aspect-ratio');
	expect(syntax).not.toContain(':is');
	expect(syntax).not.toContain('@container');
	expect(syntax).not.toContain('color-mix(');
});
