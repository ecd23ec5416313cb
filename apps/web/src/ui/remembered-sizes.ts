const sizes = new Map<string, number>();

/** In pixels, by what was measured and how wide the window was then. */
const keyOf = (what: string) => `${what} ${window.innerWidth}`;

/** What was measured the last time in a window of this width: a screen opened again need not be drawn twice. */
export function rememberedSize(what: string): number | undefined {
	return sizes.get(keyOf(what));
}

export function rememberSize(what: string, pixels: number): void {
	sizes.set(keyOf(what), pixels);
}
