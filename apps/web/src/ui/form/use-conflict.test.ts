import { expect, test } from 'vitest';
import { changedNames, conflictOf } from './use-conflict.ts';

const values = { name: 'Truck 1', driver: 'Marek' };
const base = { values, version: 3 };
const typed = { ...values, name: 'Truck one' };
const saved = { ...values, driver: 'Jana' };

const CASES = [
	{ is: 'none', when: 'nobody saved', mine: typed, present: base },
	{ is: 'none', when: 'an older state comes late', mine: typed, present: { values: saved, version: 2 } },
	{ is: 'follow', when: 'only what the form does not show has changed', mine: typed, present: { values, version: 4 } },
	{ is: 'follow', when: 'both say the same', mine: saved, present: { values: saved, version: 4 } },
	{ is: 'take-over', when: 'nothing was typed', mine: values, present: { values: saved, version: 4 } },
	{ is: 'conflict', when: 'something was typed', mine: typed, present: { values: saved, version: 4 } },
	{ is: 'gone', when: 'it is no longer there', mine: values, present: base, isGone: true },
] as const;

test.for(CASES)('REL-30 a form’s conflict is $is when $when', ({ is, mine, present, ...rest }) => {
	const isGone = 'isGone' in rest && rest.isGone;
	expect(conflictOf({ base, mine, present, isGone })).toBe(is);
});

test('REL-30 what is new has no conflict', () => {
	const none = { values, version: undefined };
	expect(conflictOf({ base: none, mine: typed, present: none, isGone: true })).toBe('none');
});

test('REL-30 the fields that someone else changed are named in the form’s order', () => {
	expect(changedNames(values, { name: 'Truck A', driver: 'Jana' })).toEqual(['name', 'driver']);
	expect(changedNames(values, saved)).toEqual(['driver']);
});
