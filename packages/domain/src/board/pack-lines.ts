import { placeAmong } from '../place-among.ts';
import type { Minutes } from '../plan/minutes.ts';

/** Something on a time line that needs room of its own, both ends in minutes. */
export interface Extent {
	readonly id: number;
	readonly from: Minutes;
	/** After `from`: where the room that it needs ends. */
	readonly to: Minutes;
}

/** An extent with the line that it stands on, from 0. */
export interface Packed extends Extent {
	readonly line: number;
}

/**
 * Puts extents on as few lines as they need, no two of a line sharing time (PLAN.md, BRD-01). What has not changed since
 * before stays on its line; what has changed keeps its line if that is free there, else it takes the first free one, as does
 * what is new. The result does not depend on the order of the extents and is in order of time, then id.
 */
export function packLines(extents: readonly Extent[], before: readonly Packed[] = []): Packed[] {
	if (before.length === 0) return packFromScratch(extents);
	const known = new Map(before.map((packed) => [packed.id, packed]));
	const lines = new Lines();
	const placed: Packed[] = [];
	const moving: Extent[] = [];
	for (const extent of extents) {
		const previous = known.get(extent.id);
		const isUnchanged = previous?.from === extent.from && previous.to === extent.to;
		if (isUnchanged) placed.push(lines.put(extent, previous.line));
		else moving.push(extent);
	}
	for (const extent of moving.sort(compareExtents)) {
		const own = known.get(extent.id)?.line;
		placed.push(lines.put(extent, own !== undefined && lines.isFree(own, extent) ? own : lines.firstFree(extent)));
	}
	return placed.sort(compareExtents);
}

/** In order of time a line is free as soon as the last one on it has ended. */
function packFromScratch(extents: readonly Extent[]): Packed[] {
	const ends: Minutes[] = [];
	return extents.toSorted(compareExtents).map(({ id, from, to }) => {
		const free = ends.findIndex((end) => end <= from);
		const line = free === -1 ? ends.length : free;
		ends[line] = to;
		return { id, from, to, line };
	});
}

/** How many lines packed extents take up. */
export function countLines(packed: readonly Packed[]): number {
	return packed.reduce((count, { line }) => Math.max(count, line + 1), 0);
}

function compareExtents(a: Extent, b: Extent): number {
	return a.from - b.from || a.to - b.to || a.id - b.id;
}

/** The extents on each line, in order of time. */
class Lines {
	readonly #lines: Extent[][] = [];

	put(extent: Extent, line: number): Packed {
		while (this.#lines.length <= line) this.#lines.push([]);
		const extents = this.#lines[line] ?? [];
		extents.splice(insertionIndex(extents, extent), 0, extent);
		return { ...extent, line };
	}

	isFree(line: number, extent: Extent): boolean {
		const extents = this.#lines[line] ?? [];
		const index = insertionIndex(extents, extent);
		const [left, right] = [extents[index - 1], extents[index]];
		return (!left || left.to <= extent.from) && (!right || right.from >= extent.to);
	}

	firstFree(extent: Extent): number {
		const free = this.#lines.findIndex((_, line) => this.isFree(line, extent));
		return free === -1 ? this.#lines.length : free;
	}
}

/** Where an extent belongs on a line: before the first that begins later. */
function insertionIndex(extents: readonly Extent[], { from }: Extent): number {
	return placeAmong(extents, (other) => other.from <= from);
}
