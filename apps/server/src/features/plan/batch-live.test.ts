import { planCalls, stageCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { shown } from '../../live/testing/lists.ts';
import { liveServer } from '../../live/testing/live-server.ts';

const PARKING = {
	activityTypeId: 'parking',
	planned_start: '2026-08-22T18:00:00+02:00',
	planned_end: '2026-08-22T19:00:00+02:00',
};
const parkings = (count: number) => ({ create: Array.from({ length: count }, () => PARKING) });

test.each([
	['400 activities are one event', 400, 'change'],
	['more than 1,000 rows are a reset', 1001, 'reset'],
] as const)('PLAN-10 of a batch %s', async (...[_what, count, kind]) => {
	const server = await liveServer();
	const client = await server.connected();
	await client.first('hello');
	const { revision } = await server.ask(planCalls.batch, { body: parkings(count) });
	expect((await client.first(kind)).id).toBe(revision);
	await server.ask(stageCalls.create, { body: { name: 'Plaza' } });
	await client.until(() => client.events.some(({ id }) => id === revision + 1));
	expect(client.events.map((event) => event.kind)).toEqual(['hello', kind, 'change']);
	expect(shown(client.lists)).toEqual(shown(await client.fetchLists()));
});
