import { groupsOf, type PlanChange, type PlanEntity, type PlanIndex } from './plan-index.ts';
import type { PlanActivity } from './plan-row.ts';
import type { Standing } from './standing.ts';
import { standingsOfVehicle } from './subjects.ts';

/** What must be checked again after changes. */
export type Touched = Record<PlanEntity, Set<number>>;

export function nothingTouched(): Touched {
	return { stage: new Set(), vehicle: new Set(), position: new Set(), band: new Set(), activity: new Set() };
}

/** Makes a change and notes what it touches: what the row belonged to before, and what it belongs to now. */
export function applyAndNote(plan: PlanIndex, change: PlanChange, touched: Touched): void {
	const vehicleIds = change.entity === 'activity' ? vehiclesOfChange(plan, change) : [];
	const before = vehicleIds.map((id) => standingsOfVehicle(plan, id));
	noteSubjects(plan, change, touched);
	plan.apply(change);
	noteSubjects(plan, change, touched);
	// Vehicle by vehicle: the standings of two vehicles of one activity have the same signature.
	for (const [index, id] of vehicleIds.entries()) {
		const after = standingsOfVehicle(plan, id);
		for (const positionId of positionsThatDiffer(before[index] ?? [], after)) touched.position.add(positionId);
	}
}

function noteSubjects(plan: PlanIndex, change: PlanChange, touched: Touched): void {
	if (change.entity === 'settings') {
		for (const id of plan.ids('vehicle')) touched.vehicle.add(id);
		return;
	}
	touched[change.entity].add(change.id);
	if (change.entity === 'activity') noteGroups(plan.row('activity', change.id), touched);
	if (change.entity === 'vehicle') noteBandOfVehicle(plan, change.id, touched);
}

function noteGroups(activity: PlanActivity | undefined, touched: Touched): void {
	for (const [grouping, id] of activity ? groupsOf(activity) : []) {
		touched[grouping === 'cancelledShow' ? 'band' : grouping].add(id);
	}
}

/** Whether a band has vehicles matters to it and to each of its activities. */
function noteBandOfVehicle(plan: PlanIndex, id: number, touched: Touched): void {
	const bandId = plan.row('vehicle', id)?.bandId;
	if (bandId === undefined) return;
	touched.band.add(bandId);
	for (const activity of plan.activitiesOf('band', bandId)) touched.activity.add(activity.id);
}

function vehiclesOfChange(plan: PlanIndex, { id, row }: { id: number; row: PlanActivity | null }): number[] {
	const before = plan.row('activity', id)?.vehicleIds ?? [];
	return [...new Set([...before, ...(row?.vehicleIds ?? [])])];
}

/** The positions at which the standings of a vehicle have changed; the changed activity itself may be at another one. */
function positionsThatDiffer(before: readonly Standing[], after: readonly Standing[]): Set<number> {
	const signaturesBefore = new Set(before.map(signature));
	const signaturesAfter = new Set(after.map(signature));
	const differing = [
		...before.filter((standing) => !signaturesAfter.has(signature(standing))),
		...after.filter((standing) => !signaturesBefore.has(signature(standing))),
	];
	return new Set(differing.map(({ positionId }) => positionId));
}

function signature({ positionId, from, to, activities }: Standing): string {
	return [positionId, from, to, ...activities.map(({ id }) => id)].join();
}
