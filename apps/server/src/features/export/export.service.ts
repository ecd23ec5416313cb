import { calendarDayOf, type Instant } from '@crossload/domain';
import { latestRevision } from '../../db/change-log.store.ts';
import type { Database } from '../../db/database.ts';
import { readConsistently } from '../../db/work.ts';
import type { FileContent } from '../../http/route.ts';
import { listActivities } from '../activity/activity.store.ts';
import { listBandStates } from '../band/band.store.ts';
import { listPersons } from '../person/person.store.ts';
import { listPositionStates } from '../position/position.store.ts';
import { listStages } from '../stage/stage.store.ts';
import { listTeamFunctions } from '../team-function/team-function.store.ts';
import { listVehicleStates, listVehicleTypes } from '../vehicle/vehicle.store.ts';
import { festivalSheets } from './festival-sheets.ts';
import { findInstallationId } from './installation.store.ts';
import { workbookStream } from './workbook.ts';

/** The whole festival as a workbook (IN-AND-OUT, OUT-02). The right for it goes along with that for telephone numbers. */
export async function exportFestival(database: Database, now: Instant): Promise<FileContent> {
	const rows = await readConsistently(database, async (db) => ({
		activities: await listActivities(db),
		bands: await listBandStates(db),
		vehicles: await listVehicleStates(db),
		vehicleTypes: await listVehicleTypes(db),
		positions: await listPositionStates(db),
		persons: await listPersons(db),
		stages: await listStages(db),
		functions: await listTeamFunctions(db),
		installation: await findInstallationId(db),
		revision: await latestRevision(db),
	}));
	const day = calendarDayOf(now);
	return { body: workbookStream(festivalSheets(rows)), name: `festival ${day}.xlsx`, revision: rows.revision };
}
