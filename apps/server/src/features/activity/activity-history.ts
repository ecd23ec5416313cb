import type { HistoryEntry } from '@crossload/contract';
import { festivalTimeOf } from '@crossload/domain';
import { loggedStateIn } from '../../db/added-fields.ts';
import { changesOf } from '../../db/change-log.store.ts';
import type { Db } from '../../db/database.ts';
import { namedReference } from '../../db/rows.ts';
import { expectFound } from '../../errors/domain-errors.ts';
import { fieldChanges } from '../change/field-changes.ts';
import { findActivity, type LoggedActivity, stateInLog } from './activity.store.ts';

/** Who changed the activity, when and what, latest first. Throws NotFound for one that does not exist. */
export async function activityHistory(db: Db, id: number): Promise<HistoryEntry[]> {
	expectFound(await findActivity(db, id), 'This activity');
	const changes = await changesOf(db, 'activity', id);
	return changes.map((change) => ({
		revision: change.revision,
		at: festivalTimeOf(change.at),
		actor: namedReference(change.actor_id, change.actor_name),
		action: change.action,
		changes: fieldChanges({ before: stateIn(change.before), after: stateIn(change.after) }),
	}));
}

function stateIn(json: string | null): Readonly<Record<string, unknown>> | null {
	const state = loggedStateIn('activity', json);
	return state && { ...stateInLog(state as LoggedActivity) };
}
