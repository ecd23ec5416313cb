import { expect, test } from 'vitest';
import { Line, LineTooLong } from './line.ts';

test('REL-42 so many are let through at once, the others in their order', async () => {
	const line = new Line({ width: 2, patience: 10_000 });
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
	expect(await Promise.all(numbers.map((number) => line.pass(task(number))))).toEqual(numbers);
	expect(order).toEqual(numbers);
	expect(most).toBe(2);
});

test('REL-42 whoever has waited too long is refused, and takes nobody’s turn', async () => {
	const line = new Line({ width: 1, patience: 20 });
	const held = Promise.withResolvers<void>();
	const first = line.pass(() => held.promise);
	await expect(line.pass(async () => 'second')).rejects.toThrow(LineTooLong);
	held.resolve();
	await first;
	expect(await line.pass(async () => 'third')).toBe('third');
});

test('REL-42 a task that fails leaves its place to the next', async () => {
	const line = new Line({ width: 1, patience: 10_000 });
	const failing = line.pass(async () => {
		throw new Error('refused');
	});
	const next = line.pass(async () => 'next');
	await expect(failing).rejects.toThrow('refused');
	expect(await next).toBe('next');
});

test('REL-02 turns go round: whoever has one task waits for no more than one of each other', async () => {
	const line = new Line({ width: 1, patience: 10_000 });
	const order: string[] = [];
	const task = (whose: string) =>
		line.pass(async () => {
			order.push(whose);
			await new Promise((done) => setImmediate(done));
		}, whose);
	await Promise.all(['many', 'many', 'many', 'many', 'one', 'two', 'two'].map(task));
	expect(order).toEqual(['many', 'many', 'one', 'two', 'many', 'two', 'many']);
});

test('REL-02 whoever has waited too long is forgotten, and those who came with them are not', async () => {
	const line = new Line({ width: 1, patience: 50 });
	const held = Promise.withResolvers<void>();
	const first = line.pass(() => held.promise);
	const early = line.pass(async () => 'early', 'many');
	await new Promise((done) => setTimeout(done, 30));
	const late = line.pass(async () => 'late', 'many');
	await expect(early).rejects.toThrow(LineTooLong);
	held.resolve();
	await first;
	expect(await late).toBe('late');
});
