import type { Activity, Band, Person, Position, Setup, Stage, TeamFunction, User, Vehicle } from '@crossload/contract';
import { SETUP_STEPS, type SetupStep } from '@crossload/contract';
import { isShow } from '@crossload/domain';

/** What the steps are derived from: the lists that this device has. */
export interface SetupRows {
	readonly stages: readonly Stage[];
	readonly positions: readonly Position[];
	readonly bands: readonly Band[];
	readonly vehicles: readonly Vehicle[];
	readonly activities: readonly Activity[];
	readonly persons: readonly Person[];
	readonly functions: readonly TeamFunction[];
	readonly users: readonly User[];
}

/** How much there is of what a plan needs. */
export interface SetupCounts {
	readonly stages: number;
	readonly bands: number;
	readonly shows: number;
	readonly bandsWithShow: number;
	readonly positions: number;
	readonly withCapacity: number;
	readonly vehicles: number;
	readonly withPlate: number;
	readonly activities: number;
	/** Activities that are no shows. */
	readonly otherActivities: number;
	readonly persons: number;
	readonly functions: number;
	readonly users: number;
}

export function setupCounts(rows: SetupRows): SetupCounts {
	const shows = rows.activities.filter(({ activityType }) => isShow(activityType));
	return {
		stages: rows.stages.length,
		bands: rows.bands.length,
		shows: shows.length,
		bandsWithShow: new Set(shows.flatMap(({ band }) => band?.id ?? [])).size,
		positions: rows.positions.length,
		withCapacity: rows.positions.filter(({ capacity }) => capacity !== null).length,
		vehicles: rows.vehicles.length,
		withPlate: rows.vehicles.filter(({ licence_plate }) => licence_plate !== null).length,
		activities: rows.activities.length,
		otherActivities: rows.activities.length - shows.length,
		persons: rows.persons.length,
		functions: rows.functions.length,
		users: rows.users.length,
	};
}

/** Whether a step is open, done (what it is about is there), or left out. */
export type StepState = 'open' | 'done' | 'left-out';

export function stepStates(counts: SetupCounts, { leftOut }: Pick<Setup, 'leftOut'>): Record<SetupStep, StepState> {
	const isDone: Record<SetupStep, boolean> = {
		running_order: counts.shows > 0,
		positions: counts.positions > 0,
		vehicles: counts.vehicles > 0,
		persons: counts.persons > 0,
		// Not the templates themselves, of which there are some from the start, but activities as they are made of them.
		templates: counts.otherActivities > 0,
		// Somebody besides the one who sets up.
		users: counts.users > 1,
	};
	const stateOf = (step: SetupStep): StepState => {
		if (isDone[step]) return 'done';
		return leftOut.includes(step) ? 'left-out' : 'open';
	};
	return Object.fromEntries(SETUP_STEPS.map((step) => [step, stateOf(step)])) as Record<SetupStep, StepState>;
}

/** How many steps are done or left out. */
export function countSettledSteps(states: Record<SetupStep, StepState>): number {
	return SETUP_STEPS.filter((step) => states[step] !== 'open').length;
}
