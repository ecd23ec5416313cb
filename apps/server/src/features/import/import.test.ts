import {
	activityCalls,
	bandCalls,
	changeCalls,
	importCalls,
	personCalls,
	stageCalls,
	vehicleCalls,
} from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';
import { findInstallationId } from '../export/installation.store.ts';
import { importing, show } from './testing/importing.ts';

test('IMP-04 IMP-11 a running order makes its stages, bands and shows as one revision, and one undo takes all back', async () => {
	const app = await testApp();
	const { run, dryRun, revision } = importing(app);
	const rows = [
		show('Moth Parade', 'Plaza', 19),
		show('Tin Harbour', 'Sitter', 20),
		show('moth  parade', 'Sitter', [22, 25]),
	];
	const before = await revision();
	const proposed = await dryRun('running_order', rows);
	expect(proposed).toMatchObject({
		revision: null,
		counts: { new: 3, changed: 0, same: 0, conflict: 0, faulty: 0 },
		makes: [
			{ entity: 'stage', name: 'Plaza' },
			{ entity: 'stage', name: 'Sitter' },
			{ entity: 'band', name: 'Moth Parade' },
			{ entity: 'band', name: 'Tin Harbour' },
		],
		missing: [],
	});
	expect(proposed.rows.map(({ row, state, entity, id }) => [row, state, entity, id])).toEqual([
		[2, 'new', 'activity', null],
		[3, 'new', 'activity', null],
		[4, 'new', 'activity', null],
	]);
	expect(await revision()).toBe(before);
	const applied = await run('running_order', rows);
	expect(applied.status).toBe(201);
	expect(applied.body.revision).toBe(before + 1);
	const bands = await app.ask(bandCalls.list);
	expect(bands.map(({ name, stage }: { name: string; stage: { name: string } }) => [name, stage.name])).toEqual([
		['Moth Parade', 'Sitter'],
		['Tin Harbour', 'Sitter'],
	]);
	expect((await app.ask(activityCalls.list)).length).toBe(3);
	await app.ask(changeCalls.undo, { id: before + 1 });
	expect([await app.ask(bandCalls.list), await app.ask(stageCalls.list), await app.ask(activityCalls.list)]).toEqual([
		[],
		[],
		[],
	]);
});

test('IMP-05 the same file again changes nothing and makes no revision', async () => {
	const app = await testApp();
	const { run, revision } = importing(app);
	const rows = [show('Moth Parade', 'Plaza', 19), show('Tin Harbour', 'Sitter', 20)];
	await run('running_order', rows);
	const last = await revision();
	const again = await run('running_order', rows);
	expect([again.status, again.body.revision, again.body.counts.same]).toEqual([200, null, 2]);
	expect(await revision()).toBe(last);
});

test('IMP-13 what somebody has changed by hand stays where the file says what it said, and is a conflict where it says more', async () => {
	const app = await testApp();
	const { run, dryRun } = importing(app);
	const { body } = await run('running_order', [show('Moth Parade', 'Plaza', 19)]);
	const id = body.rows[0]?.id ?? 0;
	await app.ask(activityCalls.update, { id, body: { planned_start: '2026-08-22T19:10:00+02:00' } });
	expect((await dryRun('running_order', [show('Moth Parade', 'Plaza', 19)])).rows[0]).toMatchObject({
		state: 'same',
		changes: [],
	});
	const later = [show('Moth Parade', 'Plaza', [19, 21])];
	expect((await dryRun('running_order', later)).rows[0]).toMatchObject({ state: 'changed', id });
	const moved = [{ ...show('Moth Parade', 'Plaza', [18, 21]), take: [] as string[] }];
	const conflict = {
		state: 'conflict',
		changes: [
			{
				field: 'start',
				before: '2026-08-22T19:10:00+02:00',
				after: '2026-08-22T18:00:00+02:00',
				imported: '2026-08-22T19:00:00+02:00',
			},
			{ field: 'end', before: '2026-08-22T20:00:00+02:00', after: '2026-08-22T21:00:00+02:00' },
		],
	};
	expect((await dryRun('running_order', moved)).rows[0]).toEqual({
		row: 2,
		entity: 'activity',
		id,
		faults: [],
		...conflict,
	});
	expect((await run('running_order', moved)).status).toBe(201);
	expect(await app.ask(activityCalls.get, { id })).toMatchObject({
		planned_start: '2026-08-22T19:10:00+02:00',
		planned_end: '2026-08-22T21:00:00+02:00',
	});
	// The file's value is known now: it is offered once.
	expect((await dryRun('running_order', moved)).rows[0]).toMatchObject({ state: 'same' });
	const taken = await run('running_order', [{ ...show('Moth Parade', 'Plaza', [18, 21]), take: ['start'] }]);
	expect(taken.body.rows[0]).toMatchObject({ state: 'changed', id });
	expect(await app.ask(activityCalls.get, { id })).toMatchObject({ planned_start: '2026-08-22T18:00:00+02:00' });
});

test('IMP-13 undo of an import takes back what it remembered too, and redo brings it again', async () => {
	const app = await testApp();
	const { run, dryRun, revision } = importing(app);
	const band = await makerOf(app).band({ name: 'Wolf Ink' });
	const vehicle = (driver: string) => [{ row: 2, values: { band: 'Wolf Ink', type: 'NL', name: 'Bus', driver } }];
	const { body } = await run('vehicles', vehicle('Dora'));
	await run('vehicles', vehicle('Emil'));
	const second = await revision();
	await app.ask(changeCalls.undo, { id: second });
	expect((await dryRun('vehicles', vehicle('Emil'))).rows[0]).toMatchObject({ state: 'changed' });
	expect((await dryRun('vehicles', vehicle('Dora'))).rows[0]).toMatchObject({ state: 'same' });
	await app.ask(changeCalls.undo, { id: await revision() });
	await app.ask(vehicleCalls.update, { id: body.rows[0]?.id ?? 0, body: { driver: 'Franz', band: { id: band } } });
	expect((await dryRun('vehicles', vehicle('Emil'))).rows[0]).toMatchObject({ state: 'same' });
	expect((await dryRun('vehicles', vehicle('Dora'))).rows[0]).toMatchObject({
		state: 'conflict',
		changes: [{ field: 'driver', before: 'Franz', after: 'Dora', imported: 'Emil' }],
	});
});

test('IMP-13 what was removed by hand is a conflict, and is created again only when taken', async () => {
	const app = await testApp();
	const { run, dryRun } = importing(app);
	const rows = [show('Moth Parade', 'Plaza', 19), show('Tin Harbour', 'Plaza', 21)];
	const { body } = await run('running_order', rows);
	const id = body.rows[0]?.id ?? 0;
	await app.ask(bandCalls.remove, { id: (await app.ask(bandCalls.list))[0].id, query: { cascade: 'true' } });
	const removed = await dryRun('running_order', rows);
	expect(removed.rows.map(({ state }) => state)).toEqual(['conflict', 'same']);
	expect(removed.rows[0]).toMatchObject({ id, changes: [{ field: 'id', before: null, after: id, imported: id }] });
	expect(removed.makes).toEqual([]);
	const taken = await run('running_order', [
		{ ...show('Moth Parade', 'Plaza', 19), take: ['id'] },
		show('Tin Harbour', 'Plaza', 21),
	]);
	expect(taken.body.rows.map(({ state }) => state)).toEqual(['new', 'same']);
	expect(taken.body.makes).toEqual([{ entity: 'band', name: 'Moth Parade' }]);
	expect((await run('running_order', rows)).body.counts.same).toBe(2);
});

test('IMP-04 faulty rows keep everything from being written, unless they are left out', async () => {
	const app = await testApp();
	const { run, dryRun, revision } = importing(app);
	const reversed = { row: 9, values: { ...show('Kite Arcade', 'Zelt', 20).values, end: '2026-08-22T19:00:00+02:00' } };
	const rows = [{ row: 2, ...show('Moth Parade', 'Plaza', 19) }, reversed];
	const before = await revision();
	const error = await app.refused(importCalls.run, 400, { body: { kind: 'running_order', dryRun: false, rows } });
	expect(error).toMatchObject({
		statusCode: 400,
		error: 'Bad Request',
		message: 'One row is faulty. Nothing was written.',
		fields: { 'rows.1.end': 'The end is before the start' },
		revision: null,
		counts: { new: 1, faulty: 1 },
		makes: [
			{ entity: 'stage', name: 'Plaza' },
			{ entity: 'band', name: 'Moth Parade' },
		],
	});
	expect(await revision()).toBe(before);
	expect((await dryRun('running_order', rows)).counts.faulty).toBe(1);
	const applied = await run('running_order', rows, { leaveOutFaulty: true });
	expect([applied.status, applied.body.counts]).toEqual([201, { new: 1, changed: 0, same: 0, conflict: 0, faulty: 1 }]);
	expect((await app.ask(stageCalls.list)).map(({ name }: { name: string }) => name)).toEqual(['Plaza']);
});

test('IMP-04 what the file lacks is listed as missing and stays; a faulty row’s is not missing', async () => {
	const app = await testApp();
	const { run, dryRun } = importing(app);
	const make = makerOf(app);
	const [gone, known] = [await make.person({ name: 'Gone' }), await make.person({ name: 'Known' })];
	const { missing } = await dryRun('persons', [{ row: 2, values: { name: ' known ', tel: 7 } }]);
	expect(missing).toEqual([{ entity: 'person', id: gone, name: 'Gone' }]);
	await run('persons', [{ row: 2, values: { name: 'Known', tel: null } }]);
	expect((await app.ask(personCalls.list)).map(({ id }: { id: number }) => id)).toEqual([gone, known]);
});

test('IMP-14 a near name is offered, and chosen once it is remembered for every kind', async () => {
	const app = await testApp();
	const { run, dryRun } = importing(app);
	const id = await makerOf(app).band({ name: 'Sepultura' });
	const vehicle = { row: 2, values: { band: 'Sepultura (BR)', type: '40 t', name: 'Truck' } };
	const near = [{ entity: 'band', name: 'Sepultura (BR)', candidates: [{ id, name: 'Sepultura' }] }];
	expect((await dryRun('vehicles', [vehicle])).near).toEqual(near);
	const aliases = [{ entity: 'band' as const, name: 'Sepultura (BR)', id }];
	expect((await run('vehicles', [vehicle], { aliases })).body).toMatchObject({ near: [], counts: { new: 1 } });
	const known = await dryRun('running_order', [show('sepultura (br)', 'Plaza', 20)]);
	expect([known.near, known.makes]).toEqual([[], [{ entity: 'stage', name: 'Plaza' }]]);
	expect(await app.ask(bandCalls.get, { id })).toMatchObject({ name: 'Sepultura' });
	await app.refused(importCalls.run, 400, {
		body: { kind: 'persons', dryRun: true, rows: [], aliases: [{ ...aliases[0], id: 4711 }] },
	});
});

test('IMP-12 rows that say the same are one; a second row for an id that says something else is faulty', async () => {
	const app = await testApp();
	const { dryRun } = importing(app);
	const id = await makerOf(app).person({ name: 'Mona' });
	const own = `${await findInstallationId(app.database.db)}-${id}`;
	expect((await dryRun('persons', [{ row: 2, values: { id: own, name: 'Mona L' } }])).rows[0]).toMatchObject({
		id,
		state: 'changed',
	});
	const { rows } = await dryRun('persons', [
		{ row: 2, values: { id, name: 'Mona L' } },
		{ row: 3, values: { name: 'Mona L', id } },
		{ row: 4, values: { id: String(id), name: 'Mona K' } },
		{ row: 5, values: { id: 4711, name: 'Nobody' } },
		{ row: 6, values: { id: `abc-${id}`, name: 'From elsewhere' } },
	]);
	expect(rows.map(({ state, faults }) => [state, faults.map(({ field }) => field).join()])).toEqual([
		['changed', ''],
		['same', ''],
		['faulty', 'id'],
		['faulty', 'id'],
		['new', ''],
	]);
});

test('IMP-13 a row with its revision is compared with what it was then', async () => {
	const app = await testApp();
	const { dryRun, revision } = importing(app);
	const id = await makerOf(app).person({ name: 'Mona', tel: '1' });
	const exported = await revision();
	await app.ask(personCalls.update, { id, body: { tel: '2' } });
	const row = (tel: string) => [{ row: 2, values: { id, revision: exported, name: 'Mona', tel } }];
	expect((await dryRun('persons', row('1'))).rows[0]).toMatchObject({ state: 'same' });
	expect((await dryRun('persons', row('3'))).rows[0]).toMatchObject({
		state: 'conflict',
		changes: [{ field: 'tel', before: '2', after: '3', imported: '1' }],
	});
});

test('IMP-04 5 MiB and 20,000 rows are this call’s own limits', async () => {
	const app = await testApp();
	const row = { row: 2, values: {} };
	const many = { kind: 'persons', dryRun: true, rows: Array.from({ length: 20_001 }, () => row) };
	const error = await app.refused(importCalls.run, 400, { body: many });
	expect(error.fields).toEqual({ rows: 'must have at most 20,000 rows' });
	const big = { kind: 'persons', dryRun: true, rows: [{ row: 2, values: { name: 'x'.repeat(5 * 1024 * 1024) } }] };
	expect((await app.refused(importCalls.run, 413, { body: big })).message).toBe('The body is larger than 5 MiB.');
	const fits = { kind: 'persons', dryRun: true, rows: [{ row: 2, values: { name: 'x'.repeat(4 * 1024 * 1024) } }] };
	expect((await app.ask(importCalls.run, { body: fits })).counts.faulty).toBe(1);
});

test('IMP-04 API-13 a repeated key gives the first response again, with its status', async () => {
	const app = await testApp();
	const body = { kind: 'persons', dryRun: false, rows: [{ row: 2, values: { name: 'Mona' } }] };
	const headers = { 'idempotency-key': 'once' };
	const [first, second] = [
		await app.request(importCalls.run, { body, headers }),
		await app.request(importCalls.run, { body, headers }),
	];
	expect([first.statusCode, second.statusCode, second.body]).toEqual([201, 201, first.body]);
	expect((await app.ask(personCalls.list)).length).toBe(1);
});
