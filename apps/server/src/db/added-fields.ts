import type { LoggedState } from './change-log.store.ts';
import type { ChangedEntity } from './change-log.table.ts';

/** Fields that later programs have added, with what they are worth in states that were logged before. */
const ADDED_FIELDS: Partial<Readonly<Record<ChangedEntity, LoggedState>>> = {
	activity: { cancelled: null, cancel_reason: null },
	position: { capacity: null, stageId: null },
	stage: { changeover: 30, curfew: null },
	team_function: { radio: null, stageIds: [], types: [] },
};

/** An entity's own fields as the log keeps them, with those that were added since. Throws for text that is no JSON. */
export function parseLoggedState(entity: ChangedEntity, json: string): LoggedState {
	return { ...ADDED_FIELDS[entity], ...(JSON.parse(json) as LoggedState) };
}

/** As {@link parseLoggedState}; null where the log has none, before a row was created and after it was removed. */
export function loggedStateIn(entity: ChangedEntity, json: string | null): LoggedState | null {
	return json === null ? null : parseLoggedState(entity, json);
}
