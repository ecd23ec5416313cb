import type { BoardLane } from '@crossload/domain';
import type { LaneHead } from './board-rows.ts';

/** A lane with its name and what stands in it. */
export interface NamedLane {
	readonly head: LaneHead;
	readonly lane: BoardLane;
	/** Only how full it is shows; its blocks are folded away. */
	readonly isFolded?: boolean;
	/** Its points are drawn as columns, by how many they are. */
	readonly hasPointColumns?: boolean;
	/** Of the first lane of a group. */
	readonly group?: LaneGroup;
}

/** Lanes that belong together, under one head that folds them. */
export interface LaneGroup {
	readonly name: string;
	readonly count: number;
	readonly isFolded: boolean;
}

/** Puts lanes of a group one after the other and folds what is folded; lanes without groups stay as they are. */
export function groupedLanes(lanes: readonly NamedLane[], folded: readonly string[]): readonly NamedLane[] {
	if (lanes.every(({ head }) => head.group === undefined)) return lanes;
	const names = [...new Set(lanes.map(({ head }) => head.group ?? ''))];
	return names.flatMap((name) => {
		const ofGroup = lanes.filter(({ head }) => (head.group ?? '') === name);
		const isFolded = folded.includes(name);
		return ofGroup.map((named, index) => ({
			...(isFolded ? foldedLane(named) : named),
			...(index === 0 && { group: { name, count: ofGroup.length, isFolded } }),
		}));
	});
}

function foldedLane({ head, lane }: NamedLane): NamedLane {
	return { head, lane: { ...lane, parts: [] }, isFolded: true };
}
