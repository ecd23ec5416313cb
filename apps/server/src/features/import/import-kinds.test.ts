import { activityCalls, positionCalls, vehicleCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';
import { importing, show } from './testing/importing.ts';

test('IMP-02 IMP-11 a vehicle’s type is known by many words, and its band by name', async () => {
	const app = await testApp();
	const { run } = importing(app);
	await makerOf(app).band({ name: 'Wolf Ink' });
	const types = ['40 t', 'Bus', 'transporter', 'PKW', 'Anhänger', 'SPR', 'truck18'];
	await run(
		'vehicles',
		types.map((type, index) => ({ values: { band: ' wolf\u00a0INK', type, name: `Vehicle ${index}` } })),
	);
	const vehicles = await app.ask(vehicleCalls.list);
	expect(vehicles.map(({ type }: { type: { id: string } }) => type.id)).toEqual([
		'trailer40',
		'nightliner',
		'van',
		'car',
		'trailer',
		'sprinter',
		'truck18',
	]);
});

test('IMP-12 activities of one band, type, stage and time are told apart by their values', async () => {
	const app = await testApp();
	const { dryRun } = importing(app);
	const make = makerOf(app);
	const [band, stage] = [await make.band({ name: 'Wolf Ink' }), await make.stage({ name: 'Plaza' })];
	const times = { planned_start: '2026-08-22T10:00:00+02:00', planned_end: '2026-08-22T11:00:00+02:00' };
	const fields = { activityTypeId: 'loadin', bandId: band, stageId: stage, ...times };
	const [wet, dry] = [
		await make.activity({ ...fields, info: 'Ramp is wet' }),
		await make.activity({ ...fields, info: 'Ramp is dry' }),
	];
	const loadIn = (info: string) => ({ values: { type: 'loadin', band: 'Wolf Ink', stage: 'Plaza', info, ...times } });
	const { rows } = await dryRun('activities', [loadIn('Ramp is dry'), loadIn('Ramp is wet')]);
	expect(rows.map(({ state, id }) => [state, id])).toEqual([
		['same', dry],
		['same', wet],
	]);
});

test('IMP-12 vehicles of one name are told apart by their values, then by their ids', async () => {
	const app = await testApp();
	const { dryRun } = importing(app);
	const make = makerOf(app);
	const band = await make.band({ name: 'Wolf Ink' });
	const [first, second] = [
		await make.vehicle(band, { name: 'Truck', licence_plate: 'A 1' }),
		await make.vehicle(band, { name: 'Truck', licence_plate: 'B 2' }),
	];
	const truck = (licence_plate: string) => ({
		values: { band: 'Wolf Ink', type: '18T', name: 'truck', licence_plate },
	});
	const { rows } = await dryRun('vehicles', [truck('B 2'), truck('C 3'), truck('D 4')]);
	expect(rows.map(({ state, id }) => [state, id])).toEqual([
		['same', second],
		['changed', first],
		['new', null],
	]);
});

test('IMP-11 positions get a slug and a tag of their own where the file names none', async () => {
	const app = await testApp();
	const { run, dryRun } = importing(app);
	const make = makerOf(app);
	await make.stage({ name: 'Plaza' });
	await make.position({ name: 'Old', slug: 'dock-a' });
	await run('positions', [
		{ values: { name: 'Dock A', capacity: 2, stage: 'plaza' } },
		{ values: { name: 'Gate', slug: 'gate', tag: 'geo' } },
	]);
	const positions = await app.ask(positionCalls.list);
	expect(positions.slice(0, 2)).toMatchObject([
		{ name: 'Dock A', slug: 'dock-a-2', tag: 'Sonstige', capacity: 2, stage: { name: 'Plaza' } },
		{ name: 'Gate', slug: 'gate', tag: 'GEO', capacity: null, stage: null },
	]);
	const faults = (
		await dryRun('positions', [
			{ values: { name: 'New', slug: 'GATE' } },
			{ values: { name: 'Full', capacity: 1.5 } },
			{ values: { name: 'Full', capacity: '3' } },
			{ values: { name: ' ' } },
			{ values: { name: 'Odd', colour: 'red' } },
			{ values: { name: 'Nowhere', stage: 'Zelt 2' } },
		])
	).rows.map(({ faults: [fault] }) => fault);
	expect(faults).toEqual([
		{ field: 'slug', message: 'The slug GATE belongs to another position' },
		{ field: 'capacity', message: 'must be a whole number from 1 to 1000' },
		{ field: 'capacity', message: 'must be a whole number from 1 to 1000' },
		{ field: 'name', message: 'Required' },
		{ field: 'colour', message: 'There is no such field' },
		{ field: 'stage', message: 'There is no stage named Zelt 2' },
	]);
});

test('IMP-11 IMP-13 activities: vehicles by name, what the type does not allow is blank, a point has one time', async () => {
	const app = await testApp();
	const { run, dryRun } = importing(app);
	const make = makerOf(app);
	const band = await make.band({ name: 'Wolf Ink' });
	await make.vehicle(await make.band(), { name: 'Truck, red' });
	const own = await make.vehicle(band, { name: 'Truck, red' });
	const rows = [
		{
			values: {
				type: 'Load-in',
				band: 'Wolf Ink',
				planned_start: '2026-08-22T12:00:30+02:00',
				planned_end: '2026-08-22T13:00:00+02:00',
				vehicles: '"truck, red"',
			},
		},
		{ values: { type: 'arrival', band: 'Wolf Ink', planned_start: '2026-08-22T08:00:00Z', stage: 'Nowhere' } },
		{ values: { type: 'arrival', band: 'Wolf Ink', planned_start: '2026-08-22T08:00:00Z', info: '=1+1' } },
	];
	const { body } = await run('activities', rows, { leaveOutFaulty: true });
	expect(body.counts).toEqual({ new: 2, changed: 0, same: 0, conflict: 0, faulty: 1 });
	const activities = await app.ask(activityCalls.list);
	expect(activities).toMatchObject([
		{ planned_start: null, planned_end: '2026-08-22T10:00:00+02:00', info: '=1+1' },
		{ planned_start: '2026-08-22T12:00:00+02:00', vehicles: [{ id: own }] },
	]);
	expect(
		(
			await dryRun(
				'activities',
				[rows[0], rows[2]].flatMap((row) => row ?? []),
			)
		).counts.same,
	).toBe(2);
	const without = await dryRun('activities', [{ values: { type: 'loadin', band: 'Wolf Ink' } }]);
	expect(without.rows[0]?.faults).toEqual([{ field: 'planned_end', message: 'Required' }]);
});

test('IMP-12 shows are found again by stage and time, then by time, then by day, then as the last one left', async () => {
	const app = await testApp();
	const { run, dryRun } = importing(app);
	const { body } = await run('running_order', [
		show('Wolf Ink', 'Plaza', 14),
		show('Wolf Ink', 'Plaza', 20),
		show('Wolf Ink', 'Sitter', 23),
	]);
	const [early, evening, late] = body.rows.map(({ id }) => id);
	const { rows } = await dryRun('running_order', [
		show('Wolf Ink', 'Sitter', 20),
		show('Wolf Ink', 'Plaza', [14, 16]),
		show('Wolf Ink', 'Sitter', 22),
	]);
	expect(rows.map(({ id, state }) => [id, state])).toEqual([
		[evening, 'changed'],
		[early, 'changed'],
		[late, 'changed'],
	]);
});

test('IMP-11 a row without times makes its band alone', async () => {
	const app = await testApp();
	const { run } = importing(app);
	const rows = [
		{ values: { band: 'Wolf Ink', stage: 'Plaza' } },
		{ values: { band: 'Tin', stage: 'Plaza', end: null, start: '' } },
	];
	const first = await run('running_order', rows);
	expect([first.status, first.body.counts.new, first.body.makes.length]).toEqual([201, 2, 3]);
	const again = await run('running_order', rows);
	expect([again.status, again.body.counts.same]).toEqual([200, 2]);
	expect(await app.ask(activityCalls.list)).toEqual([]);
});

test.for([
	['=HYPERLINK("http://x")', 'new'],
	['<b onclick=alert(1)>', 'new'],
	['💥'.repeat(90), 'new'],
	['🎪'.repeat(200), 'new'],
	['🎪'.repeat(201), 'faulty'],
	['\u202eخالد', 'new'],
	['A\0B', 'faulty'],
	['\ud800', 'faulty'],
	['x'.repeat(10_000), 'faulty'],
	[' \u200b ', 'faulty'],
	[7, 'faulty'],
	[{ a: 1 }, 'faulty'],
	[true, 'faulty'],
] as const)('IMP-07 a name %j is %s', async ([name, state]) => {
	const app = await testApp();
	const { run, dryRun } = importing(app);
	const rows = [{ values: { name } }];
	expect((await dryRun('persons', rows)).rows[0]?.state).toBe(state);
	await run('persons', rows, { leaveOutFaulty: true });
	expect((await dryRun('persons', rows)).counts.same).toBe(state === 'new' ? 1 : 0);
});
