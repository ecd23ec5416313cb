/** Colours that stay apart from each other and carry a chip's text, the first ones furthest apart. */
const PALETTE = [
	'#5bc0eb',
	'#f59e2e',
	'#c9b6f2',
	'#7bc96f',
	'#e8705f',
	'#f2d15c',
	'#4fb8a8',
	'#e28abf',
	'#8aa4e8',
	'#c98f5a',
	'#a3b51c',
	'#b0bec5',
	'#d46a9f',
	'#6f8f4e',
	'#9c6ade',
] as const;

/** Degrees: successive hues turned by it never come close to an earlier one. */
const GOLDEN_ANGLE = 137.508;

/** A colour, `#rrggbb`, that none of the given ones is. */
export function freshStageColor(taken: ReadonlySet<string>): string {
	const free = PALETTE.find((color) => !taken.has(color));
	if (free) return free;
	for (let turn = 0; ; turn++) {
		const color = colorOfHue((turn * GOLDEN_ANGLE) % 360);
		if (!taken.has(color)) return color;
	}
}

/** Saturation 55 %, lightness 64 %: as bright as the palette. */
function colorOfHue(hue: number): string {
	const lightness = 0.64;
	const reach = 0.55 * Math.min(lightness, 1 - lightness);
	const channel = (offset: number) => {
		const turn = (offset + hue / 30) % 12;
		const value = lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
		return Math.round(value * 255)
			.toString(16)
			.padStart(2, '0');
	};
	return `#${channel(0)}${channel(8)}${channel(4)}`;
}
