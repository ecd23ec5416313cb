import {
	activityCalls,
	bandCalls,
	personCalls,
	positionCalls,
	stageCalls,
	teamFunctionCalls,
	vehicleCalls,
} from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../testing/festival.ts';
import { testApp } from '../testing/test-app.ts';

/** As people look names up: neither case nor accents count, numbers do. */
const UNSORTED = ['truck 10', 'Zoë', 'Ätna', 'truck 2', 'Atlas', 'zen'];
const SORTED = ['Atlas', 'Ätna', 'truck 2', 'truck 10', 'zen', 'Zoë'];

const namesOf = (entities: { name: string }[]): string[] => entities.map(({ name }) => name);

test('ADM-03 ADM-05 stages and persons are listed by name', async () => {
	const app = await testApp();
	const make = makerOf(app);
	for (const name of UNSORTED) {
		await make.stage({ name });
		await make.person({ name, group: 'Team,Production' });
	}
	expect(namesOf(await app.ask(stageCalls.list))).toEqual(SORTED);
	expect(namesOf(await app.ask(personCalls.list))).toEqual(SORTED);
	expect(namesOf(await app.ask(personCalls.team))).toEqual(SORTED);
	expect(namesOf(await app.ask(personCalls.production))).toEqual(SORTED);
});

test('POS-01 positions are listed by name', async () => {
	const app = await testApp();
	const make = makerOf(app);
	for (const name of UNSORTED) await make.position({ name });
	expect(namesOf(await app.ask(positionCalls.list))).toEqual(SORTED);
	expect(namesOf(await app.ask(positionCalls.listWithVehicles))).toEqual(SORTED);
});

test('VEH-01 BAND-07 vehicles are listed by band name, then name; a band lists its own by name', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const stage = await make.stage();
	const zen = await make.band({ name: 'zen', stage });
	const atlas = await make.band({ name: 'Atlas', stage });
	for (const name of ['Bus 10', 'bus 2', 'Car']) {
		await make.vehicle(zen, { name });
		await make.vehicle(atlas, { name });
	}
	const vehicles: { name: string; band: { name: string } }[] = await app.ask(vehicleCalls.list);
	expect(vehicles.map(({ band, name }) => `${band.name} ${name}`)).toEqual([
		'Atlas bus 2',
		'Atlas Bus 10',
		'Atlas Car',
		'zen bus 2',
		'zen Bus 10',
		'zen Car',
	]);
	const [first] = await app.ask(bandCalls.list);
	expect(namesOf(first.vehicles)).toEqual(['bus 2', 'Bus 10', 'Car']);
	expect(namesOf((await app.ask(bandCalls.get, { id: zen })).vehicles)).toEqual(['bus 2', 'Bus 10', 'Car']);
});

test('BAND-01 bands are listed by name, those of one name in the order in which they came', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const stage = await make.stage();
	for (const name of UNSORTED) await make.band({ name, stage });
	const twin = await make.band({ name: 'Zoë', stage });
	const bands = await app.ask(bandCalls.list);
	expect(namesOf(bands)).toEqual([...SORTED, 'Zoë']);
	expect(bands.at(-1).id).toBe(twin);
});

test('ADM-06 functions are listed by order, those of one order in the order in which they came', async () => {
	const app = await testApp();
	const make = makerOf(app);
	for (const [name, order] of Object.entries({ Last: 9, First: 0, Second: 3, Third: 3 })) {
		await make.teamFunction({ name, order });
	}
	expect(namesOf(await app.ask(teamFunctionCalls.list))).toEqual(['First', 'Second', 'Third', 'Last']);
});

test('ACT-01 activities are listed by planned start, else planned end, also within a band, vehicle and position', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const band = await make.band();
	const vehicle = await make.vehicle(band);
	const position = await make.position();
	const at = (hour: string) => `2026-08-22T${hour}:00:00+02:00`;
	const where = { bandId: band, positionId: position, vehicleIds: [vehicle] };
	const late = await make.activity({ ...where, planned_start: at('18'), planned_end: at('19') });
	const point = { activityTypeId: 'checkin', planned_start: null, planned_end: at('16') };
	const middle = await make.activity({ ...where, ...point });
	const early = await make.activity({ ...where, planned_start: at('15'), planned_end: at('23') });
	const twin = await make.activity({ ...where, ...point });
	const inOrder = [early, middle, twin, late].map((id) => ({ id }));
	expect(await app.ask(activityCalls.list)).toMatchObject(inOrder);
	const [listedBand] = await app.ask(bandCalls.list);
	expect(listedBand.activities).toMatchObject(inOrder);
	expect((await app.ask(bandCalls.get, { id: band })).activities).toMatchObject(inOrder);
	expect((await app.ask(vehicleCalls.get, { id: vehicle })).activities).toMatchObject(inOrder);
	expect((await app.ask(positionCalls.get, { id: position })).activities).toMatchObject(inOrder);
});
