import { activityCalls, shareCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { pdfPages, pdfText } from '../../testing/pdf-text.ts';
import { shareOf } from '../../testing/shares.ts';
import { testApp } from '../../testing/test-app.ts';

const DAY = '2026-08-22';

/** A band with a show, a driver and a production on one stage, and a band on another. */
async function festival() {
	const testing = await testApp();
	const make = makerOf(testing);
	const [stage, other] = [await make.stage({ name: 'Sternenbühne' }), await make.stage({ name: 'Tent' })];
	const production = await make.person({ name: 'Petra', tel: '+41 79 111 22 01', group: 'Production' });
	const band = await make.band({ name: 'Žižkov', stage, production: { id: production }, notes: 'SECRET' });
	const van = await make.vehicle(band, {
		name: 'Van',
		driver: 'Dora',
		driver_tel: '+41 79 111 22 03',
		comment: 'SECRET',
	});
	const foreign = await make.band({ name: 'Foreign', stage: other });
	const planned = { planned_start: `${DAY}T18:00:00+02:00`, planned_end: `${DAY}T18:45:00+02:00`, info: 'SECRET' };
	const show = await make.activity({ activityTypeId: 'show', bandId: band, stageId: stage, ...planned });
	const load = { planned_start: `${DAY}T12:00:00+02:00`, planned_end: `${DAY}T12:30:00+02:00` };
	await make.activity({ activityTypeId: 'loadin', bandId: band, vehicleIds: [van], ...load });
	await make.activity({ activityTypeId: 'show', bandId: foreign, stageId: other, ...planned });
	const shared = async (view: Record<string, unknown>) => {
		const { id, url } = await shareOf(testing, view, { kind: 'sheet' });
		return { id, get: () => testing.app.inject({ url: url ?? '' }) };
	};
	return { ...testing, make, stage, band, foreign, show, shared };
}

type Festival = Awaited<ReturnType<typeof festival>>;

test.each<[string, (made: Festival) => Record<string, unknown>]>([
	['stage', ({ stage }) => ({ screen: 'stage', stageIds: [stage], day: DAY })],
	['band', ({ band }) => ({ screen: 'band', bandIds: [band], day: DAY })],
	['vehicle', ({ band }) => ({ screen: 'vehicle', bandIds: [band], day: DAY })],
	['day', ({ stage }) => ({ screen: 'day', stageIds: [stage], day: DAY })],
	['all', ({ stage }) => ({ screen: 'all', stageIds: [stage], day: DAY })],
])(
	'WALL-01 WALL-06 SHEET-02 a shared sheet (%s) has what its view shows, and never a number',
	async (_kind, viewOf) => {
		const made = await festival();
		const { get } = await made.shared(viewOf(made));
		const { statusCode, headers, rawPayload } = await get();
		expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
		expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
		const text = await pdfText(rawPayload);
		expect(text).toContain('Žižkov');
		expect(text).toMatch(/Revision \d+ · 22\.08\.2026 17:30/);
		for (const hidden of ['+41', '111 22', 'Petra', 'SECRET', 'Foreign']) expect(text).not.toContain(hidden);
	},
);

test('WALL-01 a shared sheet is as of now, is no issue, and is not found once it is revoked', async () => {
	const { ask, show, stage, shared, database } = await festival();
	const { id, get } = await shared({ screen: 'stage', stageIds: [stage], day: DAY });
	expect(await pdfText((await get()).rawPayload)).toContain('18:00');
	await ask(activityCalls.update, { id: show, body: { planned_start: `${DAY}T18:10:00+02:00` } });
	const text = await pdfText((await get()).rawPayload);
	expect(text).toContain('18:10');
	expect(text).not.toContain('18:00');
	expect(await database.db.selectFrom('sheet_issue').selectAll().execute()).toEqual([]);
	await ask(shareCalls.remove, { id });
	expect((await get()).statusCode).toBe(404);
});

test('WALL-06 a shared sheet of several has a sheet of each, and of nothing else', async () => {
	const { stage, band, foreign, make, shared } = await festival();
	const second = await make.stage({ name: 'Second stage' });
	const pagesOf = async (view: Record<string, unknown>) =>
		await pdfPages((await (await shared(view)).get()).rawPayload);
	const stages = await pagesOf({ screen: 'stage', stageIds: [stage, second], day: DAY });
	expect(stages.map((page) => /^(Second stage|Sternenbühne)/.exec(page)?.[0])).toEqual([
		'Second stage',
		'Sternenbühne',
	]);
	const vehicles = await pagesOf({ screen: 'vehicle', bandIds: [band], day: DAY });
	expect(vehicles).toHaveLength(1);
	expect(vehicles[0]).toMatch(/^Van/);
	// Where there is none, the link leads to the day.
	expect(await pagesOf({ screen: 'vehicle', bandIds: [foreign], day: DAY })).toEqual([
		expect.stringMatching(/^Saturday 22\.08\.2026/),
	]);
});
