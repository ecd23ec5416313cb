import { type CarryRows, type CarryRule, RULED_KINDS } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { TEMPLATES } from '../../db/migrations/0010-seeds.ts';
import { listActivities, stateOf } from '../activity/activity.store.ts';
import { listAlertSettings } from '../alert/alert-settings.store.ts';
import { listBandStates } from '../band/band.store.ts';
import { readAliases } from '../import/import-memory.store.ts';
import { listPersons } from '../person/person.store.ts';
import { listPlanSettings } from '../plan/plan-settings.store.ts';
import { listPositionStates } from '../position/position.store.ts';
import { listStages } from '../stage/stage.store.ts';
import { listTeamFunctions, loggedTeamFunction } from '../team-function/team-function.store.ts';
import { listStoredTemplates } from '../template/template.store.ts';
import { listUsers } from '../user/user.store.ts';
import { listVehicleStates } from '../vehicle/vehicle.store.ts';

/** The rows of an installation as far as another one can take them over. */
export async function readCarryRows(db: Db): Promise<CarryRows> {
	const templates = await listStoredTemplates(db);
	const activities = await listActivities(db);
	return {
		stages: inOrder(await listStages(db)),
		persons: inOrder(await listPersons(db)),
		positions: await listPositionStates(db),
		functions: (await listTeamFunctions(db)).map(loggedTeamFunction),
		templates: templates.map((template) => ({ ...template, isUntouched: isUntouched(template) })),
		users: inOrder(await listUsers(db)),
		rules: await readRules(db),
		aliases: await readDistinctAliases(db),
		// Whether a band has come is of last year.
		bands: (await listBandStates(db)).map(({ status: _, ...band }) => band),
		vehicles: await listVehicleStates(db),
		activities: inOrder(activities).map((activity) => ({ id: activity.id, ...stateOf(activity) })),
	};
}

function inOrder<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
	return rows.toSorted((a, b) => a.id - b.id);
}

/** Whether it is still what every installation begins with. */
function isUntouched({ name, steps }: { readonly name: string; readonly steps: unknown }): boolean {
	const first = TEMPLATES.find((template) => template.name === name);
	return first !== undefined && JSON.stringify(first.steps) === JSON.stringify(steps);
}

/** Only what somebody has set: what nobody has is the same everywhere. */
async function readRules(db: Db): Promise<CarryRule[]> {
	const settings = await listPlanSettings(db);
	const alerts = (await listAlertSettings(db)).filter(({ kind }) => RULED_KINDS.includes(kind));
	return [
		...settings.map(({ turnaround }) => ({ id: 1, name: 'turnaround' as const, minutes: turnaround })),
		...alerts.map(({ kind, minutes }) => ({ id: RULED_KINDS.indexOf(kind) + 2, name: kind, minutes })),
	];
}

/** A later alias of the same name counts. */
async function readDistinctAliases(db: Db) {
	const byName = new Map((await readAliases(db)).map((alias) => [`${alias.entity} ${alias.key}`, alias]));
	return [...byName.values()].map(({ entity, key, id }, index) => ({ id: index + 1, entity, name: key, meansId: id }));
}
