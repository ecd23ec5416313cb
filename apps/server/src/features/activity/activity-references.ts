import type { ActivityUpdate } from '@crossload/contract';
import type { Db } from '../../db/database.ts';
import { missingReferences, type Reference } from '../../db/missing-references.store.ts';
import { Invalid } from '../../errors/domain-errors.ts';
import type { ActivityState } from './activity.store.ts';

/** Throws Invalid, naming every field that refers to something that does not exist (CHECKLIST API-05). */
export async function expectReferences(db: Db, sent: ActivityState | ActivityUpdate): Promise<void> {
	Invalid.throwIfAny(await missingReferences(db, referencesOf(sent)));
}

/** What an activity refers to, by the path of the field; behind a prefix where it is one of many. */
export function referencesOf(sent: ActivityState | ActivityUpdate, prefix = ''): Record<string, Reference> {
	return {
		[`${prefix}bandId`]: ['band', sent.bandId],
		[`${prefix}stageId`]: ['stage', sent.stageId],
		[`${prefix}positionId`]: ['position', sent.positionId],
		[`${prefix}vehicleIds`]: ['vehicle', sent.vehicleIds],
	};
}
