import type { LiveEvent } from '@crossload/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchRows } from './fetch-rows.ts';
import { advanceRevision, MAX_CHANGES, setKnownRevision } from './known-revision.ts';

const stage = (id: number, name: string, version = 1) => ({ id, name, version });
const event = (revision: number, value: { id: number } | null, id = value?.id ?? 0): LiveEvent => ({
	revision,
	actor: null,
	changes: [{ entity: 'stage', id, action: value ? 'update' : 'delete', value }],
});

beforeEach(() => setKnownRevision(5));
afterEach(() => setKnownRevision(null));

test('REL-51 a response that is older than the events that came meanwhile is brought up to date with them', async () => {
	const rows = await fetchRows(['stages'], async () => {
		advanceRevision(event(6, stage(1, 'Piazza', 2)));
		advanceRevision(event(7, null, 2));
		return { body: [stage(1, 'Plaza'), stage(2, 'Tent')], revision: 5 };
	});
	expect(rows).toEqual([stage(1, 'Piazza', 2)]);
});

test('a response that shows an event already is taken as it is', async () => {
	advanceRevision(event(6, stage(1, 'Old')));
	const body = [stage(1, 'New')];
	expect(await fetchRows(['stages'], async () => ({ body, revision: 6 }))).toBe(body);
});

test('REL-51 a response that is older than all remembered events is asked for again', async () => {
	const ask = vi
		.fn<() => Promise<{ body: ReturnType<typeof stage>[]; revision: number }>>()
		.mockImplementationOnce(async () => {
			for (let id = 0; id <= MAX_CHANGES; id += 1) advanceRevision(event(6 + id, stage(id, `Stage ${id}`)));
			return { body: [], revision: 5 };
		})
		.mockImplementationOnce(async () => ({ body: [stage(0, 'Stage 0')], revision: 6 + MAX_CHANGES }));
	expect(await fetchRows(['stages'], ask)).toEqual([stage(0, 'Stage 0')]);
	expect(ask).toHaveBeenCalledTimes(2);
});

test('REL-51 a response from before the revision where the stream starts is asked for again', async () => {
	const ask = vi
		.fn<() => Promise<{ body: ReturnType<typeof stage>[]; revision: number }>>()
		.mockResolvedValueOnce({ body: [], revision: 4 })
		.mockResolvedValueOnce({ body: [stage(1, 'Plaza')], revision: 5 });
	expect(await fetchRows(['stages'], ask)).toEqual([stage(1, 'Plaza')]);
});

test('rows that name the same thing hold it once', async () => {
	const body = [1, 2].map((id) => ({ ...stage(id, `Stage ${id}`), yard: { id: 3, name: 'Yard' } }));
	const [one, two] = await fetchRows(['stages'], async () => ({ body, revision: 5 }));
	expect(one?.yard).toBe(two?.yard);
});
