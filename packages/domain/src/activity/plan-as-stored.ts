import type { ActivityField, TimeMode } from './activity-type.ts';
import { type ActivityReferences, clearDisallowed } from './allowed-fields.ts';

/** What is planned of an activity: its times, in whatever they are counted in, and what it names. */
interface PlannedFields<T> extends ActivityReferences {
	readonly planned_start: T | null;
	readonly planned_end: T | null;
}

type Sent<T> = { readonly [Field in keyof PlannedFields<T>]?: PlannedFields<T>[Field] | undefined };

/**
 * An activity with what was sent of its plan, as it is stored: absent fields stay, null clears, what the type does not
 * allow is cleared, and a point has its one time in planned_end, wherever that was sent (CHECKLIST API-12, API-16, API-17).
 */
export function planAsStored<T, A extends PlannedFields<T>>(
	current: A,
	sent: Sent<T>,
	type: { readonly timeMode: TimeMode; readonly allowedFields: readonly ActivityField[] },
): A {
	const references = {
		bandId: sent.bandId === undefined ? current.bandId : sent.bandId,
		stageId: sent.stageId === undefined ? current.stageId : sent.stageId,
		positionId: sent.positionId === undefined ? current.positionId : sent.positionId,
		vehicleIds: sent.vehicleIds ?? current.vehicleIds,
	};
	return clearDisallowed(
		{ ...current, ...references, ...timesAsStored(current, sent, type.timeMode) },
		type.allowedFields,
	);
}

function timesAsStored<T>(current: PlannedFields<T>, sent: Sent<T>, mode: TimeMode) {
	const planned_start = sent.planned_start === undefined ? current.planned_start : sent.planned_start;
	const planned_end = sent.planned_end === undefined ? current.planned_end : sent.planned_end;
	if (mode === 'range') return { planned_start, planned_end };
	// The one that was sent goes before the one that it had.
	const isStartAlone = sent.planned_end === undefined && (sent.planned_start ?? null) !== null;
	return { planned_start: null, planned_end: isStartAlone ? planned_start : (planned_end ?? planned_start) };
}
