import { useMemo } from 'react';
import { useShownIds } from '../../entities/mine/mine-context.ts';
import type { BoardLists } from './model/board-rows.ts';

/** The board's lists with what the user wants to see of them: theirs, or all (MINE-01). */
export function useShownLists(lists: BoardLists | undefined): BoardLists | undefined {
	const shown = useShownIds();
	return useMemo(
		() =>
			lists && shown
				? {
						activities: lists.activities.filter(({ id }) => shown.activity.has(id)),
						stages: lists.stages.filter(({ id }) => shown.stage.has(id)),
						positions: lists.positions.filter(({ id }) => shown.position.has(id)),
						vehicles: lists.vehicles.filter(({ id }) => shown.vehicle.has(id)),
						bands: lists.bands.filter(({ id }) => shown.band.has(id)),
					}
				: lists,
		[lists, shown],
	);
}
