import { SHOW } from '../activity/activity-type.ts';
import { OverlayMap } from './overlay-map.ts';
import { compareBySpan } from './plan-order.ts';
import type { Plan, PlanActivity, PlanBand, PlanPosition, PlanSettings, PlanStage, PlanVehicle } from './plan-row.ts';

interface RowTypes {
	readonly activity: PlanActivity;
	readonly stage: PlanStage;
	readonly position: PlanPosition;
	readonly vehicle: PlanVehicle;
	readonly band: PlanBand;
}

/** The entities that a plan consists of. */
export type PlanEntity = keyof RowTypes;

type RowChange<E extends PlanEntity> = E extends PlanEntity
	? { readonly entity: E; readonly id: number; readonly row: RowTypes[E] | null }
	: never;

/** A row that is new or has changed, or null for one that is gone. */
export type PlanChange = RowChange<PlanEntity> | { readonly entity: 'settings'; readonly row: PlanSettings };

const GROUPINGS = ['stage', 'band', 'vehicle', 'position', 'cancelledShow'] as const;
/** By what activities are looked up: shows by stage, the others whatever their type. */
export type Grouping = (typeof GROUPINGS)[number];

/** The groups that an activity belongs to. Cancelled is taken as not there, but for the shows of its band. */
export function groupsOf(activity: PlanActivity): (readonly [Grouping, number])[] {
	const { bandId, stageId, positionId, vehicleIds, cancelled, typeId } = activity;
	const isShow = typeId === SHOW;
	if (cancelled) return isShow && bandId !== null ? [['cancelledShow', bandId]] : [];
	const groups: (readonly [Grouping, number])[] = vehicleIds.map((id) => ['vehicle', id]);
	if (bandId !== null) groups.push(['band', bandId]);
	if (positionId !== null) groups.push(['position', positionId]);
	if (stageId !== null && isShow) groups.push(['stage', stageId]);
	return groups;
}

type Rows = { readonly [E in PlanEntity]: OverlayMap<number, RowTypes[E]> };
type Groups = Record<Grouping, OverlayMap<number, readonly PlanActivity[]>>;

interface BaseMaps {
	readonly rows: Rows;
	readonly groups: Groups;
	readonly vehiclesOfBand: OverlayMap<number, readonly number[]>;
}

/** A plan as the checks look things up in it. A copy of one can be changed and leaves it as it is. */
export class PlanIndex {
	#settings: PlanSettings;
	readonly #rows: Rows;
	readonly #groups: Groups;
	readonly #vehiclesOfBand: BaseMaps['vehiclesOfBand'];

	private constructor(settings: PlanSettings, base: BaseMaps | null) {
		this.#settings = settings;
		this.#rows = rowsOn(base?.rows);
		this.#groups = groupsOn(base?.groups);
		this.#vehiclesOfBand = new OverlayMap(base?.vehiclesOfBand);
	}

	static of({ activities, stages, positions, vehicles, bands, settings }: Plan): PlanIndex {
		const index = new PlanIndex(settings, null);
		for (const row of stages) index.#rows.stage.set(row.id, row);
		for (const row of positions) index.#rows.position.set(row.id, row);
		for (const row of bands) index.#rows.band.set(row.id, row);
		for (const row of vehicles) index.apply({ entity: 'vehicle', id: row.id, row });
		index.#addActivities(activities);
		return index;
	}

	/** A plan that is as this one until it is changed, and leaves this one as it is; this one must stay as it is too. */
	copy(): PlanIndex {
		const base = { rows: this.#rows, groups: this.#groups, vehiclesOfBand: this.#vehiclesOfBand };
		return new PlanIndex(this.#settings, base);
	}

	get settings(): PlanSettings {
		return this.#settings;
	}

	row<E extends PlanEntity>(entity: E, id: number): RowTypes[E] | undefined {
		return this.#rows[entity].get(id);
	}

	ids(entity: PlanEntity): Iterable<number> {
		return this.#rows[entity].keys();
	}

	/** The activities of a stage (its shows), band, vehicle or position, in plan order. */
	activitiesOf(grouping: Grouping, id: number): readonly PlanActivity[] {
		return this.#groups[grouping].get(id) ?? [];
	}

	hasVehicles(bandId: number): boolean {
		return (this.#vehiclesOfBand.get(bandId)?.length ?? 0) > 0;
	}

	apply(change: PlanChange): void {
		if (change.entity === 'settings') this.#settings = change.row;
		else if (change.entity === 'activity') this.#setActivity(change.id, change.row ?? undefined);
		else if (change.entity === 'vehicle') this.#setVehicle(change.id, change.row ?? undefined);
		else if (change.entity === 'stage') this.#rows.stage.set(change.id, change.row ?? undefined);
		else if (change.entity === 'position') this.#rows.position.set(change.id, change.row ?? undefined);
		else this.#rows.band.set(change.id, change.row ?? undefined);
	}

	/** Fills an index that has no activities yet: each group is sorted once. */
	#addActivities(activities: readonly PlanActivity[]): void {
		const groups: Record<Grouping, Map<number, PlanActivity[]>> = {
			stage: new Map(),
			band: new Map(),
			vehicle: new Map(),
			position: new Map(),
			cancelledShow: new Map(),
		};
		for (const activity of activities) {
			this.#rows.activity.set(activity.id, activity);
			for (const [grouping, id] of groupsOf(activity)) {
				const group = groups[grouping].get(id);
				if (group) group.push(activity);
				else groups[grouping].set(id, [activity]);
			}
		}
		for (const grouping of GROUPINGS) {
			for (const [id, group] of groups[grouping]) this.#groups[grouping].set(id, group.sort(compareBySpan));
		}
	}

	#setActivity(id: number, activity: PlanActivity | undefined): void {
		const before = this.#rows.activity.get(id);
		this.#rows.activity.set(id, activity);
		for (const [grouping, groupId] of before ? groupsOf(before) : []) {
			const others = this.activitiesOf(grouping, groupId).filter((other) => other.id !== id);
			this.#groups[grouping].set(groupId, others.length > 0 ? others : undefined);
		}
		if (!activity) return;
		for (const [grouping, groupId] of groupsOf(activity)) {
			const group = [...this.activitiesOf(grouping, groupId), activity];
			this.#groups[grouping].set(groupId, group.sort(compareBySpan));
		}
	}

	#setVehicle(id: number, vehicle: PlanVehicle | undefined): void {
		const before = this.#rows.vehicle.get(id);
		this.#rows.vehicle.set(id, vehicle);
		if (before) {
			const others = (this.#vehiclesOfBand.get(before.bandId) ?? []).filter((other) => other !== id);
			this.#vehiclesOfBand.set(before.bandId, others);
		}
		if (vehicle) {
			const others = this.#vehiclesOfBand.get(vehicle.bandId) ?? [];
			this.#vehiclesOfBand.set(vehicle.bandId, [...others, id]);
		}
	}
}

function rowsOn(base: Rows | undefined): Rows {
	return {
		activity: new OverlayMap(base?.activity),
		stage: new OverlayMap(base?.stage),
		position: new OverlayMap(base?.position),
		vehicle: new OverlayMap(base?.vehicle),
		band: new OverlayMap(base?.band),
	};
}

function groupsOn(base: Groups | undefined): Groups {
	return {
		stage: new OverlayMap(base?.stage),
		band: new OverlayMap(base?.band),
		vehicle: new OverlayMap(base?.vehicle),
		position: new OverlayMap(base?.position),
		cancelledShow: new OverlayMap(base?.cancelledShow),
	};
}
