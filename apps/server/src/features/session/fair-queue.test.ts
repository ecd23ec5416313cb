import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

class TooLate extends Error {}

const queueOf = (concurrency: number, timeoutMs: number) =>
	new FairQueue({ concurrency, timeoutMs, onTimeout: () => new TooLate() });

test('REL-42 so many are let through at once, the others in their order', async () => {
	const queue = queueOf(2, 10_000);
	let inside = 0;
	let most = 0;
	const order: number[] = [];
	const task = (number: number) => async () => {
		order.push(number);
		inside += 1;
		most = Math.max(most, inside);
		await new Promise((done) => setImmediate(done));
		inside -= 1;
		return number;
	};
	const numbers = Array.from({ length: 10 }, (_, number) => number);
	expect(await Promise.all(numbers.map((number) => queue.run(task(number), '')))).toEqual(numbers);
	expect(order).toEqual(numbers);
	expect(most).toBe(2);
});

test('REL-42 a task that has waited too long is refused, and takes nobody’s turn', async () => {
	const queue = queueOf(1, 20);
	const held = Promise.withResolvers<void>();
	const first = queue.run(() => held.promise, '');
	await expect(queue.run(async () => 'second', '')).rejects.toThrow(TooLate);
	held.resolve();
	await first;
	expect(await queue.run(async () => 'third', '')).toBe('third');
});

test('REL-42 a task that fails leaves its place to the next', async () => {
	const queue = queueOf(1, 10_000);
	const failing = queue.run(async () => {
		throw new Error('refused');
	}, '');
	const next = queue.run(async () => 'next', '');
	await expect(failing).rejects.toThrow('refused');
	expect(await next).toBe('next');
});

test('REL-02 turns go round: one task waits for no more than one of each other client', async () => {
	const queue = queueOf(1, 10_000);
	const order: string[] = [];
	const task = (whose: string) =>
		queue.run(async () => {
			order.push(whose);
			await new Promise((done) => setImmediate(done));
		}, whose);
	await Promise.all(['many', 'many', 'many', 'many', 'one', 'two', 'two'].map(task));
	expect(order).toEqual(['many', 'many', 'one', 'two', 'many', 'two', 'many']);
});

test('REL-02 a task that has waited too long is dropped, and those that came with it are not', async () => {
	const queue = queueOf(1, 50);
	const held = Promise.withResolvers<void>();
	const first = queue.run(() => held.promise, '');
	const early = queue.run(async () => 'early', 'many');
	await new Promise((done) => setTimeout(done, 30));
	const late = queue.run(async () => 'late', 'many');
	await expect(early).rejects.toThrow(TooLate);
	held.resolve();
	await first;
	expect(await late).toBe('late');
});
