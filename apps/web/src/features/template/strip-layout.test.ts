import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SHOW_BLOCK, stripOf } from './strip-layout.ts';

const step = fc.record({
	activityTypeId: fc.constant('loadin'),
	anchor: fc.constantFrom('show_start', 'show_end'),
	offset: fc.integer({ min: -20_160, max: 20_160 }),
	duration: fc.integer({ min: 0, max: 20_160 }),
	positionId: fc.constant(null),
	stageDock: fc.boolean(),
	vehicles: fc.constant('all' as const),
	info: fc.constant(null),
});

test('TPL-04 the strip holds every step and the show, none over another on its line', () => {
	fc.assert(
		fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
			const { blocks, from, to, lines, hours } = stripOf(steps);
			expect(blocks.map(({ id }) => id).sort((a, b) => a - b)).toEqual([SHOW_BLOCK, ...steps.keys()]);
			expect(hours).toContain(0);
			expect(blocks.filter((one) => one.from < from || one.from + one.length > to || one.line >= lines)).toEqual([]);
			const over = blocks.filter((one) =>
				blocks.some(
					(other) => other.id < one.id && other.line === one.line && other.from < one.to && one.from < other.to,
				),
			);
			expect(over).toEqual([]);
		}),
	);
});
