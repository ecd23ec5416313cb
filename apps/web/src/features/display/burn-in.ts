import { type Instant, MINUTE } from '@crossload/domain';

/** Pixels to each side, few enough that nobody sees it and nothing is cut. */
const FARTHEST = 2;
const PLACES = 2 * FARTHEST + 1;

/** How far a display is moved off its place in a minute, in pixels: another place each minute, so that nothing burns in (WALL-03). */
export function shiftAt(now: Instant): { readonly x: number; readonly y: number } {
	const minute = Math.floor(now / MINUTE);
	return { x: (minute % PLACES) - FARTHEST, y: (Math.floor(minute / PLACES) % PLACES) - FARTHEST };
}
