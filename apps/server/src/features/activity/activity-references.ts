import type { ActivityUpdate } from '@crossload/contract';
import type { Db } from '../../db/database.ts';
import { deadReferences } from '../../db/existing.ts';
import { Invalid } from '../../http/refusals.ts';
import type { ActivityState } from './activity.store.ts';

/** Throws Invalid, naming every field that refers to something that does not exist (CHECKLIST API-05). */
export async function expectReferences(db: Db, sent: ActivityState | ActivityUpdate): Promise<void> {
	const { bandId, stageId, positionId, vehicleIds } = sent;
	const faults = await deadReferences(db, {
		bandId: ['band', bandId],
		stageId: ['stage', stageId],
		positionId: ['position', positionId],
		vehicleIds: ['vehicle', vehicleIds],
	});
	Invalid.refuseAny(faults);
}
