import {
	activityCalls,
	bandCalls,
	changeCalls,
	noteCalls,
	personCalls,
	planCalls,
	positionCalls,
	setupCalls,
	stageCalls,
	teamFunctionCalls,
	templateCalls,
	userCalls,
	vehicleCalls,
} from '@crossload/contract';
import { expect, test } from 'vitest';
import { anotherApp } from '../../testing/another-app.ts';
import { makerOf } from '../../testing/festival.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { undoing } from '../change/testing/undoing.ts';

const EMPTY = { empty: true, invented: null, hidden: false, leftOut: [] };
const LISTS = [
	stageCalls.list,
	positionCalls.list,
	personCalls.list,
	teamFunctionCalls.list,
	bandCalls.list,
	vehicleCalls.list,
	activityCalls.list,
];

async function counts(app: TestApp): Promise<number[]> {
	const lists: unknown[][] = [];
	for (const list of LISTS) lists.push(await app.ask(list));
	return lists.map(({ length }) => length);
}

const NOTHING = LISTS.map(() => 0);
const fill = async (app: TestApp): Promise<number> => (await app.ask(setupCalls.invent)).revision;

test('IMP-09 an empty installation is filled in one revision, which has an entry that names it', async () => {
	const app = await testApp();
	const before = await app.database.revision.current();
	expect(await app.ask(setupCalls.get)).toEqual(EMPTY);
	const response = await app.request(setupCalls.invent);
	expect([response.statusCode, response.json()]).toEqual([201, { revision: before + 1 }]);
	expect(await app.database.revision.current()).toBe(before + 1);
	expect(await counts(app)).toEqual([3, 14, expect.any(Number), 8, 56, 130, expect.any(Number)]);
	expect(await app.ask(setupCalls.get)).toEqual({
		...EMPTY,
		empty: false,
		invented: { revision: before + 1, since: 0 },
	});
	const [last] = await app.ask(changeCalls.list, { query: { limit: '1' } });
	expect(last.entries[0]).toMatchObject({ entity: 'import', action: 'create', name: 'Invented festival' });
});

test('IMP-09 undo takes it back whole, users stay, and it can be filled again', async () => {
	const app = await testApp();
	const { undo } = undoing(app);
	const users = await app.ask(userCalls.list);
	const rules = await app.ask(planCalls.settings);
	for (let round = 0; round < 2; round++) {
		const revision = await fill(app);
		await undo(revision);
		expect(await counts(app)).toEqual(NOTHING);
		expect(await app.ask(setupCalls.get)).toEqual(EMPTY);
	}
	expect(await app.ask(userCalls.list)).toEqual(users);
	expect(await app.ask(planCalls.settings)).toEqual(rules);
});

test('IMP-09 PLAN-12 an undo is done again, and that is what is taken back next', async () => {
	const app = await testApp();
	const { undo } = undoing(app);
	const revision = await fill(app);
	const before = await counts(app);
	const redone = await undo(await undo(revision));
	expect(await counts(app)).toEqual(before);
	expect((await app.ask(setupCalls.get)).invented).toEqual({ revision: redone, since: 0 });
	await undo(redone);
	expect(await app.ask(setupCalls.get)).toEqual(EMPTY);
});

test('IMP-09 what was tried out meanwhile goes with it, users stay, and all of that is undone in one step', async () => {
	const app = await testApp();
	const { undo } = undoing(app);
	await app.ask(userCalls.create, { body: { name: 'runner', password: 'runner', role: 'runner' } });
	const revision = await fill(app);
	const activities = await app.ask(activityCalls.list);
	const { id } = activities.find(({ start, end }: Record<string, unknown>) => start === null && end === null);
	await app.ask(activityCalls.start, { id, as: 'lead' });
	const [stage] = await app.ask(stageCalls.list);
	const band = await makerOf(app).band({ stage: stage.id, name: 'Ours' });
	await app.ask(userCalls.create, { body: { name: 'gate', password: 'gate', role: 'crew' } });
	expect((await app.ask(setupCalls.get)).invented).toEqual({ revision, since: 2 });
	const strict = await app.refused(changeCalls.undo, 409, { id: revision });
	expect(strict.message).toContain('cannot be undone any more');
	const taken = await app.ask(setupCalls.takeBack);
	expect(await counts(app)).toEqual(NOTHING);
	expect(await app.ask(setupCalls.get)).toEqual(EMPTY);
	expect((await app.ask(userCalls.list)).data.map(({ name }: { name: string }) => name)).toContain('gate');
	await undo(taken.revision);
	expect(await app.ask(bandCalls.get, { id: band })).toMatchObject({ name: 'Ours' });
	expect((await app.ask(activityCalls.get, { id })).start).not.toBeNull();
	expect((await app.ask(setupCalls.get)).invented.revision).toBe(taken.revision + 1);
});

test('IMP-09 without an invented festival there is none to take back', async () => {
	const app = await testApp();
	const error = await app.refused(setupCalls.takeBack, 409);
	expect(error.message).toBe('There is no invented festival to take back.');
});

const step = { activityTypeId: 'checkin', anchor: 'show_start', offset: -60, duration: 0, positionId: null };
const ENTRIES: readonly (readonly [string, (app: TestApp) => Promise<unknown>])[] = [
	['a stage', (app) => makerOf(app).stage()],
	['a person', (app) => makerOf(app).person()],
	['a position', (app) => makerOf(app).position()],
	['a team function', (app) => makerOf(app).teamFunction()],
	['an activity', (app) => makerOf(app).activity()],
	['a note', (app) => app.ask(noteCalls.create, { body: { text: 'Rain' } })],
	[
		'a template of one’s own',
		(app) =>
			app.ask(templateCalls.create, {
				body: { name: 'Ours', steps: [{ ...step, stageDock: false, vehicles: 'all', info: null }] },
			}),
	],
	['the invented festival', fill],
];

test.for(ENTRIES)('IMP-09 beside %s nothing is filled in, and that is said', async ([_what, enter]) => {
	const app = await testApp();
	await enter(app);
	const before = await counts(app);
	const error = await app.refused(setupCalls.invent, 409);
	expect(error.message).toContain('empty installation only');
	expect(await counts(app)).toEqual(before);
});

test('IMP-09 users, rules of planning and a changed template of the product leave it empty', async () => {
	const app = await testApp();
	await app.ask(userCalls.create, { body: { name: 'runner', password: 'runner', role: 'runner' } });
	await app.ask(planCalls.changeSettings, { body: { turnaround: 5 } });
	const [template] = await app.ask(templateCalls.list);
	await app.ask(templateCalls.update, { id: template.id, body: { name: 'Small act' } });
	expect((await app.ask(setupCalls.get)).empty).toBe(true);
	await undoing(app).undo(await fill(app));
	expect(await app.ask(planCalls.settings)).toMatchObject({ turnaround: 5 });
});

test('IMP-09 API-09 a repeated key fills in once', async () => {
	const app = await testApp();
	const headers = { 'idempotency-key': 'try-it' };
	const [first, second] = [
		await app.request(setupCalls.invent, { headers }),
		await app.request(setupCalls.invent, { headers }),
	];
	expect([first.statusCode, second.statusCode, second.body]).toEqual([201, 201, first.body]);
	expect((await app.ask(stageCalls.list)).length).toBe(3);
});

test('IMP-09 of two at once one fills in', async () => {
	const app = await testApp();
	const responses = await Promise.all([app.request(setupCalls.invent), app.request(setupCalls.invent)]);
	expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
	expect((await app.ask(stageCalls.list)).length).toBe(3);
});

test('IMP-09 it is for admins alone', async () => {
	const app = await testApp();
	for (const as of ['crew', 'lead'] as const) {
		for (const call of Object.values(setupCalls))
			await app.refused(call, 403, { as, body: 'body' in call ? {} : undefined });
	}
	expect(await app.ask(setupCalls.get)).toEqual(EMPTY);
});

test('IMP-09 steps are left out and the first steps hidden for everyone, over a restart, without a revision', async () => {
	const app = await testApp();
	const revision = await app.database.revision.current();
	await app.ask(setupCalls.change, { body: { leftOut: ['users', 'vehicles', 'users'] } });
	const after = { ...EMPTY, hidden: true, leftOut: ['vehicles', 'users'] };
	expect(await app.ask(setupCalls.change, { body: { hidden: true } })).toEqual(after);
	expect(await app.ask(setupCalls.change, { body: {} })).toEqual(after);
	expect(await app.database.revision.current()).toBe(revision);
	const headers = { authorization: `Bearer ${app.tokens.admin}` };
	expect((await (await anotherApp(app)).inject({ url: '/api/setup', headers })).json()).toEqual(after);
	expect(await app.ask(setupCalls.change, { body: { hidden: false, leftOut: [] } })).toEqual(EMPTY);
});

test.for([
	['leftOut.0', { leftOut: ['sleep'] }],
	['leftOut', { leftOut: null }],
	['hidden', { hidden: 'yes' }],
] as const)('IMP-09 API-05 a wrong %s is refused', async ([field, body]) => {
	const app = await testApp();
	const error = await app.refused(setupCalls.change, 400, { body });
	expect(Object.keys(error.fields ?? {})).toContain(field);
	expect(await app.ask(setupCalls.get)).toEqual(EMPTY);
});
