import { type Extent, type Packed, packLines } from './pack-lines.ts';

/** Something in a column with time running down; `line` says which of `lines` equal parts of the width it takes. */
export interface Shared extends Packed {
	/** How many share the width where it stands. */
	readonly lines: number;
}

/**
 * Puts extents into one column (PLAN.md, BRD-06): what shares time with nothing has its whole width, the others share it
 * among as many as stand together without a gap. In order of time, then id.
 */
export function shareColumn(extents: readonly Extent[]): Shared[] {
	const shared: Shared[] = [];
	let group: Packed[] = [];
	let end = Number.NEGATIVE_INFINITY;
	const closeGroup = () => {
		const lines = Math.max(0, ...group.map(({ line }) => line + 1));
		for (const packed of group) shared.push({ ...packed, lines });
		group = [];
	};
	for (const packed of packLines(extents)) {
		if (packed.from >= end) closeGroup();
		group.push(packed);
		end = Math.max(end, packed.to);
	}
	closeGroup();
	return shared;
}
