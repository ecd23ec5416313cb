/** A frame that took longer has been held up, in milliseconds; a screen draws one every 17. */
const HELD_UP = 25;

/** How many rows are filled in a frame, until more or fewer turn out to fit. */
const FIRST_SHARE = 2;

type Fill = () => void;

/** Rows that wait to be drawn whole, the longest waiting first. */
const waiting = new Set<Fill>();
let share = FIRST_SHARE;
/** When the frame before began, while rows are being filled in. */
let lastFrame: number | null = null;
let isAtWork = false;

/**
 * Has a row filled in as soon as there is time, a few rows a frame: as many as the device draws without holding a frame
 * up. Answers what takes the row out of the line.
 */
export function fillWhenThereIsTime(fill: Fill): () => void {
	waiting.add(fill);
	if (!isAtWork) requestAnimationFrame(fillSome);
	isAtWork = true;
	return () => waiting.delete(fill);
}

function fillSome(at: number): void {
	share = lastFrame === null ? FIRST_SHARE : nextShare(share, at - lastFrame);
	for (const fill of [...waiting].slice(0, share)) {
		waiting.delete(fill);
		fill();
	}
	isAtWork = waiting.size > 0;
	lastFrame = isAtWork ? at : null;
	if (isAtWork) requestAnimationFrame(fillSome);
}

/** How many rows to fill in after a frame that took so many milliseconds: twice as many while they fit, else half. */
function nextShare(before: number, frameTook: number): number {
	return frameTook > HELD_UP ? Math.max(1, Math.floor(before / 2)) : before * 2;
}
