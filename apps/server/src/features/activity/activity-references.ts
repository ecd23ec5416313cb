import type { Db } from '../../db/database.ts';
import { missingIds } from '../../db/existing.ts';
import { Invalid } from '../../http/refusals.ts';
import type { ActivityState } from './activity.store.ts';

/** Throws Invalid, naming every field that refers to something that does not exist (CHECKLIST API-05). */
export async function expectReferences(db: Db, state: ActivityState): Promise<void> {
	const { bandId, stageId, positionId, vehicleIds } = state;
	const fields: Record<string, string> = {};
	const expectAll = async (field: string, table: 'band' | 'stage' | 'position' | 'vehicle', ids: readonly number[]) => {
		const missing = await missingIds(db, table, ids);
		if (missing.length > 0) fields[field] = `There is no ${table} with id ${missing.join(', ')}`;
	};
	await expectAll('bandId', 'band', present(bandId));
	await expectAll('stageId', 'stage', present(stageId));
	await expectAll('positionId', 'position', present(positionId));
	await expectAll('vehicleIds', 'vehicle', vehicleIds);
	const faults = Object.values(fields);
	if (faults.length > 0) throw new Invalid(faults.join('. '), { fields });
}

function present(id: number | null): number[] {
	return id === null ? [] : [id];
}
