import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay.ts';

test.each([
	[1, 500],
	[2, 1000],
	[5, 8000],
	[6, 15_000],
	[400, 15_000],
])('REL-51 after %i failures the wait is between half of %i ms and all of it', (failures, longest) => {
	expect(retryDelay(failures, 0)).toBe(longest / 2);
	expect(retryDelay(failures, 1)).toBe(longest);
});
