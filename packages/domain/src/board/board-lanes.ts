import { PARKING, SHOW } from '../activity/activity-type.ts';
import { changedPart } from '../changed-part.ts';
import { hasSameItems } from '../has-same-items.ts';
import type { Minutes } from '../plan/minutes.ts';
import type { TimedActivity } from '../plan/plan-row.ts';
import { countLines, type Packed, packLines } from './pack-lines.ts';

/** What the lanes of the board stand for (PLAN.md, BRD-01). */
export const LANE_KINDS = ['stage', 'position', 'vehicle', 'band'] as const;
export type LaneKind = (typeof LANE_KINDS)[number];

/** The parts of a lane, from top to bottom: shows on their own, everything else with a length, points as flags. */
export const LANE_PARTS = ['shows', 'blocks', 'flags'] as const;
export type LanePartKind = (typeof LANE_PARTS)[number];

/** Where activities belong that do not say it themselves. */
export interface BoardPlaces {
	/** The stage whose dock a position is. */
	readonly stageOfPosition: ReadonlyMap<number, number>;
	/** The stage of a band. */
	readonly stageOfBand: ReadonlyMap<number, number>;
}

/** One part of a lane: its blocks on lines, no two of a line sharing time. */
export interface LanePart {
	readonly kind: LanePartKind;
	readonly blocks: readonly Packed[];
	readonly lines: number;
}

/** A stage, position, vehicle or band with what takes place there. */
export interface BoardLane {
	readonly id: number;
	readonly parts: readonly LanePart[];
}

export interface LaneRequest {
	readonly kind: LaneKind;
	/** The lanes in the order in which they are shown. */
	readonly laneIds: readonly number[];
	readonly activities: readonly TimedActivity[];
	readonly places: BoardPlaces;
}

/** The least room, in minutes, that an activity needs to be read at a zoom. */
export type RoomFor = (activity: TimedActivity) => Minutes;

export interface BoardRequest extends LaneRequest {
	readonly roomFor: RoomFor;
}

/** What takes place in a lane, one list for each of {@link LANE_PARTS}. */
type LaneContent = readonly (readonly TimedActivity[])[];

/** What takes place in each lane, the same at every zoom, and the request that it was made for. */
export interface LaneContents {
	readonly request: LaneRequest;
	readonly byLane: ReadonlyMap<number, LaneContent>;
}

/** The lanes of the board at once: {@link laneContents}, packed. */
export function boardLanes(request: BoardRequest, before: readonly BoardLane[] = []): BoardLane[] {
	return packLanes(laneContents(request), request.roomFor, before);
}

/** Puts activities into their lanes. Given the previous contents, only the lanes that change are rebuilt. */
export function laneContents(request: LaneRequest, before?: LaneContents): LaneContents {
	if (before && hasSameLanes(before.request, request)) return changedContents(request, before);
	const byLane = new Map(request.laneIds.map((id) => [id, LANE_PARTS.map((): TimedActivity[] => [])]));
	addActivities(byLane, request.activities, request);
	return { request, byLane };
}

function changedContents(request: LaneRequest, before: LaneContents): LaneContents {
	const changed = changedPart(before.request.activities, request.activities);
	const earlier = new Set(changed.before);
	const present = new Set(changed.after);
	const removed = new Set(changed.before.filter((activity) => !present.has(activity)));
	const added = changed.after.filter((activity) => !earlier.has(activity));
	const byLane = new Map<number, LaneContent>(before.byLane);
	const touched = new Map<number, TimedActivity[][]>();
	for (const activity of [...removed, ...added]) {
		for (const id of laneIdsOf(activity, request.kind, request.places)) {
			const kept = touched.get(id) ?? byLane.get(id)?.map((part) => part.filter((one) => !removed.has(one)));
			if (kept) touched.set(id, kept);
		}
	}
	addActivities(touched, added, request);
	for (const [id, content] of touched) byLane.set(id, content);
	return { request, byLane };
}

type Places = Pick<LaneRequest, 'kind' | 'places'>;

function addActivities(
	byLane: ReadonlyMap<number, TimedActivity[][]>,
	activities: readonly TimedActivity[],
	{ kind, places }: Places,
): void {
	for (const activity of activities) {
		const partIndex = LANE_PARTS.indexOf(lanePartOf(activity));
		for (const id of laneIdsOf(activity, kind, places)) byLane.get(id)?.[partIndex]?.push(activity);
	}
}

/** Whether every unchanged activity is in the same lanes as before, and the lanes are in the same order. */
function hasSameLanes(before: LaneRequest, now: LaneRequest): boolean {
	const { stageOfPosition, stageOfBand } = now.places;
	return (
		before.kind === now.kind &&
		before.laneIds.length === now.laneIds.length &&
		before.laneIds.every((id, index) => id === now.laneIds[index]) &&
		isSameMap(before.places.stageOfPosition, stageOfPosition) &&
		isSameMap(before.places.stageOfBand, stageOfBand)
	);
}

function isSameMap(before: ReadonlyMap<number, number>, now: ReadonlyMap<number, number>): boolean {
	if (before === now) return true;
	return before.size === now.size && [...before].every(([key, value]) => now.get(key) === value);
}

/**
 * The lanes with their blocks on lines. Given the lanes of before, only what has changed moves, and a lane in which nothing
 * has changed is the same object as before.
 */
export function packLanes(contents: LaneContents, roomFor: RoomFor, before: readonly BoardLane[] = []): BoardLane[] {
	const known = new Map(before.map((lane) => [lane.id, lane]));
	return [...contents.byLane].map(([id, byPart]) => {
		const previous = known.get(id);
		const parts = LANE_PARTS.map((kind, index) =>
			partOf({ kind, activities: byPart[index] ?? [], roomFor }, previous?.parts[index]),
		);
		const isSame = previous !== undefined && parts.every((part, index) => part === previous.parts[index]);
		return isSame ? previous : { id, parts };
	});
}

/** The lanes that an activity stands in: a stage's dock belongs to the stage, the rest of a band's day to its stage. */
export function laneIdsOf(activity: TimedActivity, kind: LaneKind, places: BoardPlaces): readonly number[] {
	const { stageId, positionId, bandId, vehicleIds } = activity;
	if (kind === 'vehicle') return [...new Set(vehicleIds)];
	if (kind === 'position') return idsOf(positionId);
	if (kind === 'band') return idsOf(bandId);
	const dockOf = positionId === null ? null : (places.stageOfPosition.get(positionId) ?? null);
	// A band's parking is not shown in the lane of its stage.
	const ofBand = bandId === null || activity.typeId === PARKING ? null : (places.stageOfBand.get(bandId) ?? null);
	return idsOf(stageId ?? dockOf ?? ofBand);
}

/** The part of a lane that an activity stands in. */
export function lanePartOf({ typeId, timeMode }: Pick<TimedActivity, 'typeId' | 'timeMode'>): LanePartKind {
	if (timeMode === 'point') return 'flags';
	return typeId === SHOW ? 'shows' : 'blocks';
}

interface PartInput {
	readonly kind: LanePartKind;
	readonly activities: readonly TimedActivity[];
	readonly roomFor: RoomFor;
}

/** The activities that each part was packed from: where these are the same, it need not be packed again. */
const packedFrom = new WeakMap<LanePart, readonly TimedActivity[]>();

function partOf({ kind, activities, roomFor }: PartInput, previous: LanePart | undefined): LanePart {
	const source = previous && packedFrom.get(previous);
	if (previous && source && hasSameItems(source, activities)) return previous;
	const extents = activities.map((activity) => {
		const { from, to } = activity.span;
		return { id: activity.id, from, to: Math.max(to, from + Math.max(1, roomFor(activity))) };
	});
	const blocks = packLines(extents, previous?.blocks);
	const part =
		previous && isSameBlocks(previous.blocks, blocks) ? previous : { kind, blocks, lines: countLines(blocks) };
	packedFrom.set(part, activities);
	return part;
}

function isSameBlocks(before: readonly Packed[], now: readonly Packed[]): boolean {
	if (before.length !== now.length) return false;
	return before.every((one, index) => {
		const other = now[index];
		return one.id === other?.id && one.from === other.from && one.to === other.to && one.line === other.line;
	});
}

function idsOf(id: number | null): readonly number[] {
	return id === null ? [] : [id];
}
