import { type FestivalTime, SHOW } from '@crossload/domain';
import { Invalid } from '../../../errors/domain-errors.ts';
import type { ActivityState } from '../../activity/activity.store.ts';
import { changedState, newState } from '../../activity/activity-rules.ts';
import { importKind } from '../import-kind.ts';
import { namedOrMade, time } from '../read-cells.ts';
import { activityBase } from './activities.ts';

/** Of an activity's fields, those that a running order calls otherwise. */
const FIELDS: Readonly<Record<string, string>> = { planned_start: 'start', planned_end: 'end' };

/** Shows; stages and bands that are not there are made. A row without times makes only its band. */
export const runningOrderKind = importKind<ActivityState>({
	...activityBase,
	cells: { band: namedOrMade('band'), stage: namedOrMade('stage'), start: time, end: time },
	required: ['band', 'stage', 'start', 'end'],
	neverBlank: ['band', 'stage', 'start', 'end'],
	matchedBy: ['band'],
	makesOnlyBand: ({ start, end }) => (start ?? null) === null && (end ?? null) === null,
	load: async (db) => (await activityBase.load(db)).filter(({ state }) => state.activityTypeId === SHOW),
	valuesOf: ({ bandId, stageId, planned_start, planned_end }) => ({
		band: bandId,
		stage: stageId,
		start: planned_start,
		end: planned_end,
	}),
	stateWith: ({ band, stage, start, end }, present, { rules }) => {
		const body = {
			...(band !== undefined && { bandId: Number(band) }),
			...(stage !== undefined && { stageId: Number(stage) }),
			...(start !== undefined && { planned_start: start as FestivalTime }),
			...(end !== undefined && { planned_end: end as FestivalTime }),
		};
		try {
			return present ? changedState(present.state, body, rules) : newState({ ...body, activityTypeId: SHOW }, rules);
		} catch (error) {
			if (!(error instanceof Invalid)) throw error;
			const fields = Object.entries(error.details.fields ?? {}).map(([field, message]) => [
				FIELDS[field] ?? field,
				message,
			]);
			throw new Invalid(error.message, { fields: Object.fromEntries(fields) });
		}
	},
});
