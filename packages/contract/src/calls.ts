import { acceptanceCalls } from './acceptance.ts';
import { activityCalls } from './activity.ts';
import { alertCalls } from './alert.ts';
import { bandCalls } from './band.ts';
import type { Call } from './call.ts';
import { carryOverCalls } from './carry-over.ts';
import { changeCalls } from './change.ts';
import { dashboardCalls } from './dashboard.ts';
import { exportCalls } from './export.ts';
import { importCalls } from './import.ts';
import { noteCalls } from './note.ts';
import { operationCalls } from './operation.ts';
import { personCalls } from './person.ts';
import { planCalls } from './plan.ts';
import { positionCalls } from './position.ts';
import { pushCalls } from './push.ts';
import { sessionCalls } from './session.ts';
import { setupCalls } from './setup.ts';
import { shareCalls } from './share.ts';
import { sheetCalls } from './sheet.ts';
import { stageCalls } from './stage.ts';
import { teamFunctionCalls } from './team-function.ts';
import { templateCalls } from './template.ts';
import { userCalls } from './user.ts';
import { vehicleCalls } from './vehicle.ts';
import { vehiclePassCalls } from './vehicle-pass.ts';
import { watchCalls } from './watch.ts';

/** Every call of the API, in the order of the documentation. */
export const ALL_CALLS: readonly Call[] = [
	sessionCalls,
	dashboardCalls,
	bandCalls,
	vehicleCalls,
	vehiclePassCalls,
	positionCalls,
	activityCalls,
	stageCalls,
	personCalls,
	teamFunctionCalls,
	planCalls,
	acceptanceCalls,
	templateCalls,
	userCalls,
	watchCalls,
	alertCalls,
	pushCalls,
	shareCalls,
	changeCalls,
	sheetCalls,
	exportCalls,
	noteCalls,
	importCalls,
	setupCalls,
	carryOverCalls,
	operationCalls,
].flatMap((group): Call[] => Object.values(group));
