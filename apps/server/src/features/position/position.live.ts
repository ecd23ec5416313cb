import { positionCalls } from '@crossload/contract';
import { compareByName } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import {
	hasChanged,
	hasChangedInBrief,
	type LiveSource,
	type LoggedChange,
	own,
	referenced,
} from '../../live/live-source.ts';
import { listVehicleIdsOf } from '../vehicle/vehicle-id.store.ts';
import { listPositionsWithVehicles } from './position.store.ts';
import { listPositionIdsOfStage, listPositionIdsOfVehicles } from './position-id.store.ts';

/** A position shows its stage, and the vehicles that stand there, which activities elsewhere may move away. */
export const positionLive: LiveSource = {
	entity: 'position',
	list: positionCalls.listWithVehicles,
	rows: (db, ids) => listPositionsWithVehicles(db, ids),
	compare: compareByName,
	affected: async (db, change) => [...own(change, 'position'), ...(await showing(db, change))],
};

async function showing(db: Db, change: LoggedChange): Promise<number[]> {
	const { entity, id } = change;
	if (entity === 'activity') {
		if (!hasPlaced(change)) return [];
		return [
			...referenced(change, 'positionId'),
			...(await listPositionIdsOfVehicles(db, referenced(change, 'vehicleIds'))),
		];
	}
	if (entity === 'stage' && hasChanged(change, 'name', 'color')) return await listPositionIdsOfStage(db, id);
	if (entity === 'vehicle' && hasChanged(change, 'name', 'typeId', 'bandId'))
		return await listPositionIdsOfVehicles(db, [id]);
	if (entity !== 'band' || !hasChanged(change, 'name')) return [];
	return await listPositionIdsOfVehicles(db, await listVehicleIdsOf(db, id));
}

/** What is only planned moves nobody; and who stands where depends on no activity's info. */
function hasPlaced(change: LoggedChange): boolean {
	const { before, after } = change;
	const isPlanAlone = [before?.['start'], before?.['end'], after?.['start'], after?.['end']].every(
		(time) => time == null,
	);
	return !isPlanAlone && (hasChangedInBrief(change) || hasChanged(change, 'vehicleIds'));
}
