import { isMineChosen, type MineRows, mineRows } from '@crossload/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useActivities } from '../api/activities.ts';
import { bandListQuery } from '../api/bands.ts';
import { positionListQuery } from '../api/positions.ts';
import { stageListQuery } from '../api/stages.ts';
import { teamFunctionListQuery } from '../api/team-functions.ts';
import { vehicleListQuery } from '../api/vehicles.ts';
import { watchQuery } from '../api/watch.ts';
import { MineProvider } from '../entities/mine/mine-context.ts';
import { byId } from '../lib/by-id.ts';

/** Works out once, for all that is drawn inside, what is the user's (MINE-01). */
export function Mine({ children }: { children: ReactNode }) {
	return <MineProvider value={useMine()}>{children}</MineProvider>;
}

/** For those who have chosen nothing, no list is fetched or read. */
function useMine() {
	const { mine } = useQuery(watchQuery).data;
	const enabled = isMineChosen(mine);
	const { data: activities } = useActivities(undefined, enabled);
	const { data: bands } = useQuery({ ...bandListQuery, enabled });
	const { data: vehicles } = useQuery({ ...vehicleListQuery, enabled });
	const { data: positions } = useQuery({ ...positionListQuery, enabled });
	const { data: stages } = useQuery({ ...stageListQuery, enabled });
	const { data: functions } = useQuery({ ...teamFunctionListQuery, enabled });
	return useMemo(() => {
		if (!enabled || !(activities && bands && vehicles && positions && stages && functions)) return null;
		const rows: MineRows = {
			activity: byId(activities),
			band: byId(bands),
			vehicle: byId(vehicles),
			position: byId(positions),
			stage: byId(stages),
		};
		return mineRows(mine, functions, rows);
	}, [enabled, mine, functions, activities, bands, vehicles, positions, stages]);
}
