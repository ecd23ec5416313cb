import { activityCalls, exportCalls } from '@crossload/contract';
import { xmlText } from '@crossload/domain';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { anotherApp } from '../../testing/another-app.ts';
import { makerOf } from '../../testing/festival.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const ODD = ['=HYPERLINK("x")', '+49 151 555', '<b>&amp;', 'a\u0001b', 'Łódź 🎸', '_x0041_', 'line\nbreak'];

async function rowsOf(app: TestApp, sheet: string) {
	const response = await app.request(exportCalls.festival);
	expect(response.statusCode, response.body.slice(0, 200)).toBe(200);
	return await readSheet(response.rawPayload, sheet);
}

test('OUT-02 a workbook has the festival as an import takes it in, times as dates of festival time', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const stage = await make.stage({ name: 'Plaza' });
	const band = await make.band({ name: 'Trafo 3', stage });
	await make.band({ name: 'No show', stage });
	const vehicle = await make.vehicle(band, { name: 'Van, small', driver_tel: '+41 79 1' });
	const show = await make.activity({ activityTypeId: 'show', bandId: band, stageId: stage });
	await make.activity({ bandId: band, stageId: stage, vehicleIds: [vehicle], info: 'careful' });
	const [head, first, second] = await rowsOf(app, 'Running order');
	expect(head).toEqual(['ID', 'band', 'stage', 'start', 'end', 'Revision']);
	expect(first).toEqual([
		expect.stringMatching(new RegExp(`^\\w+-${show}$`)),
		'Trafo 3',
		'Plaza',
		new Date('2026-08-22T18:00:00Z'),
		new Date('2026-08-22T19:00:00Z'),
		expect.any(Number),
	]);
	expect(second).toEqual([null, 'No show', 'Plaza', null, null, null]);
	const [, van] = await rowsOf(app, 'Vehicles');
	expect(van?.slice(1, 4)).toEqual(['Trafo 3', '18T', 'Van, small']);
	expect(van?.[6]).toBe('+41 79 1');
	const activities = await rowsOf(app, 'Activities');
	expect(activities.map((row) => row[7])).toContain('"Van, small"');
	for (const name of ['Positions', 'Persons', 'Bands', 'Stages', 'Functions']) {
		expect((await rowsOf(app, name))[0]?.[0]).toBe('ID');
	}
});

test.for(ODD)('OUT-02 %s is text, as it was written', async (text) => {
	const app = await testApp();
	await makerOf(app).person({ name: text, tel: '=1+1' });
	const [, row] = await rowsOf(app, 'Persons');
	expect(row?.[1]).toBe(text);
	expect(row?.[2]).toBe('=1+1');
});

test.each([
	['a\u0001b', 'a_x0001_b'],
	['_x0041_', '_x005F_x0041_'],
	['\uFFFE', '_xFFFE_'],
	['\uD800', '_xD800_'],
	['\r\n\t', '_x000D_\n\t'],
	['🎸 Ł_x', '🎸 Ł_x'],
])('OUT-02 what XML cannot hold is escaped: %j → %s', (text, escaped) => {
	expect(xmlText(text)).toBe(escaped);
});

test('OUT-02 the installation keeps its name over a restart, and nobody but the admin gets the workbook', async () => {
	const app = await testApp();
	const id = async () => (await app.database.db.selectFrom('installation').select('id').execute()).map((row) => row.id);
	const before = await id();
	await anotherApp(app);
	expect(await id()).toEqual(before);
	expect(before).toEqual([expect.stringMatching(/^\w{6,}$/)]);
	for (const as of ['crew', 'lead'] as const) await app.refused(exportCalls.festival, 403, { as });
	expect(await app.ask(activityCalls.list)).toEqual([]);
});
