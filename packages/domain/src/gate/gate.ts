import { ARRIVAL, CHECKIN, isComing, isCrossload, isDeparture } from '../activity/activity-type.ts';
import { compareByPlan } from '../activity/order.ts';
import { isCancelled, isOver } from '../activity/status.ts';
import { currentPositionActivity, type Place, type Placing, whereabouts } from '../activity/whereabouts.ts';
import { compareTimes, type FestivalTime } from '../time.ts';

/** An activity as a gate looks at it. */
export interface GateActivity extends Placing {
	readonly id: number;
}

interface WithVehicles {
	readonly vehicles: readonly { readonly id: number }[];
}

/** Whether it is what gates do: an arrival, a check-in or a departure. */
export function isGateDuty({ activityType }: Pick<Placing, 'activityType'>): boolean {
	return isComing(activityType) || isDeparture(activityType);
}

/**
 * What is expected at a gate, or at all of them with null (ON-SITE.md, GATE-02): open arrivals, check-ins and departures by
 * when they are due, so late ones come first. A check-in waits for the arrival of its vehicles.
 */
export function expectedAt<A extends GateActivity & WithVehicles>(
	activities: readonly A[],
	gateId: number | null,
): A[] {
	const open = activities.filter((activity) => isGateDuty(activity) && !isOver(activity) && isAtGate(activity, gateId));
	const arriving = new Set(
		open.filter(({ activityType }) => activityType.id === ARRIVAL).flatMap(({ vehicles }) => vehicles.map(idOf)),
	);
	const waitsForArrival = ({ activityType, vehicles }: A) =>
		activityType.id === CHECKIN && vehicles.length > 0 && vehicles.every(({ id }) => arriving.has(id));
	return open.filter((activity) => !waitsForArrival(activity)).sort(compareByPlan);
}

/** What gates did from `since` on, latest first. */
export function doneAt<A extends GateActivity>(
	activities: readonly A[],
	gateId: number | null,
	since: FestivalTime,
): A[] {
	return activities
		.filter((activity) => isGateDuty(activity) && isAtGate(activity, gateId))
		.filter(({ end }) => end !== null && compareTimes(end, since) >= 0)
		.sort((a, b) => compareTimes(b.end, a.end) || b.id - a.id);
}

/** The gates to choose from: positions with arrivals, check-ins or departures first, each group as it came. */
export function gatesFirst<P extends Place>(positions: readonly P[], activities: readonly Placing[]): P[] {
	const gates = new Set(activities.filter(isGateDuty).map(({ position }) => position?.id));
	const isGate = ({ id }: P) => gates.has(id);
	return [...positions.filter(isGate), ...positions.filter((position) => !isGate(position))];
}

/** What gates know of a vehicle: it is expected, on the site, has left, or nothing is planned for it. */
export interface GateState<A> {
	readonly kind: 'expected' | 'in' | 'left' | 'not-planned';
	/** What made it so, if something did: the latest check-in or arrival, or the departure. */
	readonly by: A | null;
	/** The open arrival, check-in or departure that comes next. */
	readonly due: A | null;
}

/** What gates know of a vehicle, from its own activities (GATE-04). */
export function gateStateOf<A extends GateActivity>(activities: readonly A[]): GateState<A> {
	const duties = activities.filter(isGateDuty);
	const open = duties.filter((activity) => !isOver(activity)).sort(compareByStep);
	const current = currentPositionActivity(activities);
	const coming = open.find(({ activityType }) => isComing(activityType)) ?? null;
	const leaving = open.find(({ activityType }) => isDeparture(activityType)) ?? null;
	if (current && isDeparture(current.activityType) && current.end !== null) {
		return { kind: 'left', by: current, due: coming };
	}
	const arrived = duties
		.filter(({ activityType, end }) => isComing(activityType) && end !== null)
		.sort((a, b) => compareTimes(b.end, a.end))[0];
	if (arrived) return { kind: 'in', by: arrived, due: coming ?? leaving };
	if (coming) return { kind: 'expected', by: null, due: coming };
	return { kind: 'not-planned', by: null, due: leaving };
}

/** Where to send a vehicle: the next two activities at different positions beyond the gate, in order of time (GATE-04). */
export function nextStops<A extends GateActivity>(activities: readonly A[]): A[] {
	const ahead = activities
		.filter((activity) => !isOver(activity) && !isGateDuty(activity) && activity.position !== null)
		.sort(compareByPlan);
	const stops = ahead.filter(({ position }, index) => ahead[index - 1]?.position?.id !== position?.id);
	return stops.slice(0, MAX_STOPS);
}

/** The stops of a vehicle's pass: all its activities in order of time, but for cancelled ones and those without position (GATE-06). */
export function passStops<A extends GateActivity>(activities: readonly A[]): A[] {
	return activities.filter((activity) => activity.position !== null && !isCancelled(activity)).sort(compareByPlan);
}

const MAX_STOPS = 2;

/** Why a vehicle should not leave yet (GATE-08): what is open, and where it still counts as standing. */
export interface ExitCheck<A> {
	readonly open: readonly A[];
	readonly standsAt: Place | null;
}

/** What to ask before a vehicle departs: its open load-outs and crossloads, and the position that still counts it. */
export function exitCheckOf<A extends GateActivity>(activities: readonly A[], gateId: number | null): ExitCheck<A> {
	const isLoading = ({ activityType }: A) => activityType.id === LOADOUT || isCrossload(activityType);
	const { current_position: standsAt } = whereabouts(activities.filter((activity) => !isGateDuty(activity)));
	return {
		open: activities.filter((activity) => isLoading(activity) && !isOver(activity)).sort(compareByPlan),
		standsAt: standsAt && standsAt.id !== gateId ? standsAt : null,
	};
}

const LOADOUT = 'loadout';

function isAtGate({ position }: Placing, gateId: number | null): boolean {
	return gateId === null || position?.id === gateId;
}

/** An arrival before the check-in, and both before the departure, whatever their times. */
function compareByStep(a: GateActivity, b: GateActivity): number {
	return stepOf(a) - stepOf(b) || compareByPlan(a, b);
}

function stepOf({ activityType }: Placing): number {
	if (activityType.id === ARRIVAL) return 0;
	return activityType.id === CHECKIN ? 1 : 2;
}

const idOf = ({ id }: { readonly id: number }): number => id;
