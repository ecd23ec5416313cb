import {
	activityCalls,
	bandCalls,
	type Call,
	personCalls,
	positionCalls,
	stageCalls,
	teamFunctionCalls,
	userCalls,
	vehicleCalls,
} from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../testing/festival.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

type Maker = ReturnType<typeof makerOf>;

/** What is the same about every entity with a version. */
interface Versioned {
	readonly what: string;
	readonly make: (make: Maker) => Promise<number>;
	readonly update: Call;
	readonly find: (app: TestApp, id: number) => Promise<object>;
	/** A change of one field, and what the entity shows after it: that field changed, another as it was. */
	readonly change: object;
	readonly shown: object;
	readonly required: string;
}

const alone = (get: Call) => (app: TestApp, id: number) => app.ask(get, { id });
const listed = (list: Call) => async (app: TestApp, id: number) =>
	(await app.ask(list)).find((entity: { id: number }) => entity.id === id);

const VERSIONED: Versioned[] = [
	{
		what: 'a band',
		make: (make) => make.band({ name: 'Nova', notes: 'Two risers', touringParty: '8' }),
		update: bandCalls.update,
		find: alone(bandCalls.get),
		change: { touringParty: null },
		shown: { name: 'Nova', notes: 'Two risers', touringParty: null },
		required: 'name',
	},
	{
		what: 'a vehicle',
		make: async (make) => make.vehicle(await make.band(), { name: 'Bus', driver: 'Ben', comment: 'Low bridge' }),
		update: vehicleCalls.update,
		find: alone(vehicleCalls.get),
		change: { comment: null },
		shown: { name: 'Bus', driver: 'Ben', comment: null },
		required: 'band',
	},
	{
		what: 'a position',
		make: (make) => make.position({ name: 'Dock', slug: 'dock', tag: 'GEO' }),
		update: positionCalls.update,
		find: alone(positionCalls.get),
		change: { tag: 'SA' },
		shown: { name: 'Dock', slug: 'dock', tag: 'SA' },
		required: 'slug',
	},
	{
		what: 'an activity',
		make: async (make) => make.activity({ positionId: await make.position({ name: 'Dock' }), info: 'Forklift' }),
		update: activityCalls.update,
		find: alone(activityCalls.get),
		change: { info: null },
		shown: { position: { id: 1, name: 'Dock' }, info: null, planned_start: '2026-08-22T18:00:00+02:00' },
		required: 'activityTypeId',
	},
	{
		what: 'a stage',
		make: (make) => make.stage({ name: 'Plaza', color: '#c9b6f2' }),
		update: stageCalls.update,
		find: listed(stageCalls.list),
		change: { color: '#000001' },
		shown: { name: 'Plaza', color: '#000001' },
		required: 'name',
	},
	{
		what: 'a person',
		make: (make) => make.person({ name: 'Mia', tel: '+41 79 555 00 02', group: 'Team' }),
		update: personCalls.update,
		find: listed(personCalls.list),
		change: { tel: null },
		shown: { name: 'Mia', tel: null, group: 'Team' },
		required: 'name',
	},
	{
		what: 'a function',
		make: (make) => make.teamFunction({ name: 'Lights', order: 4 }),
		update: teamFunctionCalls.update,
		find: listed(teamFunctionCalls.list),
		change: { order: 2 },
		shown: { name: 'Lights', order: 2 },
		required: 'order',
	},
];

test.for(VERSIONED)('API-12 $what changes only in what is sent, and its version counts up', async (entity) => {
	const app = await testApp();
	const id = await entity.make(makerOf(app));
	await app.ask(entity.update, { id, body: entity.change });
	expect(await entity.find(app, id)).toMatchObject({ ...entity.shown, version: 2 });
	await app.ask(entity.update, { id, body: entity.change });
	expect(await entity.find(app, id)).toMatchObject({ ...entity.shown, version: 3 });
});

test.for(VERSIONED)('API-12 a change of $what that names no field changes nothing', async ({ make, update, find }) => {
	const app = await testApp();
	const id = await make(makerOf(app));
	const before = await find(app, id);
	const revision = await app.database.revision.current();
	for (const body of [{}, { version: 1 }, { created: 'yesterday' }]) {
		expect(await app.ask(update, { id, body })).toMatchObject({ id });
	}
	expect(await find(app, id)).toEqual(before);
	expect(await app.database.revision.current()).toBe(revision);
});

test.for(VERSIONED)(
	'API-12 REL-30 $what changed from a stale version is refused with the present state',
	async (entity) => {
		const app = await testApp();
		const id = await entity.make(makerOf(app));
		await app.ask(entity.update, { id, body: { ...entity.change, version: 1 } });
		const error = await app.refused(entity.update, 409, { id, body: { version: 1 } });
		expect(error.current).toMatchObject({ ...entity.shown, id, version: 2 });
		expect(error.message).toContain('meanwhile');
		expect(await entity.find(app, id)).toMatchObject({ ...entity.shown, version: 2 });
	},
);

test.for(VERSIONED)('API-12 REL-30 of two changes of $what from one version exactly one is taken', async (entity) => {
	const app = await testApp();
	const id = await entity.make(makerOf(app));
	for (let version = 1; version <= 5; version++) {
		const options = { id, body: { ...entity.change, version } };
		const responses = await Promise.all([app.request(entity.update, options), app.request(entity.update, options)]);
		expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
	}
	expect(await entity.find(app, id)).toMatchObject({ version: 6 });
});

test.for(VERSIONED)(
	'API-05 API-12 null does not clear what $what must have',
	async ({ make, update, find, required }) => {
		const app = await testApp();
		const id = await make(makerOf(app));
		const error = await app.refused(update, 400, { id, body: { [required]: null } });
		expect(Object.keys(error.fields ?? {})).toEqual([required]);
		expect(await find(app, id)).toMatchObject({ version: 1 });
	},
);

test.for(VERSIONED)(
	'REL-12 id and version in a body are no fields of $what',
	async ({ make, update, find, shown, change }) => {
		const app = await testApp();
		const id = await make(makerOf(app));
		await app.ask(update, { id, body: { ...change, id: id + 7, created: 'yesterday' } });
		expect(await find(app, id)).toMatchObject({ ...shown, id, version: 2 });
	},
);

test.for(VERSIONED)('API-05 a change of $what that does not exist gets 404', async ({ update }) => {
	const app = await testApp();
	const error = await app.refused(update, 404, { id: 999, body: {} });
	expect(error.message).toMatch(/does not exist/);
});

test('API-12 every write of an activity counts its version up', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	expect(await app.ask(activityCalls.start, { id })).toMatchObject({ version: 2 });
	expect(await app.ask(activityCalls.end, { id })).toMatchObject({ version: 3 });
	await app.refused(activityCalls.update, 409, { id, body: { info: 'late', version: 1 } });
});

test('API-12 a Start, a Done and a new password that name a stale version are refused, and change nothing', async () => {
	const app = await testApp();
	const id = await makerOf(app).activity();
	await app.ask(activityCalls.update, { id, body: { info: 'Risers first' } });
	for (const call of [activityCalls.start, activityCalls.end]) {
		const { current } = await app.refused(call, 409, { id, body: { version: 1 } });
		expect(current).toMatchObject({ id, version: 2, start: null, end: null });
	}
	expect(await app.ask(activityCalls.start, { id, body: { version: 2 } })).toMatchObject({ version: 3 });
	const { id: userId } = await app.ask(userCalls.create, { body: { name: 'gate', password: 'gate', role: 'crew' } });
	await app.ask(userCalls.update, { id: userId, body: { role: 'gate' } });
	await app.refused(userCalls.setPassword, 409, { id: userId, body: { password: 'fresh', version: 1 } });
	await app.ask(userCalls.setPassword, { id: userId, body: { password: 'fresh', version: 2 } });
});

test('API-10 a reference to a missing row is refused before an unknown id', async () => {
	const app = await testApp();
	const missing: [Call, object, string][] = [
		[activityCalls.update, { bandId: 999 }, 'bandId'],
		[activityCalls.update, { activityTypeId: 'party' }, 'activityTypeId'],
		[bandCalls.update, { stage: 999 }, 'stage'],
		[vehicleCalls.update, { band: { id: 999 } }, 'band.id'],
		[vehicleCalls.update, { type: { id: 'ship' } }, 'type.id'],
		[teamFunctionCalls.assign, { personIds: [999] }, 'personIds'],
	];
	for (const [call, body, field] of missing) {
		const { fields } = await app.refused(call, 400, { id: 999, body });
		expect(Object.keys(fields ?? {}), call.path).toEqual([field]);
	}
});

test('API-10 input that will not do is refused before a stale version', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const activity = await make.activity();
	const band = await make.band();
	const vehicle = await make.vehicle(band);
	const stale = { version: 9 };
	await app.refused(activityCalls.update, 400, { id: activity, body: { ...stale, bandId: 999 } });
	await app.refused(activityCalls.update, 400, { id: activity, body: { ...stale, planned_end: null } });
	await app.refused(bandCalls.update, 400, { id: band, body: { ...stale, stage: 999 } });
	await app.refused(vehicleCalls.update, 400, { id: vehicle, body: { ...stale, band: { id: 999 } } });
});
