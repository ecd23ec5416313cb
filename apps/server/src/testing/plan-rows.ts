import { ACTIVITY_FIELDS, type PlanRows, type TimeMode } from '@crossload/domain';
import type { ActivityTypeId } from '../demo/demo-festival.ts';
import { type FestivalOrder, generateFestival } from '../demo/festival.ts';
import { groundsOf } from '../demo/sites.ts';
import { FESTIVAL_SIZES } from '../demo/sizes.ts';

const POINTS: readonly ActivityTypeId[] = ['arrival', 'checkin', 'departure'];

/**
 * The rows of a generated festival as the lists return them, with the capacities and docks that its positions are planned
 * for and a curfew at two. Ids are keys from 1.
 */
export function planRowsOf(order: FestivalOrder): PlanRows {
	const festival = generateFestival(order);
	const { stages, vehicles } = FESTIVAL_SIZES[order.size];
	const { sites } = groundsOf(stages, vehicles);
	return {
		activities: festival.activities.map(
			({ typeId, bandKey, stageKey, positionKey, vehicleKeys, info: _, cancel_reason: __, ...times }, key) => ({
				...times,
				id: key + 1,
				activityType: {
					id: typeId,
					name: typeId,
					timeMode: (POINTS.includes(typeId) ? 'point' : 'range') as TimeMode,
					allowedFields: ACTIVITY_FIELDS,
				},
				band: { id: bandKey + 1 },
				stage: stageKey === null ? null : { id: stageKey + 1 },
				position: positionKey === null ? null : { id: positionKey + 1 },
				vehicles: vehicleKeys.map((vehicle) => ({ id: vehicle + 1 })),
			}),
		),
		stages: festival.stages.map(({ name }, key) => ({ id: key + 1, name, curfew: '02:00' })),
		positions: sites.map(({ name, tag, places, stageKey }, key) => ({
			...{ id: key + 1, name, tag, capacity: places },
			stage: stageKey === null ? null : { id: stageKey + 1 },
		})),
		vehicles: festival.vehicles.map(({ name, licence_plate, bandKey }, key) => ({
			...{ id: key + 1, name, licence_plate, band: { id: bandKey + 1 } },
		})),
		bands: festival.bands.map(({ name }, key) => ({ id: key + 1, name })),
	};
}
