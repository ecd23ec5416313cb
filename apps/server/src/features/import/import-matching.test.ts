import { type Activity, activityCalls, personCalls, vehicleCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';
import { at } from '../../testing/times.ts';
import { importing, show } from './testing/importing.ts';

test('IMP-12 rows are matched by what the rules make of them: a point has one time, and no stage', async () => {
	const app = await testApp();
	const { dryRun } = importing(app);
	const make = makerOf(app);
	const [band] = [await make.band({ name: 'Wolf Ink' }), await make.stage({ name: 'Plaza' })];
	const point = (end: string) => make.activity({ activityTypeId: 'checkin', bandId: band, planned_end: at(end) });
	const [early, late] = [await point('10:15'), await point('12:15')];
	const row = (start: string, end: string) => ({
		values: { type: 'checkin', band: 'Wolf Ink', stage: 'Plaza', planned_start: at(start), planned_end: at(end) },
	});
	const { rows } = await dryRun('activities', [row('12:00', '12:15'), row('10:00', '10:15')]);
	expect(rows.map(({ id, state }) => [id, state])).toEqual([
		[late, 'same'],
		[early, 'same'],
	]);
});

test('IMP-12 one band on two stages at one time has two shows, and each row finds its own again', async () => {
	const app = await testApp();
	const { run, dryRun } = importing(app);
	const rows = [show('Wolf Ink', 'Plaza', 14), show('Wolf Ink', 'Zelt', 14)];
	const { body } = await run('running_order', rows);
	const [plaza, zelt] = body.rows.map(({ id }) => id);
	expect([body.counts.new, await app.ask(activityCalls.list)]).toMatchObject([2, [{}, {}]]);
	const moved = await dryRun('running_order', [show('Wolf Ink', 'Zelt', 14), show('Wolf Ink', 'Plaza', [14, 16])]);
	expect(moved.rows.map(({ id, state }) => [id, state])).toEqual([
		[zelt, 'same'],
		[plaza, 'changed'],
	]);
});

test('IMP-11 a row with an id looks for vehicles among those of its own band, also where it does not name it', async () => {
	const app = await testApp();
	const { dryRun } = importing(app);
	const make = makerOf(app);
	await make.vehicle(await make.band(), { name: 'Truck' });
	const band = await make.band({ name: 'Wolf Ink' });
	const own = await make.vehicle(band, { name: 'Truck' });
	const id = await make.activity({
		activityTypeId: 'parking',
		bandId: band,
		vehicleIds: [own],
		planned_start: at('10:00'),
		planned_end: at('11:00'),
	});
	const { rows } = await dryRun('activities', [{ values: { id, vehicles: 'truck' } }]);
	expect(rows).toMatchObject([{ state: 'same', id }]);
});

test('IMP-11 the times of a show that is known by its id cannot be cleared', async () => {
	const app = await testApp();
	const { run, dryRun } = importing(app);
	const { body } = await run('running_order', [show('Wolf Ink', 'Plaza', 14)]);
	const id = body.rows[0]?.id;
	const cleared = await dryRun('running_order', [{ values: { id, start: null, end: null } }]);
	expect(cleared.rows[0]).toMatchObject({
		state: 'faulty',
		faults: [
			{ field: 'start', message: 'Required' },
			{ field: 'end', message: 'Required' },
		],
	});
	const half = await dryRun('running_order', [{ values: { id, end: '' } }]);
	expect(half.rows[0]).toMatchObject({ state: 'faulty', faults: [{ field: 'end', message: 'Required' }] });
	expect((await dryRun('running_order', [{ values: { id } }])).rows[0]).toMatchObject({ state: 'same', id });
});

test('IMP-11 an activity that is known by its id keeps its planned end', async () => {
	const app = await testApp();
	const { dryRun } = importing(app);
	const make = makerOf(app);
	const [point, range] = [
		await make.activity({ activityTypeId: 'arrival', planned_end: at('10:00') }),
		await make.activity({ activityTypeId: 'other', planned_start: at('10:00'), planned_end: at('11:00') }),
	];
	const { rows } = await dryRun('activities', [
		{ values: { id: point, planned_start: null } },
		{ values: { id: point, planned_start: at('12:00'), planned_end: null } },
		{ values: { id: range, planned_end: null } },
		{ values: { type: 'other', planned_start: at('10:00') } },
	]);
	expect(rows.map(({ state, faults }) => [state, ...faults.map(({ field }) => field)])).toEqual([
		['same'],
		['faulty', 'id'],
		['faulty', 'planned_end'],
		['faulty', 'planned_end'],
	]);
});

test('IMP-11 a revision that is none is a fault, with an id or without', async () => {
	const app = await testApp();
	const { dryRun } = importing(app);
	const { rows } = await dryRun('persons', [
		{ values: { name: 'Mona', revision: 'soon' } },
		{ values: { name: 'Rita', revision: true } },
		{ values: { name: 'Nora', revision: null } },
		{ values: { name: 'Ines', id: 'other-7', revision: 4_000_000 } },
	]);
	expect(rows.map(({ state }) => state)).toEqual(['faulty', 'faulty', 'new', 'new']);
});

test('IMP-12 rows whose names differ by case and blanks alone are one', async () => {
	const app = await testApp();
	const { run } = importing(app);
	const { body } = await run('persons', [
		{ values: { name: 'Mona Lind', tel: '1' } },
		{ values: { name: ' mona\u00a0 LIND', tel: '1' } },
		{ values: { name: 'Mona Lind', tel: '2' } },
	]);
	expect(body.rows.map(({ state }) => state)).toEqual(['new', 'same', 'new']);
	expect(await app.ask(personCalls.list)).toHaveLength(2);
});

test('IMP-14 a vehicle’s alias holds within its band, and every band may have its own of one name', async () => {
	const app = await testApp();
	const { run, dryRun } = importing(app);
	const make = makerOf(app);
	const bands = [await make.band({ name: 'Wolf Ink' }), await make.band({ name: 'Tin' })] as const;
	const ids = [
		await make.vehicle(bands[0], { name: 'Nightliner' }),
		await make.vehicle(bands[1], { name: 'Nightliner' }),
	];
	await make.band({ name: 'Velvet' });
	const row = (band: string) => ({ values: { band, type: 'NL', name: 'Nightlinr' } });
	const aliases = ids.map((id) => ({ entity: 'vehicle' as const, name: 'Nightlinr', id }));
	const { body } = await run('vehicles', [row('Tin'), row('Wolf Ink')], { aliases });
	expect(body.rows.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
	const later = await dryRun('vehicles', [row('Velvet'), row('Wolf Ink'), row('Tin')]);
	expect(later.rows.map(({ id }) => id)).toEqual([null, ids[0], ids[1]]);
	expect(await app.ask(vehicleCalls.list)).toHaveLength(2);
	const named = { type: 'parking', planned_start: at('10:00'), planned_end: at('11:00'), vehicles: 'nightlinr' };
	await run('activities', [{ values: { ...named, band: 'Tin' } }, { values: { ...named, band: 'Wolf Ink' } }]);
	const activities: Activity[] = await app.ask(activityCalls.list);
	expect(activities.map(({ band, vehicles }) => [band?.name, vehicles[0]?.id])).toEqual([
		['Tin', ids[1]],
		['Wolf Ink', ids[0]],
	]);
});
