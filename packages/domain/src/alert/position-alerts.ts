import { DEPARTURE } from '../activity/activity-type.ts';
import { asExpected, expectedStandingsAt, spanByEstimate } from '../plan/expected-standings.ts';
import type { Minutes } from '../plan/minutes.ts';
import type { PlanPosition, TimedActivity } from '../plan/plan-row.ts';
import { stretchesAbove } from '../plan/standing.ts';
import type { ActiveAlert, AlertFacts, AlertRule } from './alert.ts';
import { alertOf } from './found-alert.ts';
import { standsAt, type VehicleStay } from './vehicle-stays.ts';

/** So long, in minutes, a place that became free is worth calling the next one off. */
const FREE_FOR = 30;

type Limited = PlanPosition & { readonly capacity: number };

/** `position-full`: more vehicles than a position holds are expected there, now or within the limit (CHK-05's rule). One per position. */
export const positionFullAlerts: AlertRule = (facts, limit) =>
	limitedPositions(facts).flatMap((position) => {
		const { relations, now, names } = facts;
		const until = now + Math.max(limit, 1);
		const soon = expectedBefore(facts, position.id, until);
		const standings = expectedStandingsAt(relations.plan, spanByEstimate(facts.estimates), {
			positionId: position.id,
			here: soon,
		});
		const stretch = stretchesAbove(position.capacity, standings).find(({ from, to }) => to > now && from < until);
		if (!stretch) return [];
		const inIt = standings.filter(({ from, to }) => from < stretch.to && to > stretch.from);
		const ids = [...new Set(inIt.flatMap(({ activities }) => activities.map(({ id }) => id)))].sort((a, b) => a - b);
		const text = `${names.position(position.id)} will be too full: it has room for ${names.capacity(position.id)} at once, and ${names.all(ids)} are expected there.`;
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
		const { relations, names } = facts;
		const awaited = due(facts, position.id, limit);
		if (awaited.length === 0) return [];
		const stays = facts.staysAt(position.id);
		const standing = stays
			.filter(({ to }) => to === null)
			.map(({ vehicleId }) => ({ vehicleId, next: overdueDeparture(facts, vehicleId, position.id) }))
			.filter(({ next }) => !next || !hasEvidentlyLeft(next.planned.from, stays, position.capacity));
		if (standing.length < position.capacity) return [];
		const standsThere = new Set(standing.map(({ vehicleId }) => vehicleId));
		const waiting = awaited.find(({ vehicleIds }) => !vehicleIds.some((id) => standsThere.has(id)));
		if (!waiting) return [];
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
	limitedPositions(facts).flatMap((position): ActiveAlert[] => {
		const { relations, now, names } = facts;
		const [next] = due(facts, position.id, limit);
		if (!next) return [];
		const places = next.vehicleIds.map((id) => ({ id, at: standsAt(facts.staysOf(id)) }));
		const [elsewhere] = places.filter(({ at }) => at !== null && at !== position.id);
		if (!elsewhere) return [];
		const stays = facts.staysAt(position.id);
		if (stays.filter(({ to }) => to === null).length >= position.capacity) return [];
		const isFreed = stays.some(({ to: left }) => {
			if (left === null || left <= now - FREE_FOR) return false;
			return stays.filter(({ from, to }) => from < left && (to ?? left) >= left).length >= position.capacity;
		});
		if (!isFreed) return [];
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

/** What is expected to begin at a position before then. */
function expectedBefore({ openAt, estimates }: AlertFacts, positionId: number, until: Minutes): TimedActivity[] {
	const soon = openAt(positionId).filter(({ estimate }) => estimate.start < until);
	return asExpected(
		soon.map(({ related }) => related.activity),
		spanByEstimate(estimates),
	);
}

/** The not started activities at a position that are expected to begin within the limit, in that order. */
function due(facts: AlertFacts, positionId: number, limit: Minutes): TimedActivity[] {
	return expectedBefore(facts, positionId, facts.now + limit).filter(
		({ start, typeId }) => start === null && typeId !== DEPARTURE,
	);
}

/** What takes a vehicle away from a position that it is done at, if its planned start has passed. */
function overdueDeparture({ relations, estimates, now }: AlertFacts, vehicleId: number, positionId: number) {
	const activities = relations.activitiesOf('vehicle', vehicleId);
	const last = activities.findLast(({ activity }) => activity.start !== null || activity.end !== null);
	if (last?.activity.positionId !== positionId || last.activity.end === null) return null;
	// What stands before it in the plan was forgotten: a check-in that nobody has tapped takes nothing away.
	const next = activities.find(({ activity: { id, typeId, start, end, positionId: goesTo }, index }) => {
		const isAhead = index > last.index && start === null && end === null && estimates.get(id)?.forgotten === false;
		return isAhead && (typeId === DEPARTURE || goesTo !== null);
	});
	if (!next || next.planned.from >= now) return null;
	const { typeId, positionId: goesTo } = next.activity;
	return typeId === DEPARTURE || goesTo !== positionId ? next : null;
}
