import { DEPARTURE } from '../activity/activity-type.ts';
import type { Minutes } from '../plan/minutes.ts';
import type { PlanActivity, PlanPosition, TimedActivity } from '../plan/plan-row.ts';
import { standingsOf, standingWithoutVehicle, stretchesAbove } from '../plan/standing.ts';
import type { AlertFacts, AlertRule, StandingAlert } from './alert.ts';
import { alertOf } from './found-alert.ts';
import { standsAt, staysAtPosition, type VehicleStay } from './vehicle-stays.ts';

/** So long, in minutes, a place that became free is worth calling the next one off. */
const FREE_FOR = 30;

type Limited = PlanPosition & { readonly capacity: number };

/** `position-full`: more vehicles than a position holds are expected there, now or within the limit (CHK-05's rule). One per position. */
export const positionFullAlerts: AlertRule = (facts, limit) =>
	limitedPositions(facts).flatMap((position) => {
		const { relations, now, names } = facts;
		const until = now + Math.max(limit, 1);
		const soon = expectedAt(facts, position.id).filter(({ span }) => span.from < until);
		const vehicleIds = new Set(soon.flatMap((activity) => activity.vehicleIds));
		const standings = [
			...soon.flatMap((activity) => standingWithoutVehicle(activity) ?? []),
			...[...vehicleIds].flatMap((id) => expectedStandings(facts, id).filter((s) => s.positionId === position.id)),
		];
		const stretch = stretchesAbove(position.capacity, standings).find(({ from, to }) => to > now && from < until);
		if (!stretch) return [];
		const inIt = standings.filter(({ from, to }) => from < stretch.to && to > stretch.from);
		const ids = [...new Set(inIt.flatMap(({ activities }) => activities.map(({ id }) => id)))].sort((a, b) => a - b);
		const text = `${names.position(position.id)} will be too full: it has room for ${names.room(position.id)} at once, and ${names.all(ids)} are expected there.`;
		return [
			alertOf(relations.plan, 'position-full', {
				ids: [position.id],
				activities: ids,
				positionId: position.id,
				text,
			}),
		];
	});

/** `blocked`: a vehicle that is done and should be gone stands where another has to go within the limit, and there is no room. */
export const blockedAlerts: AlertRule = (facts, limit) =>
	limitedPositions(facts).flatMap((position) => {
		const { relations, now, names } = facts;
		const waiting = firstDue(facts, position.id, limit);
		if (!waiting) return [];
		const stays = staysAtPosition(relations.plan, position.id, now);
		const standing = stays
			.filter(({ to }) => to === null)
			.map(({ vehicleId }) => ({ vehicleId, next: overdueDeparture(facts, vehicleId, position.id) }))
			.filter(({ next }) => !next || !hasEvidentlyLeft(next.planned.from, stays, position.capacity));
		if (standing.length < position.capacity) return [];
		if (waiting.vehicleIds.some((id) => standing.some(({ vehicleId }) => vehicleId === id))) return [];
		return standing.flatMap(({ vehicleId, next }) => {
			if (!next) return [];
			const text = `${names.vehicle(vehicleId)} still stands at ${names.position(position.id)}, where ${names.activity(waiting.id)} has to go.`;
			return [
				alertOf(relations.plan, 'blocked', {
					ids: [position.id, vehicleId],
					activities: [next.activity.id, waiting.id],
					positionId: position.id,
					vehicleId,
					text,
				}),
			];
		});
	});

/**
 * Whether a vehicle that should have left by then is gone though nobody has marked it: another has come since, and there
 * would not have been room for it.
 */
function hasEvidentlyLeft(due: Minutes, stays: readonly VehicleStay[], capacity: number): boolean {
	return stays.some(({ from: came }) => {
		const isThere = ({ from, to }: VehicleStay) => from <= came && (to === null || to > came);
		return came > due && stays.filter(isThere).length > capacity;
	});
}

/** `free`: a position that was full has room, and the first that is due there within the limit stands elsewhere: call it off. */
export const freeAlerts: AlertRule = (facts, limit) =>
	limitedPositions(facts).flatMap((position): StandingAlert[] => {
		const { relations, now, names } = facts;
		const stays = staysAtPosition(relations.plan, position.id, now);
		if (stays.filter(({ to }) => to === null).length >= position.capacity) return [];
		const isFreed = stays.some(({ to: left }) => {
			if (left === null || left <= now - FREE_FOR) return false;
			return stays.filter(({ from, to }) => from < left && (to ?? left) >= left).length >= position.capacity;
		});
		const next = isFreed ? firstDue(facts, position.id, limit) : undefined;
		if (!next) return [];
		const places = next.vehicleIds.map((id) => ({ id, at: standsAt(relations.plan, id, now) }));
		const [elsewhere] = places.filter(({ at }) => at !== null && at !== position.id);
		if (!elsewhere) return [];
		const text = `${names.position(position.id)} has room: call ${names.vehicle(elsewhere.id)} off ${names.position(elsewhere.at)}.`;
		return [
			alertOf(relations.plan, 'free', {
				ids: [position.id, elsewhere.id],
				activities: [next.id],
				positionId: position.id,
				vehicleId: elsewhere.id,
				text,
			}),
		];
	});

function limitedPositions({ relations: { plan } }: AlertFacts): Limited[] {
	return [...plan.ids('position')].flatMap((id) => {
		const position = plan.row('position', id);
		return position && position.capacity !== null ? [{ ...position, capacity: position.capacity }] : [];
	});
}

/** What is expected at a position, with the times that are expected; forgotten ones take no room. */
function expectedAt({ relations, estimates }: AlertFacts, positionId: number): TimedActivity[] {
	return asExpected(estimates, relations.plan.activitiesOf('position', positionId));
}

function expectedStandings({ relations, estimates }: AlertFacts, vehicleId: number) {
	return standingsOf(asExpected(estimates, relations.plan.activitiesOf('vehicle', vehicleId)));
}

function asExpected(estimates: AlertFacts['estimates'], activities: readonly PlanActivity[]): TimedActivity[] {
	const expected = activities.flatMap((activity) => {
		const estimate = estimates.get(activity.id);
		if (!estimate || estimate.forgotten) return [];
		return [{ ...activity, span: { from: estimate.start, to: estimate.end } }];
	});
	return expected.sort((a, b) => a.span.from - b.span.from || a.id - b.id);
}

/** The first not started activity at a position that is expected to begin within the limit. */
function firstDue(facts: AlertFacts, positionId: number, limit: Minutes): TimedActivity | undefined {
	return expectedAt(facts, positionId).find(
		({ start, typeId, span }) => start === null && typeId !== DEPARTURE && span.from < facts.now + limit,
	);
}

/** What takes a vehicle away from a position that it is done at, if its planned start has passed. */
function overdueDeparture({ relations, estimates, now }: AlertFacts, vehicleId: number, positionId: number) {
	const activities = relations.activitiesOf('vehicle', vehicleId);
	const last = activities.findLast(({ activity }) => activity.start !== null || activity.end !== null)?.activity;
	if (last?.positionId !== positionId || last.end === null) return null;
	const next = activities.find(({ activity: { start, end } }) => start === null && end === null);
	if (!next || next.planned.from >= now || estimates.get(next.activity.id)?.forgotten !== false) return null;
	const { typeId, positionId: goesTo } = next.activity;
	return typeId === DEPARTURE || (goesTo !== null && goesTo !== positionId) ? next : null;
}
