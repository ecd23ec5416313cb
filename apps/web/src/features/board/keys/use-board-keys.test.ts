import { expect, test } from 'vitest';
import { arrowStep, type TimeDirection } from './arrow-step.ts';
import { type BlockRow, isPlainArrow, nextBlock } from './use-board-keys.ts';

const key = { key: 'ArrowLeft', altKey: false, ctrlKey: false, metaKey: false };

test.each([
	['an arrow goes to another block', key, true],
	['another key does not', { ...key, key: 'a' }, false],
	['with Alt it is the browser’s', { ...key, altKey: true }, false],
	['with Ctrl it is the browser’s', { ...key, ctrlKey: true }, false],
	['with Cmd, which goes back on a Mac, it is the browser’s', { ...key, metaKey: true }, false],
])('BRD-05 %s', (_, event, expected) => {
	expect(isPlainArrow(event)).toBe(expected);
});

const row = (lane: number, ...starts: readonly (readonly [id: number, from: number])[]): BlockRow => ({
	lane: { id: lane, parts: starts.map(([id, from]) => ({ blocks: [{ id, from, to: from + 30 }] })) },
});

/** Three lanes, the second of which is empty. */
const lanes = [row(1, [11, 60], [12, 180]), row(2), row(3, [31, 50], [32, 170])];

/** The columns of one lane, in which a block stands once. */
const columns = [row(1, [11, 60], [12, 180]), row(1), row(1, [13, 50], [14, 170])];

interface Arrow {
	readonly key: string;
	readonly time: TimeDirection;
	readonly from: number;
	readonly to: number | undefined;
}

test.each<Arrow>([
	{ key: 'ArrowRight', time: 'right', from: 11, to: 12 },
	{ key: 'ArrowLeft', time: 'right', from: 12, to: 11 },
	{ key: 'ArrowRight', time: 'right', from: 12, to: undefined },
	{ key: 'ArrowDown', time: 'right', from: 12, to: 32 },
	{ key: 'ArrowUp', time: 'right', from: 11, to: undefined },
	{ key: 'ArrowDown', time: 'down', from: 11, to: 12 },
	{ key: 'ArrowUp', time: 'down', from: 12, to: 11 },
	{ key: 'ArrowDown', time: 'down', from: 12, to: undefined },
	{ key: 'ArrowRight', time: 'down', from: 12, to: 14 },
	{ key: 'ArrowLeft', time: 'down', from: 13, to: 11 },
	{ key: 'ArrowLeft', time: 'down', from: 11, to: undefined },
])('BRD-05 $key where time runs $time leads from block $from to $to', ({ key: name, time, from, to }) => {
	const step = arrowStep(name, time);
	if (!step) throw new Error('No arrow');
	const next = nextBlock(time === 'right' ? lanes : columns, { lane: 1, id: from }, step);
	expect(next?.id).toBe(to);
	expect(arrowStep('a', time)).toBeNull();
});
