import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anActivity } from '../../../testing/activities.ts';
import { type BoardLists, shownActivities } from './board-rows.ts';
import { DEFAULT_VIEW } from './board-view.ts';

const VAN = { id: 'van', name: 'Van', slug: 'VAN', color: '#5ba7ab' };

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

test.each([
	['be 204', [1]],
	['Backline', [2]],
	['BE', [1, 2]],
	['zh', []],
])('BRD-01 "%s" finds vehicles by name and by plate', (name, found) => {
	const vehicle = (id: number, own: string) => ({ id, name: own, band: { id: 1, name: 'Elio Tamaro' }, type: VAN });
	const activities = [
		anActivity(1, { vehicles: [vehicle(7, 'Nightliner')] }),
		anActivity(2, { vehicles: [vehicle(8, 'Backline')] }),
	];
	const plated = [
		{ id: 7, licence_plate: 'BE 204 771' },
		{ id: 8, licence_plate: 'BE 9' },
	];
	const placesOf = { vehicles: plated } as unknown as BoardLists;
	expect(shownActivities(activities, { ...DEFAULT_VIEW, name, placesOf }).map(({ id }) => id)).toEqual(found);
});

test.each(['misthyrming', 'MISÞ', 'dodsrit'])('USE-02 "%s" finds bands whatever the case and accents', (name) => {
	const band = (id: number, own: string) => ({ id, name: own });
	const activities = [
		anActivity(1, { band: band(1, 'Misþyrming') }),
		anActivity(2, { band: band(2, 'Dödsrit') }),
		anActivity(3, { band: band(3, 'Wolf Ink') }),
	];
	const found = shownActivities(activities, { ...DEFAULT_VIEW, name }).map(({ id }) => id);
	expect(found).toEqual([name === 'dodsrit' ? 2 : 1]);
});
