import type { Activity } from '@crossload/contract';
import { toFestivalTime } from '@crossload/domain';

/** A show from 17:00 to 18:00, but for what differs. */
export function anActivity(id: number, overrides: Partial<Activity> = {}): Activity {
	return {
		id,
		activityType: { id: 'show', name: 'Show', color: '#e28abf', allowedFields: ['band', 'stage'], timeMode: 'range' },
		band: null,
		stage: null,
		position: null,
		vehicles: [],
		planned_start: toFestivalTime('2026-08-22T17:00:00+02:00'),
		planned_end: toFestivalTime('2026-08-22T18:00:00+02:00'),
		start: null,
		end: null,
		info: null,
		cancelled: null,
		cancel_reason: null,
		version: 1,
		...overrides,
	};
}
