import type { ChangeEntry, Vehicle } from '@crossload/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useActivities } from '../../api/activities.ts';
import { useBands } from '../../api/bands.ts';
import { usePositions } from '../../api/positions.ts';
import { stageListQuery } from '../../api/stages.ts';
import { useVehicles } from '../../api/vehicles.ts';
import { byId } from '../../lib/by-id.ts';
import type { NameOf } from './describe-change.ts';

/** The lists that say what ids are called and which stages changes touch. */
export function useChangeNames() {
	const { data: activities = [] } = useActivities();
	const { data: bands = [] } = useBands();
	const { data: positions = [] } = usePositions();
	const { data: vehicles = [] } = useVehicles();
	const { data: stages = [] } = useQuery(stageListQuery);
	return useMemo(() => {
		const rows = { band: byId(bands), position: byId(positions), vehicle: byId(vehicles), stage: byId(stages) };
		const activity = byId(activities);
		const nameOf: NameOf = (entity, id) =>
			entity === 'vehicle' ? vehicleName(rows.vehicle.get(id)) : rows[entity as keyof typeof rows]?.get(id)?.name;
		const stagesOf = ({ entity, id, changes }: ChangeEntry): number[] => {
			const own = entity === 'stage' ? [id] : [];
			const number = Number(id);
			const present = entity === 'activity' ? activity.get(number)?.stage?.id : undefined;
			const dock = entity === 'position' ? rows.position.get(number)?.stage?.id : undefined;
			const logged = changes.filter(({ field }) => field === 'stageId').flatMap(({ before, after }) => [before, after]);
			return [...own, present, dock, ...logged].filter((stage) => typeof stage === 'number');
		};
		return { nameOf, stagesOf, stages };
	}, [activities, bands, positions, vehicles, stages]);
}

/** 'Wolf Ink, Sprinter, B-HK 5051': there are dozens of Sprinters. */
function vehicleName(vehicle: Vehicle | undefined): string | undefined {
	return vehicle && [vehicle.band.name, vehicle.name, vehicle.licence_plate].filter(Boolean).join(', ');
}
