import type { Database } from '../db/database.ts';
import { runUnitOfWork, type Work } from '../db/work.ts';
import { changeActivity, endActivity, startActivity } from '../features/activity/activity.service.ts';
import { changeBand } from '../features/band/band.service.ts';
import { createNote } from '../features/note/note.service.ts';
import { assignMembers } from '../features/team-function/team-function.service.ts';
import type { DayEntry } from './day-entries.ts';
import { idOf, idOrNull, type WrittenIds } from './write-festival.ts';

/** The ids of the festival and of those who write its day. */
export interface DayIds extends WrittenIds {
	readonly users: Readonly<Record<DayEntry['by'], number>>;
}

/** Writes what the demo's users entered, each at its time and as a revision of its own. */
export async function writeDay(database: Database, entries: readonly DayEntry[], ids: DayIds): Promise<void> {
	for (const entry of entries) {
		const actor = { id: ids.users[entry.by], name: entry.by };
		await runUnitOfWork(database, { actor, at: entry.at }, (work) => enter(work, entry, ids));
	}
}

async function enter(work: Work, entry: DayEntry, ids: DayIds): Promise<unknown> {
	switch (entry.kind) {
		case 'start':
			return await startActivity(work, idOf(ids.activities, entry.activityKey), {});
		case 'end':
			return await endActivity(work, idOf(ids.activities, entry.activityKey), {});
		case 'change': {
			const { positionKey, ...change } = entry.change;
			const place = positionKey === undefined ? {} : { positionId: idOrNull(ids.positions, positionKey) };
			return await changeActivity(work, idOf(ids.activities, entry.activityKey), { ...change, ...place });
		}
		case 'status':
			return await changeBand(work, idOf(ids.bands, entry.bandKey), { status: entry.status });
		case 'members': {
			const personIds = entry.members.map((key) => idOf(ids.persons, key));
			return await assignMembers(work, idOf(ids.teamFunctions, entry.functionKey), { personIds });
		}
		case 'note': {
			const { text, stageKey = null, bandKey = null } = entry;
			return await createNote(work, {
				text,
				stageId: idOrNull(ids.stages, stageKey),
				bandId: idOrNull(ids.bands, bandKey),
			});
		}
	}
}
