import type { Activity } from '@crossload/contract';
import { endsEarly, startsEarly } from '@crossload/domain';
import { type ReactNode, useCallback, useState } from 'react';
import { useEndActivity, useRemoveActivity, useStartActivity } from '../../api/activities.ts';
import { messageOf } from '../../api/errors.ts';
import { formatFull } from '../../lib/format.ts';
import { now } from '../../lib/now.ts';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import type { Question } from '../../ui/confirm-modal.tsx';
import { notify } from '../../ui/notify.tsx';
import type { Written } from '../changes/use-announce-saved.ts';
import { useUndo } from '../changes/use-undo.ts';
import { activityName } from './activity-name.ts';
import { ACTIVITY_TEXTS as texts } from './activity-texts.ts';
import { type ActualTime, useActivityUndo } from './use-activity-undo.ts';
import { useBandHereOffer } from './use-band-here-offer.ts';

/** Does something with an activity; settled when that is over. */
export type Operate = (activity: Activity) => Promise<void>;

/** What can be done with an activity; each asks where it must and shows how it went. */
export interface ActivityActions {
	readonly start: Operate;
	readonly end: Operate;
	readonly remove: Operate;
	/** A question is on screen. */
	readonly isAsking: boolean;
	/** A request is under way. */
	readonly isBusy: boolean;
	/** The activity that is being removed, or was the last to be. */
	readonly removedId: number | null;
	/** The question itself, to be rendered. */
	readonly question: ReactNode;
}

/** Start, Done and Remove (ACT-06 to ACT-09); `onSuccess` is called with the id after each that is sent or in the outbox. */
export function useActivityActions(onSuccess?: (id: number) => void): ActivityActions {
	const [confirm, question] = useConfirm();
	const [isAsking, setAsking] = useState(false);
	const start = useStartActivity();
	const end = useEndActivity();
	const remove = useRemoveActivity();
	const undoOf = useActivityUndo();
	const offerOf = useBandHereOffer();
	const undo = useUndo();
	const run = useCallback(
		async ({ activity, question: wanted, send, done, failed, sets, undoing }: Action) => {
			setAsking(wanted !== null);
			const isConfirmed = wanted === null || (await confirm(wanted));
			setAsking(false);
			if (!isConfirmed) return;
			let outcome: unknown;
			try {
				outcome = await send(activity);
			} catch (error) {
				return notify.error(messageOf(error, failed));
			}
			const offer = sets === 'end' ? offerOf(activity) : undefined;
			if (outcome === 'unstored') notify.warning(texts.unstored);
			else if (outcome === 'stored') notify.info(texts.stored, offer);
			else notify.success(done, sets ? undoOf(activity, sets) : undoing?.(), offer);
			onSuccess?.(activity.id);
		},
		[confirm, onSuccess, undoOf, offerOf],
	);
	const { mutateAsync: sendStart } = start;
	const { mutateAsync: sendEnd } = end;
	const { mutateAsync: sendRemoval } = remove;
	return {
		start: useCallback((activity) => run(startOf(activity, sendStart)), [run, sendStart]),
		end: useCallback((activity) => run(endOf(activity, sendEnd)), [run, sendEnd]),
		remove: useCallback((activity) => run(removalOf(activity, sendRemoval, undo)), [run, sendRemoval, undo]),
		isAsking,
		isBusy: start.isPending || end.isPending || remove.isPending,
		removedId: remove.isPending || remove.isSuccess ? remove.variables : null,
		question,
	};
}

type Remove = (id: number) => Promise<Written>;
type Send = (activity: Activity) => Promise<unknown>;

interface Action {
	readonly activity: Activity;
	/** Null when nothing has to be asked. */
	readonly question: Question | null;
	readonly send: Send;
	readonly done: string;
	readonly failed: string;
	/** What it sets, and undoing clears. */
	readonly sets?: ActualTime;
	/** The way back, once it has been sent. */
	readonly undoing?: () => (() => void) | undefined;
}

function startOf(activity: Activity, send: Send): Action {
	const { planned_start } = activity;
	const isEarly = planned_start !== null && startsEarly(activity, now());
	const text = isEarly ? texts.askStart(formatFull(planned_start)) : null;
	const question = text === null ? null : { title: activityName(activity), text, confirm: texts.start };
	return { activity, question, send, done: texts.started, failed: texts.startFailed, sets: 'start' };
}

function endOf(activity: Activity, send: Send): Action {
	const { planned_end } = activity;
	const isEarly = planned_end !== null && endsEarly(activity, now());
	const text = isEarly ? texts.askEnd(formatFull(planned_end)) : null;
	const question = text === null ? null : { title: activityName(activity), text, confirm: texts.done };
	return { activity, question, send, done: texts.ended, failed: texts.endFailed, sets: 'end' };
}

function removalOf(activity: Activity, remove: Remove, undo: (revision: number) => void): Action {
	const question = { title: activityName(activity), text: texts.askRemove, confirm: texts.remove, isDangerous: true };
	let revision: number | null = null;
	const send = async ({ id }: Activity) => {
		revision = (await remove(id)).made;
	};
	const undoing = () => {
		const made = revision;
		return made === null ? undefined : () => undo(made);
	};
	return { activity, question, send, done: texts.removed, failed: texts.removeFailed, undoing };
}
