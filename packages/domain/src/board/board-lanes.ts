import { PARKING, SHOW } from '../activity/activity-type.ts';
import { changedPart } from '../changed-part.ts';
import { hasSameItems } from '../has-same-items.ts';
import type { Minutes } from '../plan/minutes.ts';
import type { TimedActivity } from '../plan/plan-row.ts';
import type { LaneKind } from './lane-kind.ts';
import { countLines, type Packed, packLines } from './pack-lines.ts';

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

/** What takes place in a lane, by part. */
type LaneContent = readonly (readonly TimedActivity[])[];

/** What takes place in each lane, the same at every zoom, and what it has been made of. */
export interface LaneContents {
	readonly request: LaneRequest;
	readonly byLane: ReadonlyMap<number, LaneContent>;
}

/** The lanes of the board at once: {@link laneContents}, packed. */
export function boardLanes(request: BoardRequest, before: readonly BoardLane[] = []): BoardLane[] {
	return packLanes(laneContents(request), request.roomFor, before);
}

/** Puts activities into the lanes that they stand in. Of the contents of before only the lanes that change are made anew. */
export function laneContents(request: LaneRequest, before?: LaneContents): LaneContents {
	if (before && isSameBoard(before.request, request)) return changedContents(request, before);
	const byLane = new Map(request.laneIds.map((id) => [id, emptyParts()]));
	putInto(byLane, request.activities, request);
	return { request, byLane };
}

function changedContents(request: LaneRequest, before: LaneContents): LaneContents {
	const changed = changedPart(before.request.activities, request.activities);
	const gone = new Set(changed.before);
	const come = changed.after.filter((activity) => !gone.delete(activity));
	const byLane = new Map<number, LaneContent>(before.byLane);
	const touched = new Map<number, TimedActivity[][]>();
	for (const activity of [...gone, ...come]) {
		for (const id of laneIdsOf(activity, request.kind, request.places)) {
			const stayed = touched.get(id) ?? byLane.get(id)?.map((part) => part.filter((one) => !gone.has(one)));
			if (stayed) touched.set(id, stayed);
		}
	}
	putInto(touched, come, request);
	for (const [id, content] of touched) byLane.set(id, content);
	return { request, byLane };
}

type Places = Pick<LaneRequest, 'kind' | 'places'>;

function putInto(
	byLane: ReadonlyMap<number, TimedActivity[][]>,
	activities: readonly TimedActivity[],
	{ kind, places }: Places,
): void {
	for (const activity of activities) {
		const place = LANE_PARTS.indexOf(lanePartOf(activity));
		for (const id of laneIdsOf(activity, kind, places)) byLane.get(id)?.[place]?.push(activity);
	}
}

/** Whether each activity stands in the same lanes as before, and those in the same order. */
function isSameBoard(before: LaneRequest, now: LaneRequest): boolean {
	const { stageOfPosition, stageOfBand } = now.places;
	return (
		before.kind === now.kind &&
		before.laneIds.length === now.laneIds.length &&
		before.laneIds.every((id, place) => id === now.laneIds[place]) &&
		isSameMap(before.places.stageOfPosition, stageOfPosition) &&
		isSameMap(before.places.stageOfBand, stageOfBand)
	);
}

function isSameMap(before: ReadonlyMap<number, number>, now: ReadonlyMap<number, number>): boolean {
	if (before === now) return true;
	return before.size === now.size && [...before].every(([key, value]) => now.get(key) === value);
}

/**
 * The lanes with their blocks on lines. Lanes of before make that only what has changed moves, and a lane in which nothing
 * has changed is the same object as before.
 */
export function packLanes(contents: LaneContents, roomFor: RoomFor, before: readonly BoardLane[] = []): BoardLane[] {
	const known = new Map(before.map((lane) => [lane.id, lane]));
	return [...contents.byLane].map(([id, byPart]) => {
		const was = known.get(id);
		const parts = LANE_PARTS.map((kind, place) =>
			partOf({ kind, activities: byPart[place] ?? [], roomFor }, was?.parts[place]),
		);
		const isSame = was !== undefined && parts.every((part, place) => part === was.parts[place]);
		return isSame ? was : { id, parts };
	});
}

function emptyParts(): TimedActivity[][] {
	return LANE_PARTS.map(() => []);
}

/** The lanes that an activity stands in: a stage's dock belongs to the stage, the rest of a band's day to its stage. */
export function laneIdsOf(activity: TimedActivity, kind: LaneKind, places: BoardPlaces): readonly number[] {
	const { stageId, positionId, bandId, vehicleIds } = activity;
	if (kind === 'vehicle') return [...new Set(vehicleIds)];
	if (kind === 'position') return listed(positionId);
	if (kind === 'band') return listed(bandId);
	const dockOf = positionId === null ? null : (places.stageOfPosition.get(positionId) ?? null);
	// Where a band's vehicles merely stand is no matter of its stage.
	const ofBand = bandId === null || activity.typeId === PARKING ? null : (places.stageOfBand.get(bandId) ?? null);
	return listed(stageId ?? dockOf ?? ofBand);
}

/** The part of a lane that an activity stands in. */
export function lanePartOf({ typeId, timeMode }: Pick<TimedActivity, 'typeId' | 'timeMode'>): LanePartKind {
	if (timeMode === 'point') return 'flags';
	return typeId === SHOW ? 'shows' : 'blocks';
}

interface PartQuestion {
	readonly kind: LanePartKind;
	readonly activities: readonly TimedActivity[];
	readonly roomFor: RoomFor;
}

/** What each part has been made of: where that is the same, nothing has to be packed again. */
const madeOf = new WeakMap<LanePart, readonly TimedActivity[]>();

function partOf({ kind, activities, roomFor }: PartQuestion, was: LanePart | undefined): LanePart {
	const source = was && madeOf.get(was);
	if (was && source && hasSameItems(source, activities)) return was;
	const extents = activities.map((activity) => {
		const { from, to } = activity.span;
		return { id: activity.id, from, to: Math.max(to, from + Math.max(1, roomFor(activity))) };
	});
	const blocks = packLines(extents, was?.blocks);
	const part = was && isSame(was.blocks, blocks) ? was : { kind, blocks, lines: countLines(blocks) };
	madeOf.set(part, activities);
	return part;
}

function isSame(before: readonly Packed[], now: readonly Packed[]): boolean {
	if (before.length !== now.length) return false;
	return before.every((one, place) => {
		const other = now[place];
		return one.id === other?.id && one.from === other.from && one.to === other.to && one.line === other.line;
	});
}

function listed(id: number | null): readonly number[] {
	return id === null ? [] : [id];
}
