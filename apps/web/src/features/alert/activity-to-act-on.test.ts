import { expect, test } from 'vitest';
import { activityToActOn } from './activity-to-act-on.ts';

test.each([
	['the load that is late, of a slack', 'slack', [1, 2], 1],
	['the show that runs, of a changeover before the next', 'changeover', [2, 1], 1],
	['nothing, of a vehicle that nobody expects', 'unexpected', [], undefined],
] as const)('ALRT-04 acted on is %s', (...[, kind, activities, id]) => {
	expect(activityToActOn({ kind, activities: [...activities] })).toBe(id);
});
