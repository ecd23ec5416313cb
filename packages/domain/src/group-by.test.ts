import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

test('items with the same key stand together, in their order', () => {
	const groups = groupBy(['dock', 'gate', 'yard', 'door'], (name) => name[0]);
	expect([...groups]).toEqual([
		['d', ['dock', 'door']],
		['g', ['gate']],
		['y', ['yard']],
	]);
});
