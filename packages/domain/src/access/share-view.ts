/** What a share can be: screens on a wall, a calendar feed, a sheet of paper (ON-SITE.md, WALL-01). */
export const SHARE_KINDS = ['display', 'calendar', 'sheet'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** What a display can show (WALL-03). */
export const DISPLAY_SCREENS = ['stage', 'arrivals', 'positions', 'board'] as const;
export type DisplayScreen = (typeof DISPLAY_SCREENS)[number];

/** Which activities a share shows: those for which every given filter holds (WALL-06). */
export interface ViewFilters {
	/** Its stage, else its band's. */
	readonly stageIds?: readonly number[];
	readonly positionIds?: readonly number[];
	readonly bandIds?: readonly number[];
	/** Ids of activity types. */
	readonly types?: readonly string[];
}

interface Reference {
	readonly id: number;
}

/** An activity's row as far as views ask for it. */
export interface ViewedActivity {
	readonly id: number;
	readonly activityType: { readonly id: string };
	readonly band: Reference | null;
	readonly stage: Reference | null;
	readonly position: Reference | null;
	readonly vehicles: readonly Reference[];
}

/** The entities that a share's rows are of. */
export const VIEWED_ENTITIES = ['activity', 'band', 'vehicle', 'position', 'stage'] as const;
export type ViewedEntity = (typeof VIEWED_ENTITIES)[number];

/** Whether a share shows rows of the entity. */
export function isViewed(entity: string): entity is ViewedEntity {
	return (VIEWED_ENTITIES as readonly string[]).includes(entity);
}

/** All rows of these entities, by id. */
export interface ViewedRows {
	readonly activity: ReadonlyMap<number, ViewedActivity>;
	readonly band: ReadonlyMap<number, { readonly id: number; readonly stage: Reference }>;
	readonly vehicle: ReadonlyMap<number, Reference>;
	readonly position: ReadonlyMap<number, Reference>;
	readonly stage: ReadonlyMap<number, Reference>;
}

/** The ids of what a share shows, by entity. */
export type InView = Readonly<Record<ViewedEntity, ReadonlySet<number>>>;

/**
 * What a share shows (WALL-06): activities for which every filter holds; bands, vehicles, positions and stages that a filter
 * or such an activity names. Without a filter everything.
 */
export function inView(view: ViewFilters, rows: ViewedRows): InView {
	if (!isFiltered(view)) {
		const all = VIEWED_ENTITIES.map((entity) => [entity, new Set(rows[entity].keys())]);
		return Object.fromEntries(all) as InView;
	}
	const seen = {
		activity: new Set<number>(),
		band: new Set(view.bandIds),
		vehicle: new Set<number>(),
		position: new Set(view.positionIds),
		stage: new Set(view.stageIds),
	};
	const accepts = filterOf(view);
	for (const activity of rows.activity.values()) {
		const stageId = stageIdOf(activity, rows);
		if (!accepts(activity, stageId)) continue;
		seen.activity.add(activity.id);
		if (activity.band) seen.band.add(activity.band.id);
		if (activity.position) seen.position.add(activity.position.id);
		if (stageId !== null) seen.stage.add(stageId);
		for (const { id } of activity.vehicles) seen.vehicle.add(id);
	}
	return seen;
}

/** Whether a view shows less than everything. */
export function isFiltered({ stageIds, positionIds, bandIds, types }: ViewFilters): boolean {
	return [stageIds, positionIds, bandIds, types].some((filter) => filter !== undefined);
}

/** The activity's stage, else that of its band; null where neither has one. */
function stageIdOf({ stage, band }: ViewedActivity, rows: ViewedRows): number | null {
	if (stage) return stage.id;
	return (band && rows.band.get(band.id)?.stage.id) ?? null;
}

/** Whether every given filter holds for an activity, whose stage is given. */
function filterOf({ stageIds, positionIds, bandIds, types }: ViewFilters) {
	const holds = <T>(filter: readonly T[] | undefined) => {
		const ids = filter && new Set(filter);
		return (id: T | null | undefined) => !ids || (id !== null && id !== undefined && ids.has(id));
	};
	const [ofStage, ofPosition, ofBand, ofType] = [holds(stageIds), holds(positionIds), holds(bandIds), holds(types)];
	return ({ activityType, band, position }: ViewedActivity, stageId: number | null) =>
		ofType(activityType.id) && ofStage(stageId) && ofPosition(position?.id) && ofBand(band?.id);
}
