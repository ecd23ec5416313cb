import { activityCalls, alertCalls } from '@crossload/contract';
import { festivalTimeOf, later, MINUTE } from '@crossload/domain';
import { expect, test } from 'vitest';
import type { LiveClient } from '../../live/testing/live-client.ts';
import { liveServer } from '../../live/testing/live-server.ts';
import { makerOf } from '../../testing/festival.ts';
import { shareOf } from '../../testing/shares.ts';
import { SATURDAY_EVENING } from '../../testing/test-app.ts';

const alertEvents = ({ events }: LiveClient) =>
	events.filter(({ data }) => data.changes?.some(({ entity }) => entity === 'alert'));

const at = (minutes: number) => festivalTimeOf(later(SATURDAY_EVENING, minutes * MINUTE));

test('ALRT-02 ALRT-07 WALL-02 alerts reach everyone who is logged in and no display, in events without an id, and make no revision', async () => {
	const server = await liveServer();
	const make = makerOf(server);
	const times = { planned_start: at(0), planned_end: at(60) };
	const show = await make.activity({
		activityTypeId: 'show',
		bandId: await make.band({ name: 'Wolf Ink' }),
		stageId: await make.stage(),
		...times,
	});
	const clients = [await server.connected('admin'), await server.connected('crew')];
	const display = await server.connectedWith((await shareOf(server)).token);
	for (const client of [...clients, display]) await client.first('hello');
	const revision = await server.database.revision.current();
	const next = async (count: number) => {
		for (const client of clients) await client.until((one) => alertEvents(one).length >= count);
		return clients.map((client) => alertEvents(client)[count - 1]);
	};

	server.clock.now += 6 * MINUTE;
	const raised = await next(1);
	const [alert] = await server.ask(alertCalls.list);
	expect(alert).toMatchObject({ kind: 'late-show', activities: [show], taken: null });
	const change = (action: string, value: unknown) => ({ entity: 'alert', id: alert.id, action, value });
	const event = (changes: readonly object[]) => ({ id: null, data: { revision, actor: null, changes } });
	expect(raised).toMatchObject([event([change('update', alert)]), event([change('update', alert)])]);

	const taken = await server.ask(alertCalls.take, { as: 'lead', id: alert.id });
	expect(await next(2)).toMatchObject([event([change('update', taken)]), event([change('update', taken)])]);
	expect(await server.database.revision.current()).toBe(revision);

	await server.ask(activityCalls.start, { id: show });
	const ended = { id: null, data: { actor: null, changes: [change('delete', null)] } };
	expect(await next(3)).toMatchObject([ended, ended]);
	await display.first('change');
	expect(alertEvents(display)).toEqual([]);
});
