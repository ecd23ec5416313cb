/** How long a mouse rests before a card is shown, and how long the card stays for the mouse to reach it. */
export const HOVER_DELAY_MS = 300;
export const HIDE_DELAY_MS = 250;

/** Pixels between a card and what it is about, and to the window's edge. */
const GAP = 6;

/**
 * Puts a card below the box of what it is about, above it where there is no room, beside what is in sight of it, which
 * begins at `leftmost`, and never out of the window.
 */
export function placeCard(card: HTMLElement, { left, top, bottom }: DOMRect, leftmost: number): void {
	const { width, height } = card.getBoundingClientRect();
	const x = Math.max(GAP, Math.min(Math.max(left, leftmost), window.innerWidth - width - GAP));
	const y = bottom + GAP + height <= window.innerHeight ? bottom + GAP : Math.max(GAP, top - GAP - height);
	card.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
