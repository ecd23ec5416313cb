import { expect, test } from 'vitest';
import { matchesPerson } from './person-search.ts';

const jana = { id: 1, name: 'Jana Weiß', tel: '+41 79 555 01 23', group: 'Team', version: 1 };

test.each([
	['weiß', true],
	['JANA', true],
	['795550123', true],
	['555 01', true],
	['jana weiss', true],
	['weiss, jana', true],
	['079 555', true],
	['+41 79', true],
	['0041 79', true],
	['(079) 555-01', true],
	['+', true],
	['Jan 79', false],
	['Tom', false],
	['0049', false],
])('ADM-03 a person is found by part of the name or the number: %s → %s', (query, isFound) => {
	expect(matchesPerson(jana, query)).toBe(isFound);
});

test.each(['+41 78', '0041 78', '078 555', '+41 (0)78', 'jorg weiss'])(
	'ADM-03 %s finds who the search box finds by it',
	(query) => {
		const jorg = { ...jana, name: 'Jörg Weiß', tel: '+41 (0)78 555 402 9' };
		expect(matchesPerson(jorg, query)).toBe(true);
	},
);

test('ADM-03 who has no number is not found by one', () => {
	expect(matchesPerson({ ...jana, tel: null }, '79')).toBe(false);
});
