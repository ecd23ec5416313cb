import { DEFAULT_STAGE_COLOR } from '@crossload/contract';
import { expect, test } from 'vitest';
import { nextSwatch, SWATCHES } from './swatches.ts';

const [first, second] = SWATCHES;

test('a new stage gets the first colour that is free, the default when all are taken', () => {
	expect(nextSwatch([])).toBe(first?.color);
	expect(nextSwatch([{ color: first?.color.toUpperCase() ?? '' }])).toBe(second?.color);
	expect(nextSwatch(SWATCHES)).toBe(DEFAULT_STAGE_COLOR);
});
