import type { Activity, ActivityType } from '@crossload/contract';
import {
	type DescribedFinding,
	describeFinding,
	type FindingsIndex,
	type Instant,
	type PlanActivity,
	type PlanMove,
	planActivity,
	remediesOf,
} from '@crossload/domain';
import { type ActivityFormValues, faultsOf, payloadOf, plannedOf } from './activity-form-values.ts';

/** The id of an activity that is not saved yet, in the plan that it is tried in. */
const UNSAVED = -1;

interface Tried {
	readonly values: ActivityFormValues;
	/** Undefined until one is chosen. */
	readonly type: ActivityType | undefined;
	/** Null for a new one. */
	readonly activity: Activity | null;
}

/** The activity that saving the form would make, as the rules of planning take it; null while it could not be saved. */
export function triedActivity({ values, type, activity }: Tried): PlanActivity | null {
	if (!type || Object.keys(faultsOf(values, type)).length > 0) return null;
	const { bandId, stageId, positionId, vehicleIds } = payloadOf(values, type);
	const { planned_start, planned_end } = plannedOf(values.planned);
	return planActivity({
		id: activity?.id ?? UNSAVED,
		activityType: type,
		band: referenceTo(bandId),
		stage: referenceTo(stageId),
		position: referenceTo(positionId),
		vehicles: (vehicleIds ?? []).map((id) => ({ id })),
		planned_start: type.timeMode === 'point' ? null : planned_start,
		planned_end,
		start: values.start,
		end: values.end,
		cancelled: activity?.cancelled ?? null,
	});
}

const referenceTo = (id: number | null | undefined) => (id ? { id } : null);

/** What an activity would break. */
export interface Breaking {
	readonly finding: DescribedFinding;
	/** Ids of the other activities in it. */
	readonly others: readonly number[];
	/** By which moves of its own that is avoided; each is tried, so this takes longer than finding it. */
	readonly remedies: (now: Instant) => readonly PlanMove[];
}

/** So many are shown; the rest are counted. */
export const MOST_SHOWN = 4;

/** The findings that an activity would be in or make with what is typed, worst first (CHK-22). */
export function whatItBreaks(index: FindingsIndex, tried: PlanActivity): { shown: Breaking[]; more: number } {
	const plan = index.copy();
	const { added } = plan.apply([{ entity: 'activity', id: tried.id, row: tried }]);
	const made = new Set(added);
	const all = plan.findings().filter((finding) => made.has(finding) || finding.activities.includes(tried.id));
	const shown = all.slice(0, MOST_SHOWN).map((finding) => ({
		finding: describeFinding(finding, plan.plan),
		others: finding.activities.filter((id) => id !== tried.id),
		remedies: (now: Instant) => remediesOf(plan, finding, { now, onlyOf: tried.id }).flatMap(({ moves }) => moves),
	}));
	return { shown, more: all.length - shown.length };
}
