import { expect, test } from 'vitest';
import { contrast } from '../../../lib/contrast.ts';
import { stageFill } from './stage-fill.ts';

/** The surface, and the words of what is late, running and done, of each theme. */
const DARK = { surface: '#161a1d', words: ['#ff8078', '#6fb3ff', '#58cf8d'] };
const LIGHT = { surface: '#ffffff', words: ['#b3201a', '#0b57c2', '#0b6b3a'] };

const USUAL = 18;

function mixed(color: string, percent: number, surface: string): string {
	const channels = [1, 3, 5].map((at) => {
		const [one, other] = [color, surface].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
		return Math.round(((one ?? 0) * percent + (other ?? 0) * (100 - percent)) / 100);
	});
	return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const STEPS = [0, 51, 102, 153, 204, 255];
const COLORS = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => [red, green, blue]))).map(
	(channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
);

test('BRD-03 the status reads on the fill of a show on any stage, in both themes', () => {
	const tooWeak = COLORS.flatMap((color) => {
		const percent = Number.parseInt(stageFill(color)['--stage-share'] ?? `${USUAL}`, 10);
		return [DARK, LIGHT].flatMap(({ surface, words }) =>
			words.filter((word) => contrast(word, mixed(color, percent, surface)) < 4.5).map((word) => [color, word]),
		);
	});
	expect(tooWeak).toEqual([]);
});

test('BRD-03 a usual stage keeps the usual share, and what has no stage has no fill', () => {
	expect(stageFill('#f59e2e')).toEqual({ '--stage-color': '#f59e2e', '--stage-share': undefined });
	expect(stageFill('#ffffff')['--stage-share']).toBe('12%');
	expect(stageFill(null)).toEqual({});
});
