import { expect, test } from 'vitest';
import { nestedSharer } from './share-nested.ts';

const truck = (id: number, name: string, band = 'Aurora') => ({
	id,
	name,
	band: { id: 7, name: band },
	type: { id: 'truck18', sizes: [18, 2.5] },
});
const activity = (id: number, rest: object) => ({ id, version: 1, info: 'Tail lift', ...rest });

/** The rows as they come from the server, and what sharing makes of them: it must say the same. */
function shared<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
	const text = JSON.stringify(rows);
	const result = nestedSharer()(JSON.parse(text) as Row[]);
	expect(JSON.stringify(result)).toBe(text);
	return result;
}

test('rows share what is equal in them: objects, lists, and what these hold', () => {
	const [one, two, three] = shared([
		activity(1, { band: { id: 7, name: 'Aurora' }, vehicles: [truck(1, 'A'), truck(2, 'B')] }),
		activity(2, { band: { id: 7, name: 'Aurora' }, vehicles: [truck(1, 'A'), truck(2, 'B')] }),
		activity(3, { band: { id: 7, name: 'Aurora' }, vehicles: [truck(2, 'B')] }),
	]) as unknown as [Loaded, Loaded, Loaded];
	expect(two).not.toBe(one);
	expect(two.band).toBe(one.band);
	expect(two.vehicles).toBe(one.vehicles);
	expect(three.vehicles[0]).toBe(one.vehicles[1]);
	expect(one.vehicles[1]?.band).toBe(one.band);
	expect(one.vehicles[1]?.type).toBe(one.vehicles[0]?.type);
});

interface Loaded {
	readonly band: object;
	readonly vehicles: readonly { readonly band: object; readonly type: object }[];
}

test('what differs under one id stays apart, in whatever it differs', () => {
	const variants: object[] = [
		{ band: { id: 7, name: 'Aurora' } },
		{ band: { id: 7, name: 'Borealis' } },
		{ band: { id: 7, name: 'Aurora', notes: null } },
		{ band: { id: 7 } },
		{ band: { id: '7', name: 'Aurora' } },
		{ band: [{ id: 7, name: 'Aurora' }] },
		{ band: [{ id: 7, name: 'Aurora' }, null] },
		{ band: [{ id: 7, name: 'Aurora' }, { id: 8 }] },
		{ band: [] },
		{ band: {} },
		{ band: [null] },
		{ band: [[]] },
		{ band: [7] },
		{ band: ['7', 7] },
		{ band: null },
		{ band: 7 },
		{ band: true },
	];
	// In both orders: what is known first differs.
	for (const order of [variants, variants.toReversed(), [...variants, ...variants]]) {
		shared(order.map((variant, index) => activity(index, variant)));
	}
});

test('lists that are given one after the other share too', () => {
	const share = nestedSharer();
	const [one] = share([{ id: 1, band: { id: 7, name: 'Aurora' } }]);
	const [two] = share([{ id: 2, band: { id: 7, name: 'Aurora' } }]);
	expect(two?.band).toBe(one?.band);
});

test('one id under two names are two things', () => {
	const [row] = shared([
		activity(1, { stage: { id: 1, name: 'Main' }, position: { id: 1, name: 'Main' } }),
	]) as unknown as [{ stage: object; position: object }];
	expect(row.stage).not.toBe(row.position);
});

test('names that every object has mean nothing by themselves', () => {
	const rows =
		'[{"id":1,"a":{"id":1,"__proto__":{}}},{"id":2,"a":{"id":1}},{"id":3,"a":{"id":1,"constructor":{"id":2}}}]';
	expect(JSON.stringify(nestedSharer()(JSON.parse(rows)))).toBe(rows);
});

test('no rows, and rows without anything in them', () => {
	expect(nestedSharer()([])).toEqual([]);
	shared([{ id: 1 }, { id: 2 }]);
});
