/** Pixels of a rem: what a person, or a wall display's browser, has set for all pages. Read once, when the app starts. */
const ROOT_FONT_SIZE = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** How many times larger than designed everything is drawn; 1 unless the root font is other than 16 px. */
export const SCALE = ROOT_FONT_SIZE / 16;

/** A designed size in pixels as styles take it, so that it grows with the root font. */
export function rem(pixels: number): string {
	return `${pixels / 16}rem`;
}
