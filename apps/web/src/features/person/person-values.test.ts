import { expect, test } from 'vitest';
import { bodyOf, valuesOf } from './person-values.ts';

test('ADM-04 groups travel as one comma-joined string both ways', () => {
	const person = { id: 7, name: 'Jana', tel: null, group: 'Team,Driver', version: 3 };
	const values = valuesOf(person);
	expect(values.groups).toEqual(['Team', 'Driver']);
	expect(bodyOf({ ...values, groups: ['Production', 'Misc'] })).toEqual({
		name: 'Jana',
		tel: '',
		group: 'Production,Misc',
	});
});

test('ADM-03 a new person begins empty', () => {
	expect(valuesOf(null)).toEqual({ name: '', tel: '', groups: [] });
});
