import { activityCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

/** Id, name, time mode and allowed fields, in the order of a band's day. */
const TYPES = [
	['arrival', 'Arrival', 'point', 'band position vehicles'],
	['checkin', 'Check-in', 'point', 'band position vehicles'],
	['parking', 'Parking', 'range', 'band position vehicles'],
	['loadin', 'Load-in', 'range', 'band stage position vehicles'],
	['soundcheck', 'Soundcheck', 'range', 'band stage'],
	['show', 'Show', 'range', 'band stage'],
	['loadout', 'Load-out', 'range', 'band stage position vehicles'],
	['crossload', 'Crossload', 'range', 'band stage position vehicles'],
	['departure', 'Departure', 'point', 'band position vehicles'],
	['other', 'Other', 'range', 'band stage position vehicles'],
] as const;

const ALLOWED = Object.fromEntries(TYPES.map(([id, , , fields]) => [id, fields]));
const MODES = Object.fromEntries(TYPES.map(([id, , mode]) => [id, mode]));

const PLANNED = { planned_start: '2026-08-22T18:00:00+02:00', planned_end: '2026-08-22T19:00:00+02:00' };

interface References {
	readonly activityType: { readonly id: string };
	readonly band: object | null;
	readonly stage: object | null;
	readonly position: object | null;
	readonly vehicles: readonly object[];
}

/** Which of the four references an activity names. */
function named({ band, stage, position, vehicles }: References): string {
	const present = { band: band !== null, stage: stage !== null, position: position !== null };
	return Object.entries({ ...present, vehicles: vehicles.length > 0 })
		.filter(([, isNamed]) => isNamed)
		.map(([field]) => field)
		.join(' ');
}

/** All four references, to real things. */
async function everything(app: TestApp) {
	const make = makerOf(app);
	const stageId = await make.stage();
	const bandId = await make.band({ stage: stageId });
	return { bandId, stageId, positionId: await make.position(), vehicleIds: [await make.vehicle(bandId)] };
}

const byType = (activities: References[]) =>
	Object.fromEntries(activities.map((activity) => [activity.activityType.id, named(activity)]));

test('API-23 ACT-19 the activity types are seeded with their names, time modes and allowed fields', async () => {
	const { ask } = await testApp();
	const types: Record<string, unknown>[] = await ask(activityCalls.types, { as: 'crew' });
	expect(types.map(({ id, name, timeMode, allowedFields }) => [id, name, timeMode, allowedFields])).toEqual(
		TYPES.map(([id, name, mode, fields]) => [id, name, mode, fields.split(' ')]),
	);
	expect(types.filter(({ color }) => /^#[0-9a-f]{6}$/.test(String(color)))).toHaveLength(10);
});

test('API-17 REL-23 a new activity of each type keeps only what the type allows', async () => {
	const app = await testApp();
	const references = await everything(app);
	const made: References[] = [];
	for (const [activityTypeId] of TYPES) {
		made.push(await app.ask(activityCalls.create, { body: { activityTypeId, ...PLANNED, ...references } }));
	}
	expect(byType(made)).toEqual(ALLOWED);
	expect(byType(await app.ask(activityCalls.list))).toEqual(ALLOWED);
});

test('API-17 REL-23 an activity of each type is given only what the type allows', async () => {
	const app = await testApp();
	const references = await everything(app);
	const changed: References[] = [];
	for (const [activityTypeId] of TYPES) {
		const { id } = await app.ask(activityCalls.create, { body: { activityTypeId, ...PLANNED } });
		changed.push(await app.ask(activityCalls.update, { id, body: references }));
	}
	expect(byType(changed)).toEqual(ALLOWED);
});

test('API-17 REL-23 an activity that changes its type keeps only what the new one allows, in its time mode', async () => {
	const app = await testApp();
	const references = await everything(app);
	const changed: (References & typeof PLANNED)[] = [];
	for (const [activityTypeId] of TYPES) {
		const { id } = await app.ask(activityCalls.create, {
			body: { activityTypeId: 'other', ...PLANNED, ...references },
		});
		changed.push(await app.ask(activityCalls.update, { id, body: { activityTypeId } }));
	}
	expect(byType(changed)).toEqual(ALLOWED);
	const modes = changed.map(({ activityType, planned_start }) => [
		activityType.id,
		planned_start === null ? 'point' : 'range',
	]);
	expect(Object.fromEntries(modes)).toEqual(MODES);
});

test('API-17 what a type once cleared does not come back with another type', async () => {
	const app = await testApp();
	const references = await everything(app);
	const id = await makerOf(app).activity(references);
	await app.ask(activityCalls.update, { id, body: { activityTypeId: 'show' } });
	const back = await app.ask(activityCalls.update, { id, body: { activityTypeId: 'loadin' } });
	expect(named(back)).toBe('band stage');
});
