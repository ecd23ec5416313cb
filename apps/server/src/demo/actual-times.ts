import { type Instant, later, latestOf, MINUTE, toInstant } from '@crossload/domain';
import type { Random } from './random.ts';
import { STEP_ROLES, type Step, type StepRole, type Visit } from './visit.ts';

/** When a step really happened; a point has no start. Not yet cut at any "now". */
export interface ActualTimes {
	readonly start: Instant | null;
	readonly end: Instant;
}

/** Share of what nobody clicks, although it happened. Shows are always clicked: everybody waits for them. */
const NEVER_CLICKED = 0.03;

/** Check-ins more than an hour late, and shows more than five minutes late. */
const VERY_LATE_CHECKIN = 0.1;
const LATE_SHOW = 0.05;

/** What has really happened in a visit when a step begins. */
interface Reached {
	checkin: Instant;
	/** When the load has come off the vehicles that carry it. */
	unloaded: Instant;
	showEnd: Instant;
	loadedOut: Instant;
	departed: Instant;
}

/** How a visit really went, with its steps never clicked left out. The same for the same visit, whatever time it is. */
export function actualTimesOf(visit: Visit, random: Random): Map<Step, ActualTimes> {
	const inOrder = visit.steps.toSorted(
		(a, b) => orderOf(a.role) - orderOf(b.role) || (a.from ?? a.to) - (b.from ?? b.to),
	);
	const reached = beginningOf(visit, random);
	const actualTimes = new Map<Step, ActualTimes>();
	for (const step of inOrder) {
		const actual = timesOfStep(step, reached, random);
		if (step.role === 'show' || !random.chance(NEVER_CLICKED)) actualTimes.set(step, actual);
	}
	return endParkings(actualTimes, inOrder, reached);
}

function orderOf(role: StepRole): number {
	return STEP_ROLES.indexOf(role);
}

function beginningOf({ steps, act }: Visit, random: Random): Reached {
	const planned = steps.find(({ role }) => role === 'checkin')?.to ?? act.from;
	const late = random.chance(VERY_LATE_CHECKIN) ? random.between(61, 95) : random.between(-45, 45);
	const checkin = later(planned, withSeconds(late, random));
	return { checkin, unloaded: later(checkin, 10 * MINUTE), showEnd: act.to, loadedOut: act.to, departed: act.to };
}

function timesOfStep(step: Step, reached: Reached, random: Random): ActualTimes {
	const planned = step.from ?? step.to;
	const slip = withSeconds(slipOf(random), random);
	switch (step.role) {
		case 'arrival':
			return { start: null, end: later(reached.checkin, -withSeconds(random.between(8, 25), random)) };
		case 'checkin':
			return { start: null, end: reached.checkin };
		case 'parkingBefore':
		case 'stay':
			return lasting(step, later(reached.checkin, withSeconds(random.between(4, 12), random)), random);
		case 'crossload':
		case 'loadin':
			return carry(step, latestOf(later(planned, slip), reached.unloaded), { reached, random });
		case 'parkingAfter':
			return lasting(step, later(reached.unloaded, withSeconds(random.between(3, 12), random)), random);
		case 'soundcheck':
			return lasting(
				step,
				latestOf(later(planned, withSeconds(random.between(0, 3), random)), reached.unloaded),
				random,
			);
		case 'show':
			return play(step, reached, random);
		case 'loadout':
		case 'crossloadBack': {
			const begun = lasting(step, latestOf(later(planned, slip / 2), loadoutEarliest(step, reached)), random);
			reached.loadedOut = begun.end;
			return begun;
		}
		case 'departure':
			reached.departed = latestOf(later(planned, slip), later(reached.loadedOut, 5 * MINUTE));
			return { start: null, end: reached.departed };
		case 'service':
			return lasting(step, later(planned, withSeconds(random.between(0, 10), random)), random);
	}
}

function loadoutEarliest({ role }: Step, { showEnd, loadedOut }: Reached): Instant {
	return role === 'loadout' ? later(showEnd, MINUTE) : later(loadedOut, 3 * MINUTE);
}

function carry(step: Step, start: Instant, { reached, random }: { reached: Reached; random: Random }): ActualTimes {
	const actual = lasting(step, start, random);
	reached.unloaded = actual.end;
	return actual;
}

function play(step: Step, reached: Reached, random: Random): ActualTimes {
	const from = step.from ?? step.to;
	const late = random.chance(LATE_SHOW) ? random.between(6, 19) : random.between(0, 4);
	const start = later(from, withSeconds(late, random));
	reached.showEnd = later(start, step.to - from + withSeconds(random.between(-3, 3), random));
	return { start, end: reached.showEnd };
}

/** A start and an end: the planned length, 10 % less up to 30 % more. */
function lasting(step: Step, start: Instant, random: Random): ActualTimes {
	const planned = step.to - (step.from ?? step.to);
	const length = planned * (0.9 + 0.4 * random.next() ** 2);
	return { start, end: later(start, Math.max(MINUTE, wholeSeconds(length))) };
}

/** Minutes that work on site begins after its plan: mostly on time, sometimes half an hour. */
function slipOf(random: Random): number {
	const kind = random.next();
	if (kind < 0.6) return random.between(-3, 5);
	return kind < 0.85 ? random.between(6, 15) : random.between(16, 34);
}

function withSeconds(minutes: number, random: Random): number {
	return minutes * MINUTE + random.between(0, 59) * 1000;
}

function wholeSeconds(duration: number): number {
	return Math.round(duration / 1000) * 1000;
}

/** A parking ends when its vehicles leave: for the first load, for the load-out, or for good. */
function endParkings(
	actualTimes: Map<Step, ActualTimes>,
	steps: readonly Step[],
	{ departed }: Reached,
): Map<Step, ActualTimes> {
	const startOf = (...roles: StepRole[]) => {
		const starts = steps.flatMap((step) => (roles.includes(step.role) ? (actualTimes.get(step)?.start ?? []) : []));
		return starts.length > 0 ? toInstant(Math.min(...starts)) : null;
	};
	const leaving: Partial<Record<StepRole, Instant | null>> = {
		parkingBefore: startOf('crossload', 'loadin'),
		parkingAfter: startOf('loadout'),
		stay: departed,
	};
	for (const [step, actual] of actualTimes) {
		const left = leaving[step.role];
		if (left && actual.start !== null) actualTimes.set(step, { ...actual, end: latestOf(left, actual.start) });
	}
	return actualTimes;
}
