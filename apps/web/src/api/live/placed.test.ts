import type { Position, Vehicle } from '@crossload/contract';
import { expect, test } from 'vitest';
import { placed } from './placed.ts';

const reference = (id: number, name: string) => ({
	id,
	name,
	band: { id: 1, name: 'Moth Parade' },
	type: { id: 'truck', slug: '40t', name: 'Truck', color: '#888888' },
});
const truck = (id: number, at: number | null): Vehicle =>
	({ ...reference(id, `Truck ${id}`), current_position: at && { id: at, name: `Dock ${at}` } }) as Vehicle;
const dock = (id: number, standing: readonly number[]): Position => ({
	id,
	name: `Dock ${id}`,
	slug: `d${id}`,
	tag: 'GEO',
	vehicles: standing.map((each) => reference(each, `Truck ${each}`)),
	version: 1,
});

test('a vehicle that has moved stands in its new place, in the order of names, and in the old one no more', () => {
	const docks = [dock(1, [5, 6]), dock(2, [4, 9]), dock(3, [])];
	const moved = placed(docks, [truck(6, 2)]);
	expect(moved).toEqual([dock(1, [5]), dock(2, [4, 6, 9]), dock(3, [])]);
	expect(moved[2]).toBe(docks[2]);
});

test('one that is gone stands nowhere', () => {
	expect(placed([dock(1, [5])], [truck(5, null)])).toEqual([dock(1, [])]);
});

test('nothing changes for vehicles that stand there already', () => {
	const docks = [dock(1, [5, 6]), dock(2, [])];
	expect(placed(docks, [truck(5, 1)])).toBe(docks);
	expect(placed(docks, [])).toBe(docks);
});
