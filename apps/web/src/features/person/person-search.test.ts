import { expect, test } from 'vitest';
import { matchesPerson } from './person-search.ts';

const jana = { id: 1, name: 'Jana Weiß', tel: '+41 79 555 01 23', group: 'Team', version: 1 };

test.each([
	['weiß', true],
	['JANA', true],
	['795550123', true],
	['555 01', true],
	['Jan 79', false],
	['Tom', false],
])('ADM-03 a person is found by part of the name or the number: %s → %s', (sought, isFound) => {
	expect(matchesPerson(jana, sought)).toBe(isFound);
});

test('ADM-03 who has no number is not found by one', () => {
	expect(matchesPerson({ ...jana, tel: null }, '79')).toBe(false);
});
