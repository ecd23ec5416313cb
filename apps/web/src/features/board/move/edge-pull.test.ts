import { expect, test } from 'vitest';
import { edgePull } from './edge-pull.ts';

const BOX = { left: 200, top: 100, right: 1_200, bottom: 700 };
const FROM = { x: 600, y: 400 };

test.each([
	{ at: { x: 600, y: 400 }, pull: { x: 0, y: 0 }, what: 'nothing pulls in the middle' },
	{ at: { x: 1_152, y: 400 }, pull: { x: 0, y: 0 }, what: 'where an edge begins it does not pull yet' },
	{ at: { x: 1_176, y: 400 }, pull: { x: 600, y: 0 }, what: 'half way to an edge it pulls half as fast' },
	{ at: { x: 1_500, y: 400 }, pull: { x: 1_200, y: 0 }, what: 'beyond an edge it pulls no faster than at it' },
	{ at: { x: 200, y: 700 }, pull: { x: -1_200, y: 1_200 }, what: 'in a corner two edges pull' },
	{ at: { x: 600, y: 100 }, pull: { x: 0, y: -1_200 }, what: 'the upper edge pulls up' },
])('BRD-04 $what', ({ at, pull }) => {
	expect(edgePull({ at, from: FROM, box: BOX })).toEqual(pull);
});

test('BRD-04 an edge near which something was taken hold of pulls only towards it', () => {
	const from = { x: 210, y: 400 };
	expect(edgePull({ at: { x: 215, y: 400 }, from, box: BOX }).x).toBe(0);
	expect(edgePull({ at: { x: 204, y: 400 }, from, box: BOX }).x).toBe(-1_100);
});
