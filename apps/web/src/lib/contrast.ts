/** A colour as `#rrggbb`. */
type Hex = string;

const BLACK = '#000000';
const WHITE = '#ffffff';

/** Least contrast of text with what it stands on (WCAG 2.2 AA). */
const READABLE = 4.5;

/** Relative luminance by WCAG, 0 black to 1 white. */
export function luminance(color: Hex): number {
	const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
		const share = channel / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours by WCAG, 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
	const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
	return (light + 0.05) / (dark + 0.05);
}

// A festival has a handful of colours, and every row needs them.
const chipTexts = new Map<Hex, Hex>();
const readable = new Map<string, Hex>();

/** Black or white, whichever reads better on a filled chip: at least 4.58:1 on any colour. */
export function chipText(color: Hex): Hex {
	const text = chipTexts.get(color) ?? (luminance(color) > 0.179 ? BLACK : WHITE);
	chipTexts.set(color, text);
	return text;
}

/** The colour itself where it reads on the surface; darkened on a light surface, lightened on a dark one, until it does. */
export function readableOn(color: Hex, surface: Hex): Hex {
	const key = `${color} ${surface}`;
	const found = readable.get(key) ?? mixedUntilReadable(color, surface);
	readable.set(key, found);
	return found;
}

function mixedUntilReadable(color: Hex, surface: Hex): Hex {
	const target = chipText(surface) === BLACK ? 0 : 255;
	const from = channelsOf(color);
	for (let step = 0; step <= 20; step += 1) {
		const mixed = hexOf(from.map((channel) => channel + ((target - channel) * step) / 20));
		if (contrast(mixed, surface) >= READABLE) return mixed;
	}
	return chipText(surface);
}

function channelsOf(color: Hex): number[] {
	return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) || 0);
}

function hexOf(channels: number[]): Hex {
	return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
