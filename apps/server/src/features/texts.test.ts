import {
	activityCalls,
	bandCalls,
	type Call,
	personCalls,
	positionCalls,
	stageCalls,
	teamFunctionCalls,
	vehicleCalls,
} from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../testing/festival.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

type Maker = ReturnType<typeof makerOf>;

/** The texts of an entity with their longest lengths. */
interface Worded {
	readonly what: string;
	readonly create: Call;
	readonly update: Call;
	readonly list: Call;
	readonly body: (make: Maker) => Promise<object>;
	readonly required: Readonly<Record<string, number>>;
	readonly optional: Readonly<Record<string, number>>;
}

const PLANNED = { planned_start: '2026-08-22T18:00:00+02:00', planned_end: '2026-08-22T19:00:00+02:00' };

const WORDED: Worded[] = [
	{
		what: 'a band',
		...{ create: bandCalls.create, update: bandCalls.update, list: bandCalls.list },
		body: async (make) => ({ name: 'Nova', stage: await make.stage() }),
		required: { name: 200 },
		optional: { notes: 10_000, touringParty: 10_000 },
	},
	{
		what: 'a vehicle',
		...{ create: vehicleCalls.create, update: vehicleCalls.update, list: vehicleCalls.list },
		body: async (make) => ({ name: 'Bus', band: { id: await make.band() }, type: { id: 'van' } }),
		required: { name: 200 },
		optional: { licence_plate: 30, driver: 200, driver_tel: 50, comment: 10_000, subVehicle: 200 },
	},
	{
		what: 'a position',
		...{ create: positionCalls.create, update: positionCalls.update, list: positionCalls.list },
		body: async () => ({ name: 'Dock', slug: 'dock', tag: 'GEO' }),
		required: { name: 200, slug: 60 },
		optional: {},
	},
	{
		what: 'an activity',
		...{ create: activityCalls.create, update: activityCalls.update, list: activityCalls.list },
		body: async () => ({ activityTypeId: 'other', ...PLANNED }),
		required: {},
		optional: { info: 10_000 },
	},
	{
		what: 'a stage',
		...{ create: stageCalls.create, update: stageCalls.update, list: stageCalls.list },
		body: async () => ({ name: 'Plaza' }),
		required: { name: 200 },
		optional: {},
	},
	{
		what: 'a person',
		...{ create: personCalls.create, update: personCalls.update, list: personCalls.list },
		body: async () => ({ name: 'Mia' }),
		required: { name: 200 },
		optional: { tel: 50 },
	},
	{
		what: 'a function',
		...{ create: teamFunctionCalls.create, update: teamFunctionCalls.update, list: teamFunctionCalls.list },
		body: async () => ({ name: 'Lights' }),
		required: { name: 200 },
		optional: {},
	},
];

const HAVING_REQUIRED = WORDED.filter(({ required }) => Object.keys(required).length > 0);
const HAVING_OPTIONAL = WORDED.filter(({ optional }) => Object.keys(optional).length > 0);

const each = (lengths: object, text: (longest: number, name: string) => unknown): Record<string, unknown> =>
	Object.fromEntries(Object.entries(lengths).map(([name, longest]) => [name, text(longest, name)]));

/** The one entity that there is. */
const only = async ({ ask }: TestApp, { list }: Worded) => {
	const entities = await ask(list);
	expect(entities).toHaveLength(1);
	return entities[0];
};

test('API-14 every entity with texts is in this table', () => {
	expect(HAVING_REQUIRED).toHaveLength(6);
	expect(HAVING_OPTIONAL).toHaveLength(4);
});

test.for(WORDED)('API-14 the longest texts of $what are taken as given', async (entity) => {
	const app = await testApp();
	const texts = each({ ...entity.required, ...entity.optional }, (longest) => 'ß'.repeat(longest));
	await app.ask(entity.create, { body: { ...(await entity.body(makerOf(app))), ...texts } });
	expect(await only(app, entity)).toMatchObject(texts);
});

test.for(WORDED)(
	'API-14 a longer text of $what is refused, naming the field, and nothing is stored',
	async (entity) => {
		const app = await testApp();
		const lengths = { ...entity.required, ...entity.optional };
		const body = { ...(await entity.body(makerOf(app))), ...each(lengths, (longest) => 'x'.repeat(longest + 1)) };
		const error = await app.refused(entity.create, 400, { body });
		expect(error.fields).toEqual(each(lengths, (longest) => `must have at most ${longest} characters`));
		expect(await app.ask(entity.list)).toEqual([]);
	},
);

test.for(WORDED)(
	'API-14 REL-70 texts of $what are stored as given: emoji, right to left, blanks, markup',
	async (entity) => {
		const app = await testApp();
		const text = (name: string) => ` \t🎸👩‍🚒 מזל ${name.slice(0, 3)}\n<b>&"'é`;
		const texts = each({ ...entity.required, ...entity.optional }, (_, name) => text(name));
		const body = await entity.body(makerOf(app));
		const { id } = await app.ask(entity.create, { body });
		await app.ask(entity.update, { id, body: texts });
		expect(await only(app, entity)).toMatchObject(texts);
	},
);

test.for(HAVING_OPTIONAL)('API-14 "" says nothing in the optional texts of $what', async (entity) => {
	const app = await testApp();
	const empty = each(entity.optional, () => '');
	const none = each(entity.optional, () => null);
	const body = await entity.body(makerOf(app));
	const { id } = await app.ask(entity.create, { body: { ...body, ...empty } });
	expect(await only(app, entity)).toMatchObject(none);
	await app.ask(entity.update, { id, body: each(entity.optional, () => 'said') });
	expect(await only(app, entity)).toMatchObject(each(entity.optional, () => 'said'));
	await app.ask(entity.update, { id, body: empty });
	expect(await only(app, entity)).toMatchObject(none);
});

test.for(HAVING_REQUIRED)('API-14 a blank or missing name of $what is Required', async (entity) => {
	const app = await testApp();
	const body = await entity.body(makerOf(app));
	const required = each(entity.required, () => 'Required');
	for (const blank of ['', '   ', '\n\t\u00a0', '\u200b\u2060 \ufeff', '\u3164\u202e']) {
		const error = await app.refused(entity.create, 400, { body: { ...body, ...each(entity.required, () => blank) } });
		expect(error.fields).toEqual(required);
	}
	const missing = await app.refused(entity.create, 400, {
		body: { ...body, ...each(entity.required, () => undefined) },
	});
	expect(missing.fields).toEqual(required);
	const { id } = await app.ask(entity.create, { body });
	await app.refused(entity.update, 400, { id, body: each(entity.required, () => '  ') });
	expect(await only(app, entity)).toMatchObject({ version: 1 });
});

test('API-05 a number is not taken for a text', async () => {
	const { refused } = await testApp();
	const error = await refused(personCalls.create, 400, { body: { name: 7, tel: 41 } });
	expect(error).toMatchObject({ statusCode: 400, error: 'Bad Request' });
	expect(error.fields).toEqual({ name: 'must be string', tel: 'must be string or null' });
});

test('API-14 a colour is six hexadecimal digits', async () => {
	const { ask, refused } = await testApp();
	for (const color of ['red', '#fff', '#12345g', '#1234567', '123456', '']) {
		const error = await refused(stageCalls.create, 400, { body: { name: 'Plaza', color } });
		expect(error.fields).toHaveProperty('color');
	}
	expect(await ask(stageCalls.create, { body: { name: 'Plaza', color: '#A1b2C3' } })).toMatchObject({
		color: '#A1b2C3',
	});
});
