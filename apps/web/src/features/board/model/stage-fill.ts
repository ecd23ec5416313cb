import { luminance } from '../../../lib/contrast.ts';

/** Very light and very dark stages: with the usual share of them in a block, Late would have less than 4.5:1 on it. */
const LIGHT = 0.7;
const DARK = 0.08;

/** The share of a very light or dark stage in its shows, on either theme. */
const LESS = '12%';

/** What shows are filled with, as CSS variables: their stage's colour, and how much of it where that is not the usual. */
export function stageFill(color: string | null) {
	if (color === null) return {};
	const light = luminance(color);
	return { '--stage-color': color, '--stage-share': light > LIGHT || light < DARK ? LESS : undefined };
}
