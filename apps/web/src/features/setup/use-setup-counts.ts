import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useActivities } from '../../api/activities.ts';
import { bandListQuery } from '../../api/bands.ts';
import { personListQuery } from '../../api/persons.ts';
import { positionListQuery } from '../../api/positions.ts';
import { stageListQuery } from '../../api/stages.ts';
import { teamFunctionListQuery } from '../../api/team-functions.ts';
import { userListQuery } from '../../api/users.ts';
import { vehicleListQuery } from '../../api/vehicles.ts';
import { useValueAfterPaint } from '../../lib/use-value-after-paint.ts';
import { type SetupCounts, setupCounts } from './setup-steps.ts';

/**
 * Counts what is there so far, live; null until all lists are loaded. Unless `enabled`, nothing is fetched, and the lists
 * are those that other screens or the prefetch have loaded.
 */
export function useSetupCounts(enabled: boolean): SetupCounts | null {
	const { data: activities } = useActivities(undefined, enabled);
	const { data: stages } = useQuery({ ...stageListQuery, enabled });
	const { data: positions } = useQuery({ ...positionListQuery, enabled });
	const { data: bands } = useQuery({ ...bandListQuery, enabled });
	const { data: vehicles } = useQuery({ ...vehicleListQuery, enabled });
	const { data: persons } = useQuery({ ...personListQuery, enabled });
	const { data: functions } = useQuery({ ...teamFunctionListQuery, enabled });
	const { data: users } = useQuery({ ...userListQuery, enabled });
	const latest = useMemo(
		() =>
			activities && stages && positions && bands && vehicles && persons && functions && users
				? { activities, stages, positions, bands, vehicles, persons, functions, users }
				: null,
		[activities, stages, positions, bands, vehicles, persons, functions, users],
	);
	// The open screen shows a change first; counting can wait until after the paint.
	const rows = useValueAfterPaint(latest);
	return useMemo(() => rows && setupCounts(rows), [rows]);
}
