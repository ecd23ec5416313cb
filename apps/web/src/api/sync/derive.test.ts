import { festivalOffset, setFestivalOffset } from '@crossload/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { derive } from './derive.ts';

const OFFSET = festivalOffset();

afterEach(() => setFestivalOffset(OFFSET));

test('what is derived from the same rows by the same function is worked out once', () => {
	const rows = [{ id: 1 }, { id: 2 }];
	const count = vi.fn((of: { id: number }[]) => ({ count: of.length }));
	const first = derive(rows, count);
	expect(derive(rows, count)).toBe(first);
	expect(count).toHaveBeenCalledTimes(1);
	expect(first).toEqual({ count: 2 });
});

test('a result of undefined counts as one', () => {
	const none = vi.fn(() => undefined);
	const rows = [1];
	expect(derive(rows, none)).toBeUndefined();
	expect(derive(rows, none)).toBeUndefined();
	expect(none).toHaveBeenCalledTimes(1);
});

test('other rows, another function or another offset derive for themselves', () => {
	const rows = [{ id: 1 }];
	const first = vi.fn((of: { id: number }[]) => of[0]?.id);
	const offset = vi.fn(() => festivalOffset());
	expect(derive(rows, first)).toBe(1);
	expect(derive([{ id: 2 }], first)).toBe(2);
	expect(derive(rows, offset)).toBe(OFFSET);
	setFestivalOffset('-03:30');
	expect(derive(rows, offset)).toBe('-03:30');
});
