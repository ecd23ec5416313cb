import { CROSSLOAD, compareNames, type Extent, type Shared, shareColumn, type TimedActivity } from '@crossload/domain';
import type { BoardLists } from './board-rows.ts';
import { BOARD_TEXTS as texts } from './board-texts.ts';
import type { NamedLane } from './lane-groups.ts';
import type { Board } from './use-board.ts';

/** Minutes that a block takes up at least: two lines of words, and a target for a thumb. */
const LEAST = 20;

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
	readonly blocks: readonly Shared[];
}

type Facts = Pick<Board, 'kind' | 'planned'> & { readonly positions: BoardLists['positions'] };

const WIDTHS = { stage: 7, dock: 6.0625, gate: 1.875, all: 14, points: 7 };

/** A stage's columns: what is on it, its docks, and what passes the gates; of other lanes what has a length, and points. */
export function phoneColumns({ lane }: NamedLane, { kind, planned, positions }: Facts): PhoneColumn[] {
	const activities = lane.parts
		.flatMap(({ blocks }) => blocks)
		.flatMap(({ id }) => planned.get(id) ?? [])
		.sort((a, b) => a.span.from - b.span.from || a.id - b.id);
	if (kind !== 'stage') {
		const [points, others] = parted(activities, ({ timeMode }) => timeMode === 'point');
		return [
			{ key: 'all', name: texts.blocks, width: WIDTHS.all, blocks: shared(others) },
			...(points.length > 0
				? [{ key: 'points', name: texts.flags, width: WIDTHS.points, blocks: shared(points) }]
				: []),
		];
	}
	const docks = positions.filter(({ stage }) => stage?.id === lane.id).sort((a, b) => compareNames(a.name, b.name));
	const isAtDock = ({ positionId, timeMode }: TimedActivity) =>
		timeMode === 'range' && docks.some(({ id }) => id === positionId);
	const [atDocks, elsewhere] = parted(activities, isAtDock);
	const [atGate, onStage] = parted(elsewhere, isGateOrCrossload);
	return [
		{ key: 'stage', name: texts.onStage, width: WIDTHS.stage, blocks: shared(onStage) },
		...docks.map(({ id, name, vehicles, capacity }) => ({
			key: `${id}`,
			name: shortName(name),
			presence: texts.presence(vehicles.length, capacity),
			positionId: id,
			width: WIDTHS.dock,
			blocks: shared(atDocks.filter(({ positionId }) => positionId === id)),
		})),
		{ key: 'gate', name: null, width: gateWidth(atGate), blocks: shared(atGate) },
	];
}

/** Minutes and what is in them as extents with the room of two lines. */
export function extentOf({ id, span }: TimedActivity): Extent {
	return { id, from: span.from, to: Math.max(span.to, span.from + LEAST) };
}

function shared(activities: readonly TimedActivity[]): Shared[] {
	return shareColumn(activities.map(extentOf));
}

/** What passes the gates or goes between stages. */
function isGateOrCrossload({ timeMode, typeId }: TimedActivity): boolean {
	return timeMode === 'point' || typeId === CROSSLOAD;
}

/** As many icons as stand beside each other. */
function gateWidth(activities: readonly TimedActivity[]): number {
	const most = Math.max(1, ...shared(activities).map(({ lines }) => lines));
	return Math.max(WIDTHS.gate, 1.125 * Math.min(most, 6));
}

/** `Dock Sternen A` → `Dock A`: the stage's name stands in the tab. */
function shortName(name: string): string {
	const words = name.split(' ');
	return words.length > 2 ? `${words[0]} ${words.at(-1)}` : name;
}

function parted<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): readonly [Item[], Item[]] {
	return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
