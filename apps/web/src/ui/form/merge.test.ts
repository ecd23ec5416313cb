import { expect, test } from 'vitest';
import { firstChoices, isSame, merged } from './merge.ts';

const base = { name: 'Truck 1', driver: 'Marek', comment: '' };

test('REL-30 only fields in which both differ are asked about; what I left alone begins with theirs', () => {
	const mine = { ...base, name: 'Truck one', comment: 'Tail lift' };
	const theirs = { ...base, name: 'Truck A', driver: 'Jana', comment: 'Tail lift' };
	expect(firstChoices({ base, mine, theirs })).toEqual({ name: 'mine', driver: 'theirs' });
});

test('REL-30 two who changed the same to the same are asked nothing', () => {
	const both = { ...base, name: 'Truck A' };
	expect(firstChoices({ base, mine: both, theirs: both })).toEqual({});
});

test('REL-30 what is saved is mine, and theirs where theirs was chosen', () => {
	const mine = { ...base, name: 'Truck one' };
	const theirs = { ...base, driver: 'Jana', comment: 'Late' };
	expect(merged(mine, theirs, { name: 'mine', driver: 'theirs', comment: 'mine' })).toEqual({
		name: 'Truck one',
		driver: 'Jana',
		comment: '',
	});
});

test('lists in a field are compared by what they hold', () => {
	expect(isSame({ ids: [1, 2] }, { ids: [1, 2] })).toBe(true);
	expect(isSame({ ids: [1, 2] }, { ids: [2, 1] })).toBe(false);
});
