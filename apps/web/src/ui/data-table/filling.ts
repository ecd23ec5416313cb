/** A frame that took longer has been held up, in milliseconds; a screen draws one every 17. */
const HELD_UP = 25;

/** How many rows are filled in the first frame. */
const FIRST_SHARE = 2;

type Fill = () => void;

/** Rows that wait to be drawn whole, the longest waiting first. */
const waiting = new Set<Fill>();
let isAtWork = false;

/**
 * Has a row filled in as soon as there is time, a few rows a frame: as many as the device draws without holding a frame
 * up. Answers what takes the row out of the line.
 */
export function fillWhenThereIsTime(fill: Fill): () => void {
	waiting.add(fill);
	if (!isAtWork) requestAnimationFrame((at) => fillSome(FIRST_SHARE, at));
	isAtWork = true;
	return () => waiting.delete(fill);
}

/** Fills in so many rows in the frame that began at that time, in milliseconds, and the others in the frames to come. */
function fillSome(share: number, at: number): void {
	for (const fill of [...waiting].slice(0, share)) {
		waiting.delete(fill);
		fill();
	}
	isAtWork = waiting.size > 0;
	if (isAtWork) requestAnimationFrame((next) => fillSome(nextShare(share, next - at), next));
}

/**
 * How many rows to fill in after a frame that took so many milliseconds: one more while they fit. After one that was held up
 * none, but never none twice: on a device that is always held up they come too.
 */
function nextShare(before: number, frameTook: number): number {
	if (frameTook <= HELD_UP) return before + 1;
	return before === 0 ? 1 : 0;
}
