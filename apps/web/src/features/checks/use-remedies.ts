import {
	type Finding,
	type FindingsIndex,
	type Minutes,
	minutesOf,
	minutesOfTime,
	type Remedy,
	remediesOf,
} from '@crossload/domain';
import { useEffect, useState } from 'react';
import { now, useMinute } from '../../lib/now.ts';

/**
 * Milliseconds of one task that are spent on looking for remedies: all rows in the window of a usual festival have theirs when
 * they are drawn. Where the plan is so large that each takes long, the page responds in between.
 */
const PER_TASK = 40;

let spent = 0;
let isScheduled = false;
const waiting = new Set<() => void>();

function schedule(): void {
	if (isScheduled) return;
	isScheduled = true;
	setTimeout(nextTask);
}

function nextTask(): void {
	isScheduled = false;
	spent = 0;
	for (const job of waiting) {
		if (spent > PER_TASK) break;
		waiting.delete(job);
		job();
	}
	if (waiting.size > 0) schedule();
}

function look(index: FindingsIndex, finding: Finding): readonly Remedy[] {
	schedule();
	const began = performance.now();
	const remedies = remediesOf(index, finding, { now: now() });
	spent += performance.now() - began;
	return remedies;
}

/** The remedies of a finding (CHK-21); of another plan those of the one before until they are found, null until any are. */
export function useRemedies(index: FindingsIndex, finding: Finding, isWanted: boolean): readonly Remedy[] | null {
	const [found, setFound] = useState(() =>
		isWanted && spent <= PER_TASK ? { index, finding, remedies: look(index, finding) } : null,
	);
	const minute = minutesOf(useMinute());
	const isPresent = found?.index === index && found.finding === finding && !found.remedies.some(isOver(minute));
	useEffect(() => {
		if (isPresent || !isWanted) return;
		const job = () => setFound({ index, finding, remedies: look(index, finding) });
		waiting.add(job);
		schedule();
		return () => {
			waiting.delete(job);
		};
	}, [index, finding, isWanted, isPresent]);
	return isWanted ? (found?.remedies ?? null) : NONE;
}

/** Whether a remedy puts something at a time that has gone by since it was found. */
const isOver =
	(minute: Minutes) =>
	({ kind, moves }: Remedy): boolean =>
		kind !== 'position' &&
		moves.some(({ planned_start, planned_end }) => {
			const time = minutesOfTime(planned_start ?? planned_end ?? null);
			return time !== null && time < minute;
		});

const NONE: readonly Remedy[] = [];
