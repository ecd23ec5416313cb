import { expect, test } from 'vitest';
import { BAND_STATUS_ALIASES, BAND_STATUSES, bandStatusOf } from './status.ts';

test.each([
	['not_here', 'not_here'],
	['here', 'here'],
	['load_in', 'load_in'],
	['gone', 'gone'],
	['on_place', 'here'],
	['load_out_done', 'gone'],
] as const)('BAND-09 the word %s means %s', (word, status) => {
	expect(bandStatusOf(word)).toBe(status);
});

test("BAND-09 the statuses stand in the order of a band's day, aliases are none of them", () => {
	expect(BAND_STATUSES).toEqual(['not_here', 'here', 'load_in', 'gone']);
	expect(Object.keys(BAND_STATUS_ALIASES)).toEqual(['on_place', 'load_out_done']);
});
