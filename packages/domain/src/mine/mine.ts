import { type InView, inView, VIEWED_ENTITIES, type ViewedRows, type ViewFilters } from '../access/share-view.ts';

/** What someone has chosen as theirs; nothing chosen is everything (ON-SITE.md, MINE-01). */
export interface Mine {
	readonly stageIds: readonly number[];
	readonly positionIds: readonly number[];
	/** Team functions: each adds the stages and activity types that it is in charge of (ALRT-03). */
	readonly functionIds: readonly number[];
	/** Ids of activity types: they narrow the stages and positions chosen beside them. */
	readonly types: readonly string[];
}

/** What a team function is in charge of; empty lists are everything (PLAN.md, PLAN-16). */
interface InCharge {
	readonly id: number;
	readonly stageIds: readonly number[];
	readonly types: readonly string[];
}

/** The rows that Mine looks at: of positions also whose dock they are. */
export interface MineRows extends ViewedRows {
	readonly position: ReadonlyMap<number, { readonly id: number; readonly stage: { readonly id: number } | null }>;
}

/** Whether anything is chosen. */
export function isMineChosen({ stageIds, positionIds, functionIds, types }: Mine): boolean {
	return [stageIds, positionIds, functionIds, types].some((chosen) => chosen.length > 0);
}

/**
 * The views whose union is someone's: what happens on their stages, at their positions, and of what each of their functions
 * is in charge of. Null is everything: nothing is chosen, a function is in charge of all, or a chosen one is not known.
 */
export function mineViews(mine: Mine, functions: readonly InCharge[]): readonly ViewFilters[] | null {
	const { stageIds, positionIds, functionIds, types } = mine;
	if (!isMineChosen(mine)) return null;
	const narrowed = types.length > 0 ? { types } : {};
	const views: ViewFilters[] = [];
	if (stageIds.length > 0) views.push({ stageIds, ...narrowed });
	if (positionIds.length > 0) views.push({ positionIds, ...narrowed });
	if (views.length === 0 && types.length > 0) views.push(narrowed);
	for (const id of functionIds) {
		const charge = functions.find((one) => one.id === id);
		if (!charge || (charge.stageIds.length === 0 && charge.types.length === 0)) return null;
		views.push({
			...(charge.stageIds.length > 0 && { stageIds: charge.stageIds }),
			...(charge.types.length > 0 && { types: charge.types }),
		});
	}
	return views;
}

/**
 * The ids of what is someone's, by entity; null is everything. A chosen stage brings its bands and its docks along, also
 * those for which nothing is planned yet.
 */
export function mineRows(mine: Mine, functions: readonly InCharge[], rows: MineRows): InView | null {
	const views = mineViews(mine, functions);
	if (views === null) return null;
	const parts = views.map((view) => inView(view, rows));
	const stages = new Set(views.flatMap(({ stageIds = [] }) => stageIds));
	const along: Partial<Record<(typeof VIEWED_ENTITIES)[number], number[]>> = {
		band: [...rows.band.values()].filter(({ stage }) => stages.has(stage.id)).map(({ id }) => id),
		position: [...rows.position.values()].filter(({ stage }) => stage && stages.has(stage.id)).map(({ id }) => id),
	};
	const union = VIEWED_ENTITIES.map((entity) => [
		entity,
		new Set([...parts.flatMap((part) => [...part[entity]]), ...(along[entity] ?? [])]),
	]);
	return Object.fromEntries(union) as InView;
}

/** What a finding, an alert or a change names. */
interface Naming {
	readonly activities: readonly number[];
	readonly stage: { readonly id: number } | null;
	readonly position: { readonly id: number } | null;
	readonly band: { readonly id: number } | null;
	readonly vehicle: { readonly id: number } | null;
}

/**
 * Whether a finding, an alert or a note is someone's: by its activities where it has any, else by the stage, position, band
 * or vehicle that it names. What names nothing concerns everybody.
 */
export function isMine(mine: InView | null, { activities, stage, position, band, vehicle }: Naming): boolean {
	if (mine === null) return true;
	if (activities.length > 0) return activities.some((id) => mine.activity.has(id));
	const named = { stage, position, band, vehicle };
	const places = (['stage', 'position', 'band', 'vehicle'] as const).filter((entity) => named[entity]);
	return places.length === 0 || places.some((entity) => mine[entity].has(named[entity]?.id ?? 0));
}
