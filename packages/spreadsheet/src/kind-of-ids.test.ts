import { expect, test } from 'vitest';
import { kindOfIds } from './kind-of-ids.ts';

test.each([
	['the whole sheet', ['ID', 'name', 'slug', 'tag', 'capacity', 'stage', 'Revision'], 'positions'],
	['some of its columns', ['ID', 'name', 'licence_plate'], 'vehicles'],
	['a column of several kinds', ['ID', 'name', 'Revision'], null],
	['no id', ['name', 'slug', 'tag'], null],
	['a number of the office’s own', ['ID', 'Fahrzeug', 'Kennzeichen'], null],
])('IMP-05 of which kind ids are: %s', (_what, headers, kind) => {
	expect(kindOfIds(headers, 'Sheet1')).toBe(kind);
});

test('IMP-05 of which kind ids are, the sheet says where its columns leave that open', () => {
	expect(kindOfIds(['ID', 'name', 'Revision'], 'Persons')).toBe('persons');
	expect(kindOfIds(['ID', 'Fahrzeug', 'Kennzeichen'], 'Positions')).toBeNull();
});
