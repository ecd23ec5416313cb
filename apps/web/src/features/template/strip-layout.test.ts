import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hourText, SHOW_BLOCK, stripOf } from './strip-layout.ts';

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

test.each([
	[240, ['−4 h', '−3 h', '−2 h', '−1 h', '+0 h', '+1 h', '+2 h']],
	[960, ['−16 h', '−14 h', '−12 h', '−10 h', '−8 h', '−6 h', '−4 h', '−2 h', '+0 h', '+2 h', '+4 h']],
	[3 * 1440, ['−72 h', '−60 h', '−48 h', '−36 h', '−24 h', '−12 h', '+0 h', '+12 h']],
	[20_160, ['−14 d', '−12 d', '−10 d', '−8 d', '−6 d', '−4 d', '−2 d', '+0 d', '+2 d']],
])('TPL-04 the hours of a strip that begins %d minutes before the show are counted as people do', (before, words) => {
	const strip = stripOf([{ activityTypeId: 'checkin', anchor: 'show_start', offset: -before, duration: 0 }]);
	expect(strip.hours.map((minutes) => hourText(minutes, strip))).toEqual(words);
});
