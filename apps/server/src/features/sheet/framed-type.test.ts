import { expect, test } from 'vitest';
import { enlarged } from './enlarged.ts';
import { framedType } from './framed-type.ts';

/** Width of the frame that is drawn round a type; undefined without one. */
function frameWidth(content: unknown): number | undefined {
	return /"type":"rect","x":[\d.]+,"y":[\d.]+,"w":([\d.]+)/.exec(JSON.stringify(content))?.slice(1).map(Number)[0];
}

test.each([
	['40T', 29],
	['7.5T', 29],
	['', undefined],
	['▲ VAN (SPR)', undefined],
])('SHEET-01 a vehicle’s type stands in a frame where it fits: %s', (type, width) => {
	expect(frameWidth(framedType(type))).toBe(width);
});

test('SHEET-01 a frame is enlarged with what stands in it', () => {
	expect(frameWidth(enlarged({ content: framedType('NL') }, 2))).toBe(58);
});
