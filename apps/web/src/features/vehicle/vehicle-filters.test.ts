import { expect, test } from 'vitest';
import { columnIds, DEFAULT_SORTING } from './vehicle-columns.tsx';
import { ofType, parseFilters } from './vehicle-filters.ts';

const readAsLead = parseFilters(columnIds(true));

test('VEH-01 invalid stored filters are replaced by the default', () => {
	expect(readAsLead({ day: 'Friday', type: 7, sorting: 'band' })).toEqual({ type: null, sorting: DEFAULT_SORTING });
	expect(
		readAsLead({
			type: 'van',
			sorting: [
				{ id: 'gone', desc: true },
				{ id: 'type', desc: true },
			],
		}),
	).toEqual({
		type: 'van',
		sorting: [{ id: 'type', desc: true }],
	});
	expect(readAsLead('van')).toBeNull();
	expect(readAsLead(null)).toBeNull();
});

test('VEH-01 VEH-02 an order by what only somebody else may see is none', () => {
	const stored = { type: null, sorting: [{ id: 'driver_tel', desc: false }] };
	expect(readAsLead(stored)?.sorting).toEqual(stored.sorting);
	expect(parseFilters(columnIds(false))(stored)?.sorting).toEqual(DEFAULT_SORTING);
	expect(readAsLead({ type: null, sorting: [] })?.sorting).toEqual([]);
});

test('VEH-01 the type filter leaves only vehicles of the type', () => {
	const van = { type: { id: 'van', slug: 'VAN', name: 'Van', color: '#57a7ad' } };
	const car = { type: { id: 'car', slug: 'CAR', name: 'Car', color: '#95a1ac' } };
	expect(ofType([van, car], 'van')).toEqual([van]);
	expect(ofType([van, car], null)).toEqual([van, car]);
});

test('VEH-02 the drivers’ telephone is a column only for who may see it', () => {
	expect(columnIds(true)).toContain('driver_tel');
	expect(columnIds(false)).not.toContain('driver_tel');
});
