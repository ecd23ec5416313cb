import { ActivityUpdate, BandCreate, VehicleCreate } from '@crossload/contract';
import { expect, test } from 'vitest';
import { knownPart } from './request-input.ts';

const unknown = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`unknown${index}`, index]));

test('REL-12 of a body, and of what stands in it, the known fields alone are looked at', () => {
	const body = { ...unknown, name: 'Alpha', stage: 1, production: { ...unknown, id: 7 } };
	expect(knownPart(BandCreate, body)).toEqual({ name: 'Alpha', stage: 1, production: { id: 7 } });
	const vehicle = { name: 'Truck', band: { id: 3, name: 'Alpha' }, type: { id: 'van', slug: 'V' } };
	expect(knownPart(VehicleCreate, vehicle)).toEqual({ name: 'Truck', band: { id: 3 }, type: { id: 'van' } });
});

test('REL-20 a list that is too long is cut behind the item that makes it so', () => {
	const { vehicleIds } = knownPart(ActivityUpdate, { vehicleIds: Array(500_000).fill(0) }) as { vehicleIds: number[] };
	expect(vehicleIds).toHaveLength(501);
	expect(knownPart(ActivityUpdate, { vehicleIds: [1, 2] })).toEqual({ vehicleIds: [1, 2] });
});

test('REL-20 what is sent stays what it is, right or wrong', () => {
	for (const body of [undefined, null, 7, 'text', [], [1], { name: [unknown] }, { production: null }, { stage: {} }]) {
		expect(knownPart(BandCreate, body)).toEqual(body);
	}
	expect(knownPart(undefined, unknown)).toBe(unknown);
	expect(knownPart(BandCreate, Object.create({ name: 'inherited' }))).toEqual({});
});
