/** A frame that took longer has been held up, in milliseconds; a screen draws one every 17. */
const HELD_UP = 25;

/** How many rows are filled in a frame, until more or fewer turn out to fit. */
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

/** How many rows to fill in after a frame that took so many milliseconds: twice as many while they fit, else half. */
function nextShare(before: number, frameTook: number): number {
	return frameTook > HELD_UP ? Math.max(1, Math.floor(before / 2)) : before * 2;
}
