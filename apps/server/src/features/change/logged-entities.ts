import type { LoggedState } from '../../db/change-log.store.ts';
import type { ChangedEntity, RowEntity } from '../../db/change-log.table.ts';
import type { Db } from '../../db/database.ts';
import { chunksOf } from '../../db/rows.ts';
import { activityLogged } from '../activity/activity.logged.ts';
import { bandLogged } from '../band/band.logged.ts';
import { importLogged } from '../import/import.logged.ts';
import { noteLogged } from '../note/note.logged.ts';
import { personLogged } from '../person/person.logged.ts';
import { acceptanceLogged } from '../plan/acceptance.logged.ts';
import { planSettingsLogged } from '../plan/plan-settings.logged.ts';
import { positionLogged } from '../position/position.logged.ts';
import { stageLogged } from '../stage/stage.logged.ts';
import { teamFunctionLogged } from '../team-function/team-function.logged.ts';
import { templateLogged } from '../template/template.logged.ts';
import { userLogged } from '../user/user.logged.ts';
import { vehicleLogged } from '../vehicle/vehicle.logged.ts';
import type { LoggedEntity } from './logged-entity.ts';

/** Every entity whose rows the change log records; each comes after those that its rows name. */
export const LOGGED_ENTITIES: Readonly<Record<RowEntity, LoggedEntity>> = {
	user: userLogged,
	plan_settings: planSettingsLogged,
	stage: stageLogged,
	person: personLogged,
	position: positionLogged,
	band: bandLogged,
	vehicle: vehicleLogged,
	activity: activityLogged,
	finding: acceptanceLogged,
	team_function: teamFunctionLogged,
	template: templateLogged,
	note: noteLogged,
	import: importLogged,
};

const IN_ORDER = Object.values(LOGGED_ENTITIES);

/** What the entity contributes to the log; undefined for the end of a login or share and for a restore, which have no rows. */
export function sourceOf(entity: ChangedEntity): LoggedEntity | undefined {
	return entity === 'login' || entity === 'share' || entity === 'restore' ? undefined : LOGGED_ENTITIES[entity];
}

/** Order of entities: those that others name first. */
export function compareByDependence(a: LoggedEntity, b: LoggedEntity): number {
	return IN_ORDER.indexOf(a) - IN_ORDER.indexOf(b);
}

/** The rows with these ids as they are now, in the form that the log keeps; what is gone is absent. */
export async function statesOf(
	db: Db,
	source: LoggedEntity,
	ids: readonly number[],
): Promise<ReadonlyMap<number, LoggedState>> {
	const states = new Map<number, LoggedState>();
	for (const chunk of chunksOf(ids)) {
		for (const [id, state] of await source.states(db, chunk)) states.set(id, state);
	}
	return states;
}
