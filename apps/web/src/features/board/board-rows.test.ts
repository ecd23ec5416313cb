import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anActivity } from '../../testing/activities.ts';
import { shownActivities } from './board-rows.ts';
import { DEFAULT_VIEW } from './board-view.ts';

const NO_PLAN = { planned_start: null, planned_end: null };

/** Rows that stay the same objects, from which each list takes some in another order. */
const rows = Array.from({ length: 8 }, (_, id) => anActivity(id, id % 3 === 0 ? NO_PLAN : {}));
const lists = fc.array(fc.shuffledSubarray(rows), { minLength: 1, maxLength: 6 });

test('BRD-01 whatever differs from the list before, all that have a time are shown, in the order of the list', () => {
	fc.assert(
		fc.property(lists, (following) => {
			for (const list of following) {
				const shown = shownActivities(list, DEFAULT_VIEW).map(({ id }) => id);
				expect(shown).toEqual(list.filter(({ planned_start }) => planned_start !== null).map(({ id }) => id));
			}
		}),
	);
});
