import { activityCalls, bandCalls, shareCalls } from '@crossload/contract';
import { DAY, HOUR, MINUTE } from '@crossload/domain';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { anotherApp } from '../../testing/another-app.ts';
import { makerOf } from '../../testing/festival.ts';
import { shareOf } from '../../testing/shares.ts';
import { testApp } from '../../testing/test-app.ts';
import { at } from '../../testing/times.ts';

/** A show of a band on a stage, and one on another; the feed of the first stage, without infos. */
async function feeding() {
	const testing = await testApp({ tokenHours: 24 * 30 });
	const make = makerOf(testing);
	const [stage, other] = [await make.stage({ name: 'Sternenbühne' }), await make.stage({ name: 'Tent' })];
	const band = await make.band({ name: 'Žižkov; Blå, & the Orchestra of the Long Night of Winterthur', stage });
	const planned = { planned_start: at('18:00'), planned_end: at('18:45') };
	const fields = { activityTypeId: 'show', bandId: band, stageId: stage, info: 'SECRET', ...planned };
	const show = await make.activity(fields);
	await make.activity({ ...fields, bandId: await make.band({ name: 'Foreign', stage: other }), stageId: other });
	const share = await shareOf(testing, { stageIds: [stage] }, { kind: 'calendar', name: 'Sternenbühne' });
	const get = (headers = {}, app = testing.app) => app.inject({ url: share.url ?? '', headers });
	return { ...testing, make, stage, other, band, show, share, get };
}

type Feeding = Awaited<ReturnType<typeof feeding>>;

/** The feed's events as another library reads them. */
async function eventsOf({ get }: Pick<Feeding, 'get'>) {
	const { statusCode, body } = await get();
	expect(statusCode).toBe(200);
	return new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((component) => {
		const value = (name: string) => component.getFirstPropertyValue(name)?.toString() ?? null;
		return {
			uid: value('uid'),
			summary: value('summary'),
			location: value('location'),
			description: value('description'),
			from: value('dtstart'),
			to: value('dtend'),
			stamp: value('dtstamp'),
			sequence: Number(value('sequence')),
			status: value('status'),
		};
	});
}

test('WALL-05 WALL-06 a feed shows what is in view, by planned time, and no info unless it is shared', async () => {
	const feed = await feeding();
	const [event, ...others] = await eventsOf(feed);
	expect(others).toEqual([]);
	expect(event).toMatchObject({
		summary: 'Žižkov; Blå, & the Orchestra of the Long Night of Winterthur, Show',
		location: 'Sternenbühne',
		description: null,
		from: '2026-08-22T16:00:00Z',
		to: '2026-08-22T16:45:00Z',
		status: 'CONFIRMED',
	});
	const { url } = await shareOf(feed, { withInfo: true }, { kind: 'calendar' });
	const everything = await eventsOf({ get: () => feed.app.inject({ url: url ?? '' }) });
	expect(everything.map(({ description }) => description)).toEqual(['SECRET', 'SECRET']);
	expect(everything[0]?.uid).toBe(event?.uid);
});

test.each([
	'Main; loads, shows \\ all',
	'Main stage\nSaturday',
	'x\r\nBEGIN:VEVENT\r\nUID:1\r\nEND:VEVENT\r\nX-MORE:1',
])('WALL-05 the name %j is text', async (name) => {
	const feed = await feeding();
	const { url } = await shareOf(feed, {}, { kind: 'calendar', name });
	const calendar = new ICAL.Component(ICAL.parse((await feed.app.inject({ url: url ?? '' })).body));
	// What is text for other readers is unknown to this one, so that it leaves the escapes.
	const escaped = String(calendar.getFirstPropertyValue('x-wr-calname'));
	const read = escaped.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));
	expect(read).toBe(name.replaceAll('\r\n', '\n'));
	expect(calendar.getAllSubcomponents('vevent')).toHaveLength(2);
});

test('WALL-05 control characters in names stay out of a feed, whose format has none', async () => {
	const feed = await feeding();
	await feed.ask(bandCalls.update, { id: feed.band, body: { name: 'Bell\u0007 and\tTab\u007F' } });
	const { url } = await shareOf(feed, {}, { kind: 'calendar', name: 'Feed\u0001' });
	const { body } = await feed.app.inject({ url: url ?? '' });
	expect(body).toContain('SUMMARY:Bell and Tab\\, Show');
	expect(body).toMatch(/^NAME:Feed\r$/m);
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the format cannot hold
	expect(body).not.toMatch(/[\x00-\x09\x0B\x0C\x0E-\x1F\x7F]/);
});

test('WALL-05 a point has its start alone', async () => {
	const feed = await feeding();
	const fields = { activityTypeId: 'checkin', bandId: feed.band, planned_start: null, planned_end: at('14:00') };
	const { url } = await shareOf(feed, { types: ['checkin'] }, { kind: 'calendar' });
	await feed.make.activity({ ...fields, vehicleIds: [await feed.make.vehicle(feed.band)] });
	const events = await eventsOf({ get: () => feed.app.inject({ url: url ?? '' }) });
	expect(events).toMatchObject([{ from: '2026-08-22T12:00:00Z', to: null }]);
});

test('WALL-05 an unchanged feed is the same bytes on every node and later, and is not sent twice', async () => {
	const feed = await feeding();
	const first = await feed.get();
	expect(first.headers).toMatchObject({
		'content-type': 'text/calendar; charset=utf-8',
		'cache-control': 'private, no-cache',
		'referrer-policy': 'no-referrer',
	});
	for (const line of first.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
	feed.clock.now += HOUR;
	await feed.make.band({ name: 'Elsewhere', stage: feed.other });
	expect((await feed.get({}, await anotherApp(feed))).body).toBe(first.body);
	const again = await feed.get({ 'if-none-match': String(first.headers.etag) });
	expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('WALL-05 the sequence and the stamp rise with what is shown: a name, and its way back', async () => {
	const feed = await feeding();
	const [before] = await eventsOf(feed);
	const rename = async (name: string) => {
		feed.clock.now += MINUTE;
		await feed.ask(bandCalls.update, { id: feed.band, body: { name } });
		return (await eventsOf(feed))[0];
	};
	expect(before).toMatchObject({ sequence: 0, stamp: '2026-08-22T15:30:00Z' });
	expect(await rename('Wir')).toMatchObject({ summary: 'Wir, Show', sequence: 1, stamp: '2026-08-22T15:31:00Z' });
	expect(await rename('Ihr')).toMatchObject({ summary: 'Ihr, Show', sequence: 2, stamp: '2026-08-22T15:32:00Z' });
	expect(await rename('Wir')).toMatchObject({ sequence: 3 });
});

test('WALL-05 cancelled is crossed out with its time for 14 days, and confirmed again once restored', async () => {
	const feed = await feeding();
	await eventsOf(feed);
	await feed.ask(activityCalls.cancel, { id: feed.show, body: {} });
	const gone = { status: 'CANCELLED', sequence: 1, from: '2026-08-22T16:00:00Z' };
	expect(await eventsOf(feed)).toMatchObject([gone]);
	feed.clock.now += 14 * DAY - 1;
	expect(await eventsOf(feed)).toMatchObject([gone]);
	feed.clock.now += 1;
	expect(await eventsOf(feed)).toEqual([]);
	await feed.ask(activityCalls.restore, { id: feed.show, body: {} });
	expect(await eventsOf(feed)).toMatchObject([{ status: 'CONFIRMED', sequence: 2 }]);
});

test.each<[string, (feed: Feeding) => Promise<unknown>]>([
	['removed', ({ ask, show }) => ask(activityCalls.remove, { id: show })],
	['on another stage', ({ ask, show, other }) => ask(activityCalls.update, { id: show, body: { stageId: other } })],
])('WALL-05 what is %s is crossed out with its time for 14 days', async (_name, leave) => {
	const feed = await feeding();
	const [shown] = await eventsOf(feed);
	feed.clock.now += MINUTE;
	await leave(feed);
	const stamp = '2026-08-22T15:31:00Z';
	expect(await eventsOf(feed)).toEqual([{ ...shown, status: 'CANCELLED', sequence: 1, stamp }]);
	feed.clock.now += 14 * DAY;
	expect(await eventsOf(feed)).toEqual([]);
});

test('WALL-05 two that ask at once get the same; a revoked feed is forgotten', async () => {
	const feed = await feeding();
	const all = await Promise.all(Array.from({ length: 5 }, () => feed.get()));
	expect(new Set(all.map(({ body }) => body)).size).toBe(1);
	await feed.ask(shareCalls.remove, { id: feed.share.id });
	expect((await feed.get()).statusCode).toBe(404);
	expect(await feed.database.db.selectFrom('calendar_entry').selectAll().execute()).toEqual([]);
});
