import type { PlanRows } from '@crossload/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useActivities } from '../activities.ts';
import { bandListQuery } from '../bands.ts';
import { positionListQuery } from '../positions.ts';
import { stageListQuery } from '../stages.ts';
import { vehicleListQuery } from '../vehicles.ts';
import { planSettingsQuery } from './plan-settings.ts';

/**
 * What the rules of planning look at, from the cached lists, with what was tapped here and is not sent yet; null until
 * all lists are there. The same object as long as nothing of it changes. Unless `enabled`, nothing is fetched: what the
 * open screen and the prefetch bring is taken.
 */
export function usePlanRows(enabled = true): PlanRows | null {
	const { data: activities } = useActivities(undefined, enabled);
	const { data: stages } = useQuery({ ...stageListQuery, enabled });
	const { data: positions } = useQuery({ ...positionListQuery, enabled });
	const { data: vehicles } = useQuery({ ...vehicleListQuery, enabled });
	const { data: bands } = useQuery({ ...bandListQuery, enabled });
	const settings = useQuery({ ...planSettingsQuery, enabled }).data?.[0];
	return useMemo(
		() =>
			activities && stages && positions && vehicles && bands
				? { activities, stages, positions, vehicles, bands, ...(settings && { settings }) }
				: null,
		[activities, stages, positions, vehicles, bands, settings],
	);
}
