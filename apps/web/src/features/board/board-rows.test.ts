import type { Activity } from '@crossload/contract';
import { toFestivalTime } from '@crossload/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownActivities } from './board-rows.ts';
import { DEFAULT_VIEW } from './board-view.ts';

const time = toFestivalTime('2026-08-22T18:00:00+02:00');

const activity = (id: number, isPlanned: boolean): Activity => ({
	id,
	activityType: { id: 'show', name: 'Show', color: '#e28abf', allowedFields: ['band', 'stage'], timeMode: 'range' },
	band: null,
	stage: null,
	position: null,
	vehicles: [],
	planned_start: isPlanned ? time : null,
	planned_end: isPlanned ? time : null,
	start: null,
	end: null,
	info: null,
	cancelled: null,
	cancel_reason: null,
	version: 1,
});

/** Rows that stay the same objects, from which each list takes some in another order. */
const rows = Array.from({ length: 8 }, (_, id) => activity(id, id % 3 !== 0));
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
