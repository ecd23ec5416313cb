import type { HistoryEntry } from '@crossload/contract';
import { festivalTimeOf } from '@crossload/domain';
import { changesOf } from '../../db/change-log.store.ts';
import type { Db } from '../../db/database.ts';
import { found } from '../../http/found.ts';
import { findActivity } from './activity.store.ts';

/** Who changed the activity, when and what, latest first. Throws NotFound for one that does not exist. */
export async function activityHistory(db: Db, id: number): Promise<HistoryEntry[]> {
	found(await findActivity(db, id), 'This activity');
	const changes = await changesOf(db, 'activity', id);
	return changes.map((change) => ({
		revision: change.revision,
		at: festivalTimeOf(change.at),
		actor: change.actor_id === null ? null : { id: change.actor_id, name: change.actor_name ?? '' },
		action: change.action,
		changes: differences(stateIn(change.before), stateIn(change.after)),
	}));
}

function stateIn(json: string | null): Record<string, unknown> {
	return json === null ? {} : (JSON.parse(json) as Record<string, unknown>);
}

/** The fields that differ; the version counts changes and is none itself. */
function differences(before: Record<string, unknown>, after: Record<string, unknown>): HistoryEntry['changes'] {
	const names = new Set([...Object.keys(before), ...Object.keys(after)]);
	names.delete('version');
	return [...names]
		.map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
		.filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
