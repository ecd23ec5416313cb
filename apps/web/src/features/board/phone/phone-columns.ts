import type { Position } from '@crossload/contract';
import { CROSSLOAD, compareNames, type Extent, type Shared, shareColumn, type TimedActivity } from '@crossload/domain';
import type { BoardLists } from '../model/board-rows.ts';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import type { NamedLane } from '../model/lane-groups.ts';
import type { Board } from '../model/use-board.ts';

/** Minutes that a block is drawn as at least: two lines of words, and a target for a thumb. */
export const MIN_BLOCK_MINUTES = 20;

/** Rem that words take at least: a sign and a time in one line, and some of the name. What is narrower has its icon alone. */
const WORDS = 4.25;

/** The least that a block is wide: its icon, and a target. */
const ICON = 1.75;

/** For words a column grows up to what a phone shows beside the hours; with more at one time it is scrolled through. */
const MOST_FOR_WORDS = 21.25;

/** From here on a time with start and end stands in one line. */
const BOTH_TIMES = 6.5;

/** A column of the phone's board, time running down. */
export interface PhoneColumn {
	readonly key: string;
	/** What stands above it; null where an icon does. */
	readonly name: string | null;
	/** How many stand there now, and how many may. */
	readonly presence?: string;
	/** The position that it is. */
	readonly positionId?: number;
	/** Rem; there may be more room. */
	readonly width: number;
	/** Rem that will do where all columns fit beside each other with it. */
	readonly least: number;
	readonly blocks: readonly Shared[];
}

type ColumnSource = Pick<Board, 'kind' | 'planned'> & { readonly positions: BoardLists['positions'] };

/** Rem that a dock will do with. */
const NARROW_DOCK = 4.5;

const WIDTHS = { stage: 7, dock: 6.0625, gate: 1.875, all: 14, points: 7 };

/** What fits into a block when `lines` blocks share the column's width: words with all of the time or its start, or an icon. */
export function shownIn({ name, width }: Pick<PhoneColumn, 'name' | 'width'>, lines: number) {
	if (name === null || width / lines < WORDS) return 'icon';
	return width / lines < BOTH_TIMES ? 'start' : 'all';
}

/** A stage's columns: what is on it, its docks, and what passes the gates; of other lanes what has a length, and points. */
export function phoneColumns({ lane }: NamedLane, { kind, planned, positions }: ColumnSource): PhoneColumn[] {
	const activities = lane.parts
		.flatMap(({ blocks }) => blocks)
		.flatMap(({ id }) => planned.get(id) ?? [])
		.sort((a, b) => a.span.from - b.span.from || a.id - b.id);
	if (kind !== 'stage') {
		const [points, others] = partition(activities, ({ timeMode }) => timeMode === 'point');
		const position = kind === 'position' ? positions.find(({ id }) => id === lane.id) : undefined;
		return [
			{ key: 'all', name: texts.blocks, ...presenceAt(position), ...sharedColumn(others, WIDTHS.all) },
			...(points.length > 0 ? [{ key: 'points', name: texts.flags, ...sharedColumn(points, WIDTHS.points) }] : []),
		];
	}
	const docks = positions.filter(({ stage }) => stage?.id === lane.id).sort((a, b) => compareNames(a.name, b.name));
	const isAtDock = ({ positionId, timeMode }: TimedActivity) =>
		timeMode === 'range' && docks.some(({ id }) => id === positionId);
	const [atDocks, elsewhere] = partition(activities, isAtDock);
	const [atGate, onStage] = partition(elsewhere, isGateOrCrossload);
	return [
		{ key: 'stage', name: texts.onStage, ...sharedColumn(onStage, WIDTHS.stage) },
		...docks.map((dock) => ({
			key: `${dock.id}`,
			name: shortName(dock.name),
			...presenceAt(dock),
			positionId: dock.id,
			...sharedColumn(
				atDocks.filter(({ positionId }) => positionId === dock.id),
				WIDTHS.dock,
				NARROW_DOCK,
			),
		})),
		{ key: 'gate', name: null, ...iconColumn(atGate) },
	];
}

function presenceAt(position: Position | undefined): Pick<PhoneColumn, 'presence'> {
	return position ? { presence: texts.presence(position.vehicles.length, position.capacity) } : {};
}

/** The minutes that a block takes up in its column. */
export function extentOf({ id, span }: TimedActivity): Extent {
	return { id, from: span.from, to: Math.max(span.to, span.from + MIN_BLOCK_MINUTES) };
}

function inLines(activities: readonly TimedActivity[]): Shared[] {
	return shareColumn(activities.map(extentOf));
}

/** What passes the gates or goes between stages. */
function isGateOrCrossload({ timeMode, typeId }: TimedActivity): boolean {
	return timeMode === 'point' || typeId === CROSSLOAD;
}

type Room = Pick<PhoneColumn, 'width' | 'least' | 'blocks'>;

/** Activities as they share a column, which is as wide as the most of them at one time need, and as is usual. */
function sharedColumn(activities: readonly TimedActivity[], usual: number, narrow = usual): Room {
	const blocks = inLines(activities);
	const lines = maxLines(blocks);
	const needed = Math.max(Math.min(lines * WORDS, MOST_FOR_WORDS), lines * ICON);
	return { width: Math.max(usual, needed), least: Math.max(narrow, needed), blocks };
}

/** As wide as the icons that stand beside each other. */
function iconColumn(activities: readonly TimedActivity[]): Room {
	const blocks = inLines(activities);
	const width = Math.max(WIDTHS.gate, 1.125 * maxLines(blocks));
	return { width, least: width, blocks };
}

function maxLines(blocks: readonly Shared[]): number {
	return blocks.reduce((most, { lines }) => Math.max(most, lines), 1);
}

/** `Dock Sternen A` → `Dock A`: the stage's name stands in the tab. */
function shortName(name: string): string {
	const words = name.split(' ');
	return words.length > 2 ? `${words[0]} ${words.at(-1)}` : name;
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): readonly [Item[], Item[]] {
	return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
