import type { ChangeEntry, LoggedRevision } from '@crossload/contract';
import { VIEWED_ENTITIES } from '@crossload/domain';
import { useMemo } from 'react';
import { useActivities } from '../../api/activities.ts';
import { useShownIds } from '../../entities/mine/mine-context.ts';
import { useChangeNames } from './use-change-names.ts';

/**
 * The loaded revisions that touch what the user wants to see: theirs, or all (MINE-01). What is gone, and what is no row of
 * the festival, concerns everybody.
 */
export function useShownChanges(pages: readonly (readonly LoggedRevision[])[] | undefined): readonly LoggedRevision[] {
	const shown = useShownIds();
	const { nameOf } = useChangeNames();
	const { data: activities } = useActivities();
	return useMemo(() => {
		const all = pages?.flat() ?? [];
		if (shown === null) return all;
		const present = new Set(activities?.map(({ id }) => id));
		const isGone = (entity: string, id: number) =>
			entity === 'activity' ? !present.has(id) : nameOf(entity, id) === undefined;
		const isShown = ({ entity, id }: ChangeEntry) => {
			const viewed = VIEWED_ENTITIES.find((one) => one === entity);
			return viewed === undefined || shown[viewed].has(Number(id)) || isGone(entity, Number(id));
		};
		return all.filter(({ entries }) => entries.some(isShown));
	}, [pages, shown, nameOf, activities]);
}
