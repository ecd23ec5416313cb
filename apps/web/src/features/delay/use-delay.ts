import type { Activity } from '@crossload/contract';
import { isRunning, isShow, type PlanMove, type PlanRows } from '@crossload/domain';
import { useMemo, useState } from 'react';
import { estimatesOf, type PlanModel, planModelOf } from '../../api/plan/plan-model.ts';
import { usePlanRows } from '../../api/plan/use-plan-rows.ts';
import { byId } from '../../lib/by-id.ts';
import { useMinute } from '../../lib/now.ts';
import { type DelayChoice, delayedFrom, movesOfChoice } from './delay-choice.ts';
import { type DelayOptions, withFix } from './delay-line.ts';
import { type DelayPreview, previewDelay } from './delay-preview.ts';

/** The delay of an activity while it is being chosen. */
export interface Delay {
	readonly activity: Activity;
	readonly model: PlanModel;
	readonly isRunning: boolean;
	/** It is a show that can take along what else its band does. */
	readonly canTakeAlong: boolean;
	/** The planned time, in minutes, that the delay is counted from; null without one. */
	readonly from: number | null;
	readonly choice: DelayChoice | null;
	readonly setChoice: (choice: DelayChoice | null) => void;
	readonly options: DelayOptions;
	readonly setOption: (option: Partial<Pick<DelayOptions, 'keepsShows' | 'together'>>) => void;
	/** Leaves a line out, or takes it again. */
	readonly toggle: (id: number) => void;
	/** Leaves every line out, or takes all of them again. */
	readonly toggleAll: () => void;
	/** Adds a move that solves a finding of the delay. */
	readonly addFix: (fix: PlanMove) => void;
	readonly preview: DelayPreview;
	readonly activityOf: (id: number) => Activity | undefined;
	/** It is expected to be later than planned. */
	readonly isExpectedLater: boolean;
	/** Ids of what is shown and someone else has changed since it was opened (RIP-11). */
	readonly changed: ReadonlySet<number>;
}

const NOTHING_CHOSEN: DelayOptions = { keepsShows: false, together: false, leftOut: new Set(), fixes: [] };

/** A delay that begins with moves, or with nothing. Undefined until the plan is there, null for an activity that is not in it (any more). */
export function useDelay(id: number, initialMoves?: readonly PlanMove[]): Delay | null | undefined {
	const rows = usePlanRows();
	const [firstRows, setFirstRows] = useState(rows);
	if (firstRows === null && rows !== null) setFirstRows(rows);
	const minute = useMinute();
	const [choice, setChoice] = useState<DelayChoice | null>(initialMoves ? { moves: initialMoves } : null);
	const [options, setOptions] = useState(NOTHING_CHOSEN);
	const activities = useMemo(() => activitiesOf(rows), [rows]);
	const firstActivities = useMemo(() => activitiesOf(firstRows), [firstRows]);
	const model = rows && planModelOf(rows);
	const planned = model?.index.plan.row('activity', id);
	const activity = activities.get(id);
	const preview = useMemo(() => {
		if (!model || !planned) return null;
		const estimates = estimatesOf(model, minute);
		const moves = movesOfChoice(choice, { relations: model.relations, estimates, activity: planned });
		return previewDelay({ model, activities, options, moves });
	}, [model, planned, activities, options, minute, choice]);
	if (!model) return undefined;
	if (!planned || !activity || !preview) return null;
	const changeOptions = (changed: Partial<DelayOptions>) => setOptions((current) => ({ ...current, ...changed }));
	return {
		activity,
		model,
		isRunning: isRunning(planned),
		canTakeAlong: isShow(activity.activityType) && activity.band !== null && !isRunning(planned),
		from: delayedFrom(planned),
		choice,
		// Fixes for another delay may make findings with this one.
		setChoice: (next) => {
			setChoice(next);
			changeOptions({ fixes: [] });
		},
		options,
		setOption: (option) => changeOptions({ ...option, fixes: [] }),
		toggle: (lineId) => setOptions((current) => ({ ...current, leftOut: toggled(current.leftOut, lineId) })),
		toggleAll: () =>
			changeOptions({ leftOut: new Set(preview.lines.every(({ isTaken }) => isTaken) ? idsOf(preview) : []) }),
		addFix: (fix) => setOptions((current) => ({ ...current, fixes: withFix(current.fixes, fix) })),
		preview,
		activityOf: (activityId) => activities.get(activityId),
		isExpectedLater: (estimatesOf(model, minute).get(id)?.by ?? 0) > 0,
		changed: changedSince(firstActivities, preview, activity),
	};
}

function activitiesOf(rows: PlanRows | null): ReadonlyMap<number, Activity> {
	return byId((rows?.activities ?? []) as readonly Activity[]);
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
	return ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : new Set([...ids, id]);
}

const idsOf = ({ lines }: DelayPreview) => lines.map(({ activity: { id } }) => id);

function changedSince(firstActivities: ReadonlyMap<number, Activity>, { lines }: DelayPreview, activity: Activity) {
	const shown = [activity, ...lines.map((line) => line.activity)];
	return new Set(shown.filter(({ id, version }) => firstActivities.get(id)?.version !== version).map(({ id }) => id));
}
