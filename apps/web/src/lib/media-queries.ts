/**
 * The media that styles and scripts ask for by name: in styles `@media (--phone)`. Widths are in em, 16 px as a rule, so that
 * somebody whose browser writes larger gets the layout that there is room for.
 */
export const MEDIA_QUERIES = {
	/** Under 768 px; in styles never paper, though A4 is narrower (media-names.ts). */
	phone: '(width < 48em)',
	'not-phone': '(width >= 48em)',
	/** Up to 375 px. */
	'narrow-phone': '(width <= 23.4375em)',
	/** From 1100 px: a form or a page of text has two columns. */
	'two-columns': '(width >= 68.75em)',
	/** From 1200 px the menu shows its words. */
	desktop: '(width >= 75em)',
	'not-desktop': '(width < 75em)',
	/** From 1400 px all of the dashboard's lists stand side by side. */
	wide: '(width >= 87.5em)',
	'not-wide': '(width < 87.5em)',
	/** From 1600 px, as in the production office, a list has room for every column. */
	'all-columns': '(width >= 100em)',
	/** A list keeps room for its columns beside a column of facts: the wider menu takes from it at 1200 px. */
	'room-beside-list': '(68.75em <= width < 75em), (width >= 80em)',
	/** Higher than wide, as a screen that hangs upright. */
	upright: '(orientation: portrait)',
	/** Under 480 px high: a phone held sideways. */
	low: '(height < 30em)',
	touch: '(pointer: coarse)',
} as const;
