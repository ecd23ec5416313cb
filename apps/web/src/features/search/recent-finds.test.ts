import { expect, test } from 'vitest';
import { parseFinds, withFind } from './recent-finds.ts';

test('the latest find comes first, each thing once, at most eight', () => {
	const finds = Array.from({ length: 8 }, (_, id) => ({ kind: 'band', id }) as const);
	expect(withFind(finds, { kind: 'vehicle', id: 3 })).toHaveLength(8);
	expect(withFind(finds, { kind: 'vehicle', id: 3 })[0]).toEqual({ kind: 'vehicle', id: 3 });
	expect(withFind(finds, { kind: 'band', id: 3 }).map(({ id }) => id)).toEqual([3, 0, 1, 2, 4, 5, 6, 7]);
});

test.each([
	null,
	'text',
	{},
	{ userId: 1 },
	{ userId: '1', finds: [] },
	{ userId: 1, finds: [{ kind: 'tent', id: 1 }] },
	{ userId: 1, finds: [{ kind: 'band' }] },
	{ userId: 1, finds: [null] },
])('%j is not what was kept', (stored) => {
	expect(parseFinds(stored)).toBeNull();
});

test('what was kept is read as it was', () => {
	const kept = { userId: 1, finds: [{ kind: 'band', id: 2 }] };
	expect(parseFinds(kept)).toEqual(kept);
});
