import { expect, test } from 'vitest';
import { bodyOf, faultsOf, NEW_BAND, whatGoesWith } from './band-form-values.ts';

test('BAND-10 name and stage are required, the rest is not', () => {
	expect(faultsOf({ ...NEW_BAND, name: '  ' })).toEqual({ name: 'Required', stage: 'Required' });
	expect(faultsOf({ ...NEW_BAND, name: 'Quarzwerk', stage: '2' })).toEqual({});
});

test('BAND-10 the stage is sent by its id, the production as its person, empty texts as null', () => {
	expect(bodyOf({ name: 'Quarzwerk', stage: '2', production: '7', touringParty: ' ', notes: 'a\nb' })).toEqual({
		name: 'Quarzwerk',
		stage: 2,
		production: { id: 7 },
		touringParty: null,
		notes: 'a\nb',
	});
});

test('BAND-10 a production that was cleared is sent as none', () => {
	expect(bodyOf({ ...NEW_BAND, name: 'Quarzwerk', stage: '2' }).production).toBeNull();
});

const rows = (count: number) => Array.from({ length: count }) as never[];

test.each([
	[2, 5, '2 vehicles and 5 activities'],
	[1, 1, '1 vehicle and 1 activity'],
	[0, 3, '3 activities'],
	[4, 0, '4 vehicles'],
	[0, 0, null],
])('ADM-08 with %i vehicles and %i activities go %s', (vehicles, activities, words) => {
	expect(whatGoesWith({ vehicles: rows(vehicles), activities: rows(activities) })).toBe(words);
});
