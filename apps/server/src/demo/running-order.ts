import { type Day, HOUR, type Instant, later, MINUTE, startOfDay, weekdayOf } from '@crossload/domain';
import { ACT_CLASSES, type ActClass, BIGGEST_FIRST, classCounts } from './act-classes.ts';
import { inFives, type Random } from './random.ts';
import type { FestivalSize } from './sizes.ts';
import { type StageGroup, type StageGroupDay, stageGroupDays, stageGroupsOf } from './stage-groups.ts';

/** One act's place in the running order. */
export interface Act {
	readonly actClass: ActClass;
	readonly stageKey: number;
	/** The festival day it belongs to, also when it plays after midnight. */
	readonly day: Day;
	readonly from: Instant;
	readonly to: Instant;
}

/** An act before it has its times; rank 0 is the last of its day. */
interface Slot extends StageGroupDay {
	readonly rank: number;
	readonly actClass: ActClass;
}

const SATURDAY = 6;

/** Minutes after the Saturday's midnight at which the first stage is in the middle of a show. */
const SHOWTIME = 17.5 * 60;
/** A show may start twenty minutes late. */
const WELL_INTO = 20;
const NOT_OVER = 10;

/** The running order of the whole festival by time. */
export function runningOrder(size: FestivalSize, days: readonly Day[], random: Random): Act[] {
	const cells = stageGroupDays(stageGroupsOf(size.stages), days.length, size.acts);
	const slots = withClasses(cells, size.acts);
	const acts = cells.flatMap((cell) => {
		const own = slots.filter((slot) => slot.groupIndex === cell.groupIndex && slot.dayIndex === cell.dayIndex);
		const day = days[cell.dayIndex];
		return day === undefined ? [] : dayOrder(own, day, random);
	});
	return acts.sort((a, b) => a.from - b.from || a.stageKey - b.stageKey);
}

/** The biggest acts play last, and on the first stages. */
function withClasses(cells: readonly StageGroupDay[], acts: number): Slot[] {
	const places = cells.flatMap((cell) => Array.from({ length: cell.acts }, (_, rank) => ({ ...cell, rank })));
	const counts = classCounts(acts);
	const classes = BIGGEST_FIRST.flatMap((actClass) => Array.from({ length: counts[actClass] }, () => actClass));
	return places
		.sort((a, b) => a.rank - b.rank || a.groupIndex - b.groupIndex || a.dayIndex - b.dayIndex)
		.map((place, index) => ({ ...place, actClass: classes[index] ?? 'opener' }));
}

/** One group's day, laid out from its last act backwards. */
function dayOrder(slots: readonly Slot[], day: Day, random: Random): Act[] {
	const lastFirst = slots.toSorted((a, b) => a.rank - b.rank);
	let end = endOfDay(lastFirst[0]?.actClass ?? 'opener', random);
	let gap: number | null = null;
	const laid = lastFirst.map((slot) => {
		const length = inFives(random, ...ACT_CLASSES[slot.actClass].show);
		const stageKey = slot.group.stageKeys[slot.rank % slot.group.stageKeys.length] ?? 0;
		const placed = { slot, stageKey, from: end - length, to: end };
		gap = gapBefore(slot.group, { length, gapAfter: gap }, random);
		end = placed.from - gap;
		return placed;
	});
	const isFirstSaturday = weekdayOf(day) === SATURDAY && lastFirst[0]?.groupIndex === 0;
	const shift = isFirstSaturday ? shiftToShowtime(laid) : 0;
	const instantAt = (minutes: number) => later(startOfDay(day), (minutes + shift) * MINUTE);
	return laid.map(({ slot, stageKey, from, to }) => ({
		actClass: slot.actClass,
		stageKey,
		day,
		from: instantAt(from),
		to: instantAt(to),
	}));
}

/** Minutes after the day's midnight. Headliners end after the next one. */
function endOfDay(last: ActClass, random: Random): number {
	const midnight = (24 * HOUR) / MINUTE;
	return last === 'headliner' ? midnight + inFives(random, 20, 70) : midnight + inFives(random, -50, 10);
}

/**
 * Minutes of changeover before an act: 30–35 on a stage of its own; twins take turns, so that the other one stands
 * still for 70–105 minutes around this act.
 */
function gapBefore(
	group: StageGroup,
	{ length, gapAfter }: { length: number; gapAfter: number | null },
	random: Random,
): number {
	if (group.kind !== 'twin') return inFives(random, 30, 35);
	if (gapAfter === null) return inFives(random, 10, 20);
	return Math.max(5, inFives(random, 70, 80) - length - gapAfter);
}

/** The least shift, in minutes, that puts a show of this day well around 17:30 and ends the day after midnight. */
function shiftToShowtime(shows: readonly { from: number; to: number }[]): number {
	const steps = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? 5 : -5) * Math.ceil(index / 2));
	const fits = (shift: number) =>
		(shows[0]?.to ?? 0) + shift > (24 * HOUR) / MINUTE &&
		shows.some(({ from, to }) => from + shift <= SHOWTIME - WELL_INTO && to + shift >= SHOWTIME + NOT_OVER);
	return steps.find(fits) ?? 0;
}
