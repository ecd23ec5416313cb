import {
	API_PREFIX,
	activityCalls,
	type Call,
	changeCalls,
	sheetCalls,
	teamFunctionCalls,
	vehicleCalls,
	vehiclePassCalls,
} from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { pdfPages, pdfText } from '../../testing/pdf-text.ts';
import { type Login, type TestApp, testApp } from '../../testing/test-app.ts';

const DAY = '2026-08-22';
const at = (clock: string, day = DAY) => `${day}T${clock}:00+02:00`;

/** A stage with a dock, and a band with a show, a load-in, a check-in and a van. */
async function festival() {
	const app = await testApp();
	const make = makerOf(app);
	const stage = await make.stage({ name: 'Sternenbühne', curfew: '23:30' });
	const dock = await make.position({ name: 'Dock Łódź', stageId: stage, capacity: 2 });
	const production = await make.person({ name: 'Promoter Petra', tel: '+41 79 111 22 01', group: 'Production' });
	const member = await make.person({ name: 'Mona', tel: '+41 79 111 22 02' });
	const teamFunction = await make.teamFunction({ name: 'Stage Manager', radio: '4' });
	await app.ask(teamFunctionCalls.assign, { id: teamFunction, body: { personIds: [member] } });
	const band = await make.band({ name: 'Žižkov Blå', stage, production: { id: production } });
	const vehicle = await make.vehicle(band, {
		name: 'Van',
		licence_plate: 'ZH 88675',
		driver: 'Dora',
		driver_tel: '+41 79 111 22 03',
	});
	const show = await make.activity({
		activityTypeId: 'show',
		bandId: band,
		stageId: stage,
		planned_start: at('18:00'),
		planned_end: at('18:45'),
	});
	const load = { activityTypeId: 'loadin', bandId: band, stageId: stage, positionId: dock, vehicleIds: [vehicle] };
	const loadin = await make.activity({ ...load, planned_start: at('15:00'), planned_end: at('15:30') });
	await make.activity({
		activityTypeId: 'checkin',
		bandId: band,
		positionId: dock,
		vehicleIds: [vehicle],
		planned_end: at('14:00'),
		planned_start: null,
	});
	return { ...app, make, stage, dock, band, vehicle, show, loadin };
}

type Festival = Awaited<ReturnType<typeof festival>>;

/** Every kind of sheet, with what asks for it. */
const KINDS: readonly (readonly [string, Call, (made: Festival) => Record<string, string>])[] = [
	['stage', sheetCalls.stage, ({ stage }) => ({ stageId: String(stage), day: DAY })],
	['position', sheetCalls.position, ({ dock }) => ({ positionId: String(dock), day: DAY })],
	['band', sheetCalls.band, ({ band }) => ({ bandId: String(band) })],
	['vehicle', sheetCalls.vehicle, ({ vehicle }) => ({ vehicleId: String(vehicle) })],
	['day', sheetCalls.day, () => ({ day: DAY })],
	['all', sheetCalls.all, () => ({ day: DAY })],
];

/** Asks for a sheet, as the admin unless said otherwise. */
async function print(app: TestApp, call: Call, query: Record<string, string> & { as?: Login }) {
	const { as = 'admin', ...parameters } = query;
	const response = await app.request(call, { as, query: parameters });
	expect(response.statusCode, response.body).toBe(200);
	return response;
}

const stageQuery = ({ stage }: Festival) => ({ stageId: String(stage), day: DAY });

/** The code of the latest issue. */
async function latestCode({ database }: TestApp): Promise<string> {
	const query = database.db.selectFrom('sheet_issue').select('code').orderBy('id', 'desc');
	return (await query.executeTakeFirstOrThrow()).code;
}

test('SHEET-01 SHEET-07 a stage’s sheet has its running order, loads, docks, plates and contacts', async () => {
	const app = await festival();
	const response = await print(app, sheetCalls.stage, stageQuery(app));
	expect(response.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
	const [text = ''] = await pdfPages(response.rawPayload);
	for (const said of [
		'Sternenbühne',
		'Saturday 22.08.2026',
		'Žižkov Blå',
		'18:00',
		'to 18:45',
		'15:00–15:30',
		'Dock Łódź',
		'ZH 88675',
		'+41 79 111 22 03',
		'Check-in 14:00',
		'Mona',
		'23:30',
	])
		expect(text).toContain(said);
	expect(text).toMatch(/Revision \d+ · 22\.08\.2026 17:30 · page 1 of 1/);
});

test.for(KINDS)(
	'SHEET-01 SHEET-02 the sheet of a %s comes for every role, for crew without a number',
	async ([, call, query]) => {
		const app = await festival();
		const [crew, lead] = [
			await print(app, call, { ...query(app), as: 'crew' }),
			await print(app, call, { ...query(app), as: 'lead' }),
		];
		const [crewText, leadText] = [await pdfText(crew.rawPayload), await pdfText(lead.rawPayload)];
		expect(crewText).toMatch(/Žižkov Blå|Dock Łódź/);
		expect(crewText).not.toMatch(/111 22|Petra/);
		expect(/111 22 0/.test(leadText)).toBe(call !== sheetCalls.day);
	},
);

test.for([
	['a stage that is not there', sheetCalls.stage, { stageId: '987654', day: DAY }, 404],
	['a position that is not there', sheetCalls.position, { positionId: '987654', day: DAY }, 404],
	['a band that is not there', sheetCalls.band, { bandId: '987654' }, 404],
	['a vehicle that is not there', sheetCalls.vehicle, { vehicleId: '987654' }, 404],
	['an id beyond all', sheetCalls.band, { bandId: '9999999999' }, 404],
	['no stage', sheetCalls.stage, { day: DAY }, 400],
	['no day', sheetCalls.day, {}, 400],
	['a day that does not exist', sheetCalls.all, { day: '2026-02-30' }, 400],
	['a day in words', sheetCalls.all, { day: 'Saturday' }, 400],
	['an id that is none', sheetCalls.vehicle, { vehicleId: '1e3' }, 400],
	['a format that is none', sheetCalls.day, { day: DAY, format: 'A5' }, 400],
] as const)('SHEET-07 %s is refused', async ([, call, query, status]) => {
	const app = await testApp();
	expect((await app.refused(call, status, { query })).message).toMatch(/\S/);
});

test('SHEET-01 A3 is twice A4, and the overview lies across', async () => {
	const app = await festival();
	const sizeOf = async (call: Call, query: Record<string, string>) =>
		/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/
			.exec((await print(app, call, query)).rawPayload.toString('latin1'))
			?.slice(1)
			.map((each) => Math.round(Number(each)));
	expect(await sizeOf(sheetCalls.stage, stageQuery(app))).toEqual([595, 842]);
	expect(await sizeOf(sheetCalls.stage, { ...stageQuery(app), format: 'A3' })).toEqual([842, 1191]);
	expect(await sizeOf(sheetCalls.day, { day: DAY })).toEqual([842, 595]);
});

/** The codes of the passes to which the file leads. */
function passesIn(pdf: Buffer): string[] {
	const links = pdf.toString('latin1').matchAll(/\/URI \(http[^)]*\/pass\/([^)]+)\)/g);
	// Each word of a link is one.
	return [...new Set([...links].map(([, code = '']) => code))];
}

test('SHEET-01 GATE-06 a vehicle’s sheet has its pass, a first one or the one that there is', async () => {
	const app = await festival();
	const query = { vehicleId: String(app.vehicle), as: 'lead' } as const;
	const [first] = passesIn((await print(app, sheetCalls.vehicle, query)).rawPayload);
	expect(await app.ask(vehiclePassCalls.find, { as: 'lead', id: app.vehicle })).toMatchObject({ code: first });
	expect(passesIn((await print(app, sheetCalls.vehicle, query)).rawPayload)).toEqual([first]);
	const { code } = await app.ask(vehiclePassCalls.renew, { as: 'lead', id: app.vehicle });
	const again = await print(app, sheetCalls.vehicle, query);
	expect(passesIn(again.rawPayload)).toEqual([code]);
	expect(await pdfText(again.rawPayload)).toContain('Vehicle pass');
});

test('SHEET-02 GATE-06 no pass is printed for crew, in a preview or on another sheet, and no issue keeps one', async () => {
	const app = await festival();
	const query = { vehicleId: String(app.vehicle) };
	expect(passesIn((await print(app, sheetCalls.vehicle, { ...query, preview: '1' })).rawPayload)).toEqual([]);
	await app.refused(vehiclePassCalls.find, 404, { id: app.vehicle });
	const { code } = await app.ask(vehiclePassCalls.renew, { id: app.vehicle });
	expect(passesIn((await print(app, sheetCalls.vehicle, { ...query, as: 'crew' })).rawPayload)).toEqual([]);
	for (const [kind, call, queryOf] of KINDS.filter(([name]) => name !== 'vehicle'))
		expect(passesIn((await print(app, call, queryOf(app))).rawPayload), kind).toEqual([]);
	expect(passesIn((await print(app, sheetCalls.vehicle, query)).rawPayload)).toEqual([code]);
	const issues = await app.database.db.selectFrom('sheet_issue').selectAll().execute();
	expect(JSON.stringify(issues)).not.toContain(code);
});

test('SHEET-04 lines that changed since the last issue are marked; a preview is no issue, nor is a HEAD', async () => {
	const app = await festival();
	await print(app, sheetCalls.stage, stageQuery(app));
	await app.ask(activityCalls.update, { id: app.show, body: { planned_start: at('18:30'), planned_end: at('19:15') } });
	const headers = { authorization: `Bearer ${app.tokens.admin}` };
	const head = { method: 'HEAD', url: `/api${sheetCalls.stage.path}`, query: stageQuery(app), headers } as const;
	expect((await app.app.inject(head)).statusCode).toBe(200);
	const preview = { ...stageQuery(app), preview: '1' };
	for (const query of [preview, preview, stageQuery(app)]) {
		const text = await pdfText((await print(app, sheetCalls.stage, query)).rawPayload);
		expect(text).toContain('▲ 18:30 (18:00)');
		expect(text).not.toContain('▲ 15:00');
	}
	const again = await pdfText((await print(app, sheetCalls.stage, stageQuery(app))).rawPayload);
	expect(again).toContain('18:30');
	expect(again).not.toContain('▲');
});

test.each(['stage', 'position', 'day'] as const)(
	'SHEET-04 CXL-02 what takes place after all is marked on the next sheet of a %s',
	async (kind) => {
		const app = await festival();
		const queryOf = KINDS.find(([name]) => name === kind)?.[2];
		const query = queryOf?.(app) ?? {};
		const id = kind === 'day' ? app.show : app.loadin;
		await app.ask(activityCalls.cancel, { id, body: {} });
		expect(await pdfText((await print(app, sheetCalls[kind], query)).rawPayload)).toContain('Cancelled');
		await app.ask(activityCalls.restore, { id, body: {} });
		expect(await pdfText((await print(app, sheetCalls[kind], query)).rawPayload)).toContain('▲ – (Cancelled)');
		expect(await pdfText((await print(app, sheetCalls[kind], query)).rawPayload)).not.toContain('Cancelled');
	},
);

test('CXL-02 the file of a whole day has the sheet of a position where all is cancelled', async () => {
	const app = await festival();
	const yard = await app.make.position({ name: 'Yard of the cancelled' });
	const parking = { activityTypeId: 'parking', positionId: yard, bandId: app.band, vehicleIds: [app.vehicle] };
	const id = await app.make.activity({ ...parking, planned_start: at('12:00'), planned_end: at('13:00') });
	await app.ask(activityCalls.cancel, { id, body: {} });
	const pages = await pdfPages((await print(app, sheetCalls.all, { day: DAY })).rawPayload);
	const [own] = pages.filter((page) => page.startsWith('Yard of the cancelled'));
	expect(own).toContain('Cancelled');
});

test('SHEET-04 another day, stage or reader has issues of its own, and none makes a revision', async () => {
	const app = await festival();
	const [before] = await app.ask(changeCalls.list);
	await print(app, sheetCalls.stage, { ...stageQuery(app), as: 'lead' });
	await app.ask(vehicleCalls.update, { id: app.vehicle, body: { licence_plate: 'ZH 1' } });
	const crew = await pdfText((await print(app, sheetCalls.stage, { ...stageQuery(app), as: 'crew' })).rawPayload);
	expect(crew).not.toContain('▲');
	expect(await pdfText((await print(app, sheetCalls.stage, { ...stageQuery(app), as: 'admin' })).rawPayload)).toContain(
		'▲ ZH 1 (ZH 88675)',
	);
	const [after] = await app.ask(changeCalls.list);
	expect(after.revision).toBe(before.revision + 1);
});

test('SHEET-03 a code says still current, whatever else has changed, then what has', async () => {
	const app = await festival();
	await print(app, sheetCalls.stage, stageQuery(app));
	const code = await latestCode(app);
	await app.make.stage({ name: 'Elsewhere' });
	expect(await app.ask(sheetCalls.state, { as: 'crew', id: code })).toEqual({
		kind: 'stage',
		title: 'Sternenbühne, Saturday 22.08.2026, day sheet, 1 act',
		printed_at: at('17:30'),
		revision: expect.any(Number),
		current: true,
		changes: [],
	});
	await app.ask(activityCalls.update, { id: app.loadin, body: { planned_start: at('15:10') } });
	const state = await app.ask(sheetCalls.state, { as: 'crew', id: code });
	expect(state).toMatchObject({ current: false });
	expect(state.changes).toEqual([
		{
			kind: 'changed',
			text: 'Žižkov Blå, Load-in, time: 15:10–15:30 instead of 15:00–15:30',
			before: '15:00–15:30',
			after: '15:10–15:30',
		},
	]);
});

test('SHEET-03 SHEET-04 another plate, and a move to the next day at the same time, are reported by the code and marked', async () => {
	const app = await festival();
	const ofVehicle = { vehicleId: String(app.vehicle) };
	await print(app, sheetCalls.vehicle, ofVehicle);
	const code = await latestCode(app);
	await app.ask(vehicleCalls.update, { id: app.vehicle, body: { licence_plate: 'ZZ 9' } });
	const next = { planned_start: at('15:00', '2026-08-23'), planned_end: at('15:30', '2026-08-23') };
	await app.ask(activityCalls.update, { id: app.loadin, body: next });
	expect(await app.ask(sheetCalls.state, { id: code })).toMatchObject({
		current: false,
		changes: [
			{ text: 'Heading: ZZ 9 instead of ZH 88675' },
			{ text: 'Žižkov Blå, Load-in: Sunday 23.08.2026 instead of Saturday 22.08.2026' },
		],
	});
	const text = await pdfText((await print(app, sheetCalls.vehicle, ofVehicle)).rawPayload);
	expect(text).toContain('▲ ZZ 9 (ZH 88675)');
	expect(text).toContain('▲ 15:00–15:30 (Saturday 22.08.2026)');
	expect(text).not.toContain('▲ 14:00');
});

test('SHEET-01 CHK-05 the sheets of the evening before name what comes then, and who stands where until it leaves', async () => {
	const app = await festival();
	const truck = await app.make.vehicle(app.band, { name: 'Truck', licence_plate: 'SG 40' });
	const times = { planned_start: at('22:00', '2026-08-20'), planned_end: at('23:30', '2026-08-20') };
	const load = { activityTypeId: 'loadin', bandId: app.band, positionId: app.dock, vehicleIds: [truck] };
	await app.make.activity({ ...load, ...times });
	const departure = { activityTypeId: 'departure', bandId: app.band, vehicleIds: [truck] };
	await app.make.activity({ ...departure, planned_start: null, planned_end: at('10:00', '2026-08-23') });
	const textOf = async (call: Call, query: Record<string, string>) =>
		await pdfText((await print(app, call, query)).rawPayload);
	const thursday = { day: '2026-08-20' };
	const stage = { stageId: String(app.stage) };
	const dock = { positionId: String(app.dock) };
	expect(await textOf(sheetCalls.stage, { ...stage, ...thursday })).toMatch(/Without an act.*22:00–23:30.*SG 40/s);
	const all = await textOf(sheetCalls.all, thursday);
	expect(all).toContain('Day sheet, Sternenbühne');
	expect(all).toContain('No show is planned on this day.');
	for (const file of [
		await textOf(sheetCalls.position, { ...dock, day: DAY }),
		await textOf(sheetCalls.all, { day: DAY }),
	])
		expect(file).toMatch(/Thu 23:30–Sun 10:00.*Stands.*SG 40/s);
});

test('SHEET-02 SHEET-03 what crew learns of a lead’s sheet holds no number', async () => {
	const app = await festival();
	await print(app, sheetCalls.stage, { ...stageQuery(app), as: 'lead' });
	const code = await latestCode(app);
	expect(await app.ask(sheetCalls.state, { as: 'crew', id: code })).toMatchObject({ current: true });
	await app.ask(vehicleCalls.update, { id: app.vehicle, body: { driver_tel: '+41 79 111 22 99', driver: 'Doris' } });
	const seen = JSON.stringify(await app.ask(sheetCalls.state, { as: 'crew', id: code }));
	expect(seen).toContain('Doris');
	expect(seen).not.toContain('111 22');
	expect(JSON.stringify(await app.ask(sheetCalls.state, { as: 'lead', id: code }))).toContain(
		'+41 79 111 22 99 instead of',
	);
});

test.for(['A'.repeat(22), 'x', '%00', '%ff'])('SHEET-03 the code %s is not found', async (code) => {
	const app = await testApp();
	const headers = { authorization: `Bearer ${app.tokens.crew}` };
	expect((await app.app.inject({ url: `${API_PREFIX}/sheet/${code}`, headers })).statusCode).toBe(404);
});

test('SHEET-01 what people type is text on the page, whatever it looks like', async () => {
	const app = await festival();
	const odd = [
		'file:///etc/passwd',
		'https://crossload.invalid/x.png',
		'=HYPERLINK("x")',
		'<b>bold</b>',
		'\u202Eabc',
		'🎸',
		'W'.repeat(180),
	];
	for (const name of odd) {
		const band = await app.make.band({ stage: app.stage, name, notes: name });
		await app.make.activity({ activityTypeId: 'show', bandId: band, stageId: app.stage });
	}
	const text = await pdfText((await print(app, sheetCalls.all, { day: DAY })).rawPayload);
	expect(text).toContain('file:///etc/passwd');
	expect(text).toContain('<b>bold</b>');
});

test('SHEET-01 the name of a file has no control characters', async () => {
	const app = await festival();
	const band = await app.make.band({ stage: app.stage, name: 'Bell\u0007 and\u007F Ö' });
	const { headers } = await print(app, sheetCalls.band, { bandId: String(band), preview: '1' });
	expect(headers['content-disposition']).toContain("filename*=UTF-8''Bell%20and%20%C3%96%2C");
	expect(headers['content-disposition']).toContain('filename="Bell and _');
});

test('SHEET-04 only so many issues are kept', async () => {
	const app = await festival();
	for (let count = 0; count < 23; count++) {
		app.clock.now += 60_000;
		await print(app, sheetCalls.vehicle, { vehicleId: String(app.vehicle) });
	}
	expect(await app.database.db.selectFrom('sheet_issue').select('code').execute()).toHaveLength(20);
});
