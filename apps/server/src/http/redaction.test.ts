import {
	ALL_CALLS,
	activityCalls,
	bandCalls,
	personCalls,
	sessionCalls,
	sheetCalls,
	teamFunctionCalls,
	vehicleCalls,
	vehiclePassCalls,
} from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../testing/festival.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { type Login, type TestApp, testApp } from '../testing/test-app.ts';

/** Numbers that occur nowhere else: a response that holds one shows a telephone number. */
const CANARIES = { production: '+41 79 111 22 01', member: '+41 79 111 22 02', driver: '+41 79 111 22 03' };
const CANARY = /79 ?111 ?22|Promoter Petra/;

async function festivalWithNumbers(app: TestApp) {
	const make = makerOf(app);
	const production = await make.person({ name: 'Promoter Petra', tel: CANARIES.production, group: 'Production' });
	const member = await make.person({ name: 'Mona', tel: CANARIES.member, group: 'Team' });
	const teamFunction = await make.teamFunction({ name: 'Site' });
	await app.ask(teamFunctionCalls.assign, { id: teamFunction, body: { personIds: [member] } });
	const position = await make.position();
	const stage = await make.stage();
	const band = await make.band({ stage, production: { id: production } });
	const vehicle = await make.vehicle(band, { driver: 'Dora', driver_tel: CANARIES.driver });
	const types = ['loadin', 'arrival', 'checkin'];
	const [activity = 0] = await Promise.all(
		types.map((activityTypeId) =>
			make.activity({ activityTypeId, bandId: band, positionId: position, vehicleIds: [vehicle] }),
		),
	);
	const { code } = await app.ask(vehiclePassCalls.renew, { id: vehicle });
	await make.activity({ activityTypeId: 'show', bandId: band, stageId: stage });
	await app.request(sheetCalls.band, { as: 'lead', query: { bandId: String(band) } });
	const sheet = await app.database.db.selectFrom('sheet_issue').select('code').executeTakeFirstOrThrow();
	return { production, teamFunction, position, stage, band, vehicle, code, sheet: sheet.code, activity };
}

/** The contacts stand on every sheet but the overview. */
const MEMBERS_SHEETS = ['stage', 'position', 'band', 'vehicle', 'all'].map((kind) => `/sheets/${kind}.pdf`);

/** Every GET that needs no id, and those with one for an entity that is there. */
function readsOf({
	stage,
	band,
	vehicle,
	code,
	sheet,
	position,
	activity,
}: Awaited<ReturnType<typeof festivalWithNumbers>>) {
	const ids: Record<string, number | string> = {
		'/band/{id}': band,
		'/vehicle/{id}': vehicle,
		'/vehicle/{id}/pass': vehicle,
		'/pass/{code}': code,
		'/sheet/{code}': sheet,
		'/position/{id}': position,
		'/activity/{id}': activity,
		'/activity/{id}/history': activity,
	};
	const day = '2026-08-22';
	const queries: Record<string, Record<string, string>> = {
		'/sheets/stage.pdf': { stageId: String(stage), day },
		'/sheets/position.pdf': { positionId: String(position), day },
		'/sheets/band.pdf': { bandId: String(band) },
		'/sheets/vehicle.pdf': { vehicleId: String(vehicle) },
		'/sheets/day.pdf': { day },
		'/sheets/all.pdf': { day },
	};
	return ALL_CALLS.filter(({ method }) => method === 'GET').map((call) => ({
		call,
		id: ids[call.path] ?? 0,
		query: queries[call.path] ?? {},
	}));
}

async function readEverything(app: TestApp, as: Login, made: Awaited<ReturnType<typeof festivalWithNumbers>>) {
	return await Promise.all(
		readsOf(made).map(async ({ call, id, query }) => {
			const { statusCode, body, rawPayload } = await app.request(call, { as, id, query });
			const isPdf = call.file === 'application/pdf' && statusCode === 200;
			return { path: call.path, statusCode, body: isPdf ? await pdfText(rawPayload) : body };
		}),
	);
}

test('REL-11 AUTH-09 API-21 no telephone number and no production reaches crew by any read', async () => {
	const app = await testApp();
	const made = await festivalWithNumbers(app);
	const responses = await readEverything(app, 'crew', made);
	expect(responses.filter(({ body }) => CANARY.test(body))).toEqual([]);
	const refused = responses.filter(({ statusCode }) => statusCode !== 200).map(({ path }) => path);
	expect(refused.toSorted()).toEqual([
		'/activity/{id}/history',
		'/alerts/history',
		'/changes',
		'/export/festival.xlsx',
		'/persons',
		'/persons/Production',
		'/persons/Team',
		'/setup',
		'/shares',
		'/users',
		'/vehicle/{id}/pass',
	]);
	const band = await app.ask(bandCalls.get, { as: 'crew', id: made.band });
	expect(band.production).toBeNull();
	expect(band.vehicles[0]).toMatchObject({ driver: 'Dora', driver_tel: null });
	const [site] = await app.ask(teamFunctionCalls.list, { as: 'crew' });
	expect(site.activeMembers).toEqual([{ id: expect.any(Number), name: 'Mona', tel: null }]);
});

test.for(['lead', 'admin'] as const)('AUTH-09 %s sees every telephone number', async (as) => {
	const app = await testApp();
	const made = await festivalWithNumbers(app);
	const responses = await readEverything(app, as, made);
	const pathsShowing = (number: string) =>
		responses.filter(({ body }) => body.includes(number)).map(({ path }) => path);
	expect(pathsShowing(CANARIES.production)).toEqual([
		'/bands',
		'/band/{id}',
		'/persons',
		'/persons/Production',
		'/changes',
		'/sheets/stage.pdf',
		'/sheets/band.pdf',
		'/sheets/all.pdf',
	]);
	expect(pathsShowing(CANARIES.driver)).toEqual([
		'/band/{id}',
		'/vehicles',
		'/vehicle/{id}',
		'/pass/{code}',
		'/changes',
		'/sheets/stage.pdf',
		'/sheets/position.pdf',
		'/sheets/band.pdf',
		'/sheets/vehicle.pdf',
		'/sheets/all.pdf',
	]);
	expect(pathsShowing(CANARIES.member)).toEqual([
		'/persons',
		'/persons/Team',
		'/functions',
		'/changes',
		...MEMBERS_SHEETS,
	]);
});

test('REL-11 the response to crew when a write is refused holds no number either', async () => {
	const app = await testApp();
	const { band, vehicle, production, teamFunction, activity } = await festivalWithNumbers(app);
	const stale = { version: 99 };
	const responses = await Promise.all([
		app.request(bandCalls.update, { as: 'crew', id: band, body: { status: 'here', ...stale } }),
		app.request(vehicleCalls.update, { as: 'crew', id: vehicle, body: stale }),
		app.request(personCalls.update, { as: 'crew', id: production, body: stale }),
		app.request(personCalls.remove, { as: 'crew', id: production }),
		app.request(teamFunctionCalls.assign, { as: 'crew', id: teamFunction, body: { personIds: [] } }),
		app.request(activityCalls.start, { as: 'crew', id: activity }),
	]);
	expect(responses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);
	expect(responses.filter(({ body }) => CANARY.test(body))).toEqual([]);
});

test('AUTH-09 each reader gets their own response, no matter who asked first', async () => {
	const app = await testApp();
	await festivalWithNumbers(app);
	const asked: Login[] = ['admin', 'crew', 'lead', 'crew', 'admin'];
	const numbersShown = [];
	for (const as of asked) numbersShown.push(CANARY.test((await app.request(vehicleCalls.list, { as })).body));
	expect(numbersShown).toEqual([true, false, true, false, true]);
});

test('AUTH-08 AUTH-07 permissions are the rights of the role', async () => {
	const { ask } = await testApp();
	expect(await ask(sessionCalls.me, { as: 'crew' })).toMatchObject({ role: 'crew', permissions: ['festival:read'] });
	const lead = await ask(sessionCalls.me, { as: 'lead' });
	expect(lead.permissions).toContain('phone:read');
	expect(lead.permissions).not.toContain('band:write');
	expect((await ask(sessionCalls.me)).permissions).toContain('user:write');
});
