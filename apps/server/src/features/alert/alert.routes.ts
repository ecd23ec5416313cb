import { alertCalls } from '@crossload/contract';
import { DAY, type Instant, later, parseInstant } from '@crossload/domain';
import { type Route, readUncached, write } from '../../http/route.ts';
import { changeAlertSettings, noteUnexpected, releaseAlert, settleAlert, takeAlert } from './alert.service.ts';
import { listAlerts } from './alert.store.ts';
import { findAlertSettings } from './alert-settings.store.ts';

/** Alerts are in no revision, so no response may be kept by one. */
export function alertRoutes(clock: () => Instant): Route[] {
	return [
		readUncached(alertCalls.list, (db) => listAlerts(db, { isOpen: true })),
		write(alertCalls.create, (work, { body }) => noteUnexpected(work, body)),
		write(alertCalls.take, (work, { id }) => takeAlert(work, id)),
		write(alertCalls.release, (work, { id }) => releaseAlert(work, id)),
		write(alertCalls.settle, (work, { id }) => settleAlert(work, id)),
		readUncached(alertCalls.history, (db, { query }) => {
			const since = query.since === undefined ? null : parseInstant(query.since);
			return listAlerts(db, { since: since ?? later(clock(), -DAY) });
		}),
		readUncached(alertCalls.settings, findAlertSettings),
		write(alertCalls.changeSettings, (work, { body }) => changeAlertSettings(work, body)),
	];
}
