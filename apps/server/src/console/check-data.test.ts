import { bandCalls, teamFunctionCalls, vehicleCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { generateFestival } from '../demo/festival.ts';
import { loadFestival } from '../demo/load-festival.ts';
import type { StoredTime } from '../features/activity/stored-time.ts';
import { makerOf } from '../testing/festival.ts';
import { SATURDAY_EVENING, testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { disagreements } from './check-data.ts';

test('API-09 a whole festival and everything written to it agree with the change log', async () => {
	const database = await testDatabase();
	await loadFestival(database, generateFestival({ size: 'small', seed: 7, now: SATURDAY_EVENING }), SATURDAY_EVENING);
	expect(await disagreements(database)).toEqual([]);
});

test('API-09 writes of every kind agree with the change log, cascades included', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const [one, other] = [await make.band(), await make.band()];
	const [truck, bus] = [await make.vehicle(one), await make.vehicle(other)];
	await make.activity({ bandId: one, vehicleIds: [truck, bus] });
	await make.activity({ bandId: other, vehicleIds: [truck, bus] });
	const person = await make.person({ group: 'Team' });
	await app.ask(teamFunctionCalls.assign, { id: await make.teamFunction(), body: { personIds: [person] } });
	await app.ask(vehicleCalls.update, { id: bus, body: { comment: 'Tail lift', subVehicleConnected: false } });
	await app.ask(vehicleCalls.remove, { id: bus, query: { cascade: 'true' } });
	await app.ask(bandCalls.remove, { id: one, query: { cascade: 'true' } });
	expect(await disagreements(app.database)).toEqual([]);
});

test('API-09 what was changed behind the log, or left out of it, is named', async () => {
	const app = await testApp({ writesPastTheLog: 'that is what is compared here' });
	const make = makerOf(app);
	const [changed, lost, unlogged] = [await make.stage(), await make.stage(), await make.stage()];
	await make.person();
	await app.database.db.updateTable('stage').set({ color: '#ffffff' }).where('id', '=', changed).execute();
	await app.database.db.deleteFrom('stage').where('id', '=', lost).execute();
	await app.database.db.deleteFrom('change').where('entity', '=', 'stage').where('entity_id', '=', unlogged).execute();
	expect(await disagreements(app.database)).toEqual([
		expect.stringMatching(/^the change log has no revision \d+$/),
		`stage ${changed} is not as the change log left it`,
		`stage ${unlogged} is there, but not in the change log`,
		`stage ${lost} is gone, but its removal is not in the change log`,
	]);
});

test('REL-44 an entry of the change log that is no longer whole is named', async () => {
	const app = await testApp({ writesPastTheLog: 'that is what is compared here' });
	const stage = await makerOf(app).stage();
	await app.database.db.updateTable('change').set({ after: '{"name":"Pla' }).where('entity', '=', 'stage').execute();
	expect(await disagreements(app.database)).toEqual([
		`the last entry of stage ${stage} in the change log cannot be read`,
	]);
});

test('REL-44 a row that can no longer be read is named, and all else is still compared', async () => {
	const app = await testApp({ writesPastTheLog: 'that is what is compared here' });
	const make = makerOf(app);
	const [activity] = [await make.activity(), await make.activity()];
	const stage = await make.stage();
	const { db } = app.database;
	await db
		.updateTable('activity')
		.set({ planned_start: '2026-08-22T19:30:00+02:0[' as StoredTime })
		.where('id', '=', activity)
		.execute();
	await db.updateTable('stage').set({ color: '#ffffff' }).where('id', '=', stage).execute();
	const lines = await disagreements(app.database);
	expect(lines).toContain('activity: a row cannot be read: Not a festival time: 2026-08-22T19:30:00+02:0[');
	expect(lines).toContain(`stage ${stage} is not as the change log left it`);
});
