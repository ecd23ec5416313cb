import type { Activity } from '@crossload/contract';
import { isRunning, type PlanRows } from '@crossload/domain';
import { useMemo, useState } from 'react';
import { estimatesOf, type PlanModel, planModelOf } from '../../api/plan/plan-model.ts';
import { usePlanRows } from '../../api/plan/use-plan-rows.ts';
import { useMinute } from '../../lib/now.ts';
import { type DelayChoice, delayedFrom, movesOfChoice } from './delay-choice.ts';
import { type DelayPreview, previewDelay } from './delay-preview.ts';

/** The delay of an activity while it is being chosen. */
export interface Delay {
	readonly activity: Activity;
	readonly isRunning: boolean;
	/** Planned minutes that the delay is counted from; null without any. */
	readonly from: number | null;
	readonly choice: DelayChoice | null;
	readonly setChoice: (choice: DelayChoice | null) => void;
	readonly keepsShows: boolean;
	readonly setKeepsShows: (keeps: boolean) => void;
	/** Leaves a line out, or takes it again. */
	readonly toggle: (id: number) => void;
	readonly preview: DelayPreview;
	readonly nameOf: (id: number) => Activity | undefined;
	/** It is expected to be later than planned. */
	readonly isExpectedLater: boolean;
	/** Someone else has changed something that is shown, since it was opened. */
	readonly isMerged: boolean;
}

const NONE: ReadonlySet<number> = new Set();

/** Null until the plan is there, and for an activity that is not in it (any more). */
export function useDelay(id: number): Delay | null {
	const rows = usePlanRows();
	const [opened, setOpened] = useState(rows);
	if (opened === null && rows !== null) setOpened(rows);
	const minute = useMinute();
	const [choice, setChoice] = useState<DelayChoice | null>(null);
	const [keepsShows, setKeepsShows] = useState(false);
	const [left, setLeft] = useState<ReadonlySet<number>>(NONE);
	const activities = useMemo(() => byId(rows), [rows]);
	const model = rows && planModelOf(rows);
	const planned = model?.index.plan.row('activity', id);
	const activity = activities.get(id);
	const preview = useMemo(
		() =>
			model &&
			planned &&
			previewDelay({ model, activities, keepsShows, left, moves: moves({ model, minute, choice, id }) }),
		[model, planned, activities, keepsShows, left, minute, choice, id],
	);
	if (!model || !planned || !activity || !preview) return null;
	const toggle = (line: number) => setLeft((present) => toggled(present, line));
	return {
		activity,
		isRunning: isRunning(planned),
		from: delayedFrom(planned),
		...{ choice, setChoice, keepsShows, setKeepsShows, toggle, preview },
		nameOf: (other) => activities.get(other),
		isExpectedLater: (estimatesOf(model, minute).get(id)?.by ?? 0) > 0,
		isMerged: isChanged(byId(opened), preview, activity),
	};
}

interface MovesInput {
	readonly model: PlanModel;
	readonly minute: Parameters<typeof estimatesOf>[1];
	readonly choice: DelayChoice | null;
	readonly id: number;
}

function moves({ model, minute, choice, id }: MovesInput) {
	const activity = model.index.plan.row('activity', id);
	if (!activity) return [];
	return movesOfChoice(choice, { relations: model.relations, estimates: estimatesOf(model, minute), activity });
}

function byId(rows: PlanRows | null): ReadonlyMap<number, Activity> {
	return new Map(((rows?.activities ?? []) as readonly Activity[]).map((activity) => [activity.id, activity]));
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
	return ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : new Set([...ids, id]);
}

/** Whether what is shown stands otherwise than when it was opened (RIP-11). */
function isChanged(then: ReadonlyMap<number, Activity>, { lines }: DelayPreview, activity: Activity): boolean {
	const shown = [activity, ...lines.map((line) => line.activity)];
	return shown.some(({ id, version }) => then.get(id)?.version !== version);
}
