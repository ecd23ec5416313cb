import { type Extent, type Packed, packLines } from './pack-lines.ts';

/** Something in a column that time runs down: which of so many shares of its width it has. */
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
	let together: Packed[] = [];
	let end = Number.NEGATIVE_INFINITY;
	const close = () => {
		const lines = Math.max(0, ...together.map(({ line }) => line + 1));
		for (const packed of together) shared.push({ ...packed, lines });
		together = [];
	};
	for (const packed of packLines(extents)) {
		if (packed.from >= end) close();
		together.push(packed);
		end = Math.max(end, packed.to);
	}
	close();
	return shared;
}
