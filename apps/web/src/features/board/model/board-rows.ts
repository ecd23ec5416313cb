import type { Activity, Band, Position, Stage, Vehicle } from '@crossload/contract';
import {
	type BoardPlaces,
	changedPart,
	hasTime,
	type LaneKind,
	laneIdsOf,
	type PlanActivity,
	planActivity,
	searchKey,
	spanOf,
	type TimedActivity,
} from '@crossload/domain';
import { BOARD_TEXTS as texts } from './board-texts.ts';
import type { BoardView } from './board-view.ts';
import { isDuring, type TimeRange } from './time-range.ts';

/** A lane's name, and its colour where it is a stage. */
export interface LaneHead {
	readonly id: number;
	readonly name: string;
	readonly color: string | null;
	/** Whose it is; for vehicles. */
	readonly detail?: string;
	/** How many stand there now, and how many may; for positions. */
	readonly presence?: string;
	/** What it stands under with others; for positions. */
	readonly group?: string;
}

/** What the board is made of: the lists as they are shown. */
export interface BoardLists {
	readonly activities: readonly Activity[];
	readonly stages: readonly Stage[];
	readonly positions: readonly Position[];
	readonly vehicles: readonly Vehicle[];
	readonly bands: readonly Band[];
}

/** A lane's name with all that distinguishes it from others. */
export function fullName({ name, detail }: Pick<LaneHead, 'name' | 'detail'>): string {
	return [name, detail].filter(Boolean).join(', ');
}

/** The lanes of a kind in the order of their list. */
export function laneHeads(lists: BoardLists, kind: LaneKind): LaneHead[] {
	const plain = ({ id, name }: { id: number; name: string }) => ({ id, name, color: null });
	if (kind === 'stage') return lists.stages.map(({ id, name, color }) => ({ id, name, color }));
	if (kind === 'position') {
		return lists.positions
			.map((row) => ({
				...plain(row),
				presence: texts.presence(row.vehicles.length, row.capacity),
				group: groupOf(row),
			}))
			.sort((a, b) => Number(b.group === texts.docks) - Number(a.group === texts.docks));
	}
	if (kind === 'band') return lists.bands.map(plain);
	return lists.vehicles.map(({ id, name, licence_plate, band }) => ({
		...plain({ id, name: [name, licence_plate].filter(Boolean).join(' ') }),
		detail: band.name,
	}));
}

/** What a position stands under with others: the docks of stages first, else its tag. */
export function groupOf({ stage, tag }: Pick<Position, 'stage' | 'tag'>): string {
	return stage ? texts.docks : tag;
}

/** Where activities belong that name no stage. */
export function placesOf({ positions, bands }: BoardLists): BoardPlaces {
	return {
		stageOfPosition: new Map(positions.flatMap(({ id, stage }) => (stage ? [[id, stage.id] as const] : []))),
		stageOfBand: new Map(bands.flatMap(({ id, stage }) => (stage ? [[id, stage.id] as const] : []))),
	};
}

interface ShownFilter extends Pick<BoardView, 'type' | 'name' | 'stage'> {
	/** Has the stage of an activity that names none, and the plates of vehicles; needed for those two filters. */
	readonly placesOf?: BoardLists;
	/** Without it at any time. */
	readonly during?: TimeRange | null;
}

/**
 * The activities that the filters leave, with their spans: by type, stage, and name of the band or name or plate of a vehicle,
 * none of which removes the activity with the id `always`, and by time.
 */
export function shownActivities(
	activities: readonly Activity[],
	{ during = null, ...filter }: ShownFilter,
	always: number | null = null,
): TimedActivity[] {
	const shown = atAnyTime(activities, filter, always);
	return during === null ? shown : shown.filter(({ span }) => isDuring(span, during));
}

function atAnyTime(
	activities: readonly Activity[],
	{ type, name, stage, placesOf: lists }: ShownFilter,
	always: number | null,
): TimedActivity[] {
	const wanted = searchKey(name).trim();
	if (type === null && stage === null && wanted === '') return allWithTime(activities);
	const places = stage !== null && lists ? placesOf(lists) : null;
	const isAtStage = (activity: TimedActivity) => places === null || laneIdsOf(activity, 'stage', places)[0] === stage;
	const plates = new Map(wanted === '' ? [] : lists?.vehicles.map(({ id, licence_plate }) => [id, licence_plate]));
	const isWanted = ({ activityType, band, vehicles }: Activity) => {
		if (type !== null && activityType.id !== type) return false;
		if (wanted === '') return true;
		const names = [band?.name, ...vehicles.flatMap(({ id, name: own }) => [own, plates.get(id)])];
		return names.some((text) => text && searchKey(text).includes(wanted));
	};
	return activities
		.filter((activity) => activity.id === always || isWanted(activity))
		.map(plannedOf)
		.filter(hasTime)
		.filter((activity) => activity.id === always || isAtStage(activity));
}

/** Cached for the latest list: the board mostly shows all of it, and the next list differs in a few rows. */
let latest: LatestList = { activities: [], planned: [], timed: [] };

interface LatestList {
	readonly activities: readonly Activity[];
	readonly planned: readonly PlanActivity[];
	readonly timed: TimedActivity[];
}

function allWithTime(activities: readonly Activity[]): TimedActivity[] {
	if (activities !== latest.activities) {
		// Keeps what is before and after the changed rows, in both lists.
		const { start, before, after } = changedPart(latest.activities, activities);
		const end = start + before.length;
		const added = after.map(plannedOf);
		const timedStart = countTimed(latest.planned, 0, start);
		const timedEnd = timedStart + countTimed(latest.planned, start, end);
		latest = {
			activities,
			planned: latest.planned.slice(0, start).concat(added, latest.planned.slice(end)),
			timed: latest.timed.slice(0, timedStart).concat(added.filter(hasTime), latest.timed.slice(timedEnd)),
		};
	}
	return latest.timed;
}

function countTimed(activities: readonly PlanActivity[], from: number, to: number): number {
	let count = 0;
	for (let index = from; index < to; index++) if (activities[index]?.span) count++;
	return count;
}

/** Cached by row, so that an unchanged row gives the same object. */
const planned = new WeakMap<Activity, PlanActivity>();

/** A block stands for the plan: what really happened is drawn within it (BRD-03). */
function plannedOf(row: Activity): PlanActivity {
	const known = planned.get(row);
	if (known) return known;
	const activity = planActivity(row);
	const made = { ...activity, span: spanOf({ ...activity, start: null }) ?? activity.span };
	planned.set(row, made);
	return made;
}
