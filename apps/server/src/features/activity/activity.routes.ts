import { activityCalls } from '@crossload/contract';
import { expectFound } from '../../errors/domain-errors.ts';
import { type Route, read, write } from '../../http/route.ts';
import {
	cancelActivity,
	changeActivity,
	createActivity,
	endActivity,
	removeActivity,
	restoreActivity,
	startActivity,
} from './activity.service.ts';
import { findActivity, listActivities } from './activity.store.ts';
import { listActivityTypes } from './activity-brief.store.ts';
import { activityHistory } from './activity-history.ts';

export const activityRoutes: readonly Route[] = [
	read(activityCalls.list, (db) => listActivities(db)),
	read(activityCalls.types, listActivityTypes),
	read(activityCalls.get, async (db, { id }) => expectFound(await findActivity(db, id), 'This activity')),
	read(activityCalls.history, (db, { id }) => activityHistory(db, id)),
	write(activityCalls.create, (work, { body }) => createActivity(work, body)),
	write(activityCalls.update, (work, { id, body }) => changeActivity(work, id, body)),
	write(activityCalls.start, (work, { id, body }) => startActivity(work, id, body)),
	write(activityCalls.end, (work, { id, body }) => endActivity(work, id, body)),
	write(activityCalls.cancel, (work, { id, body }) => cancelActivity(work, id, body)),
	write(activityCalls.restore, (work, { id, body }) => restoreActivity(work, id, body)),
	write(activityCalls.remove, async (work, { id }) => void (await removeActivity(work, id))),
];
