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
import { type TestApp, testApp } from '../testing/test-app.ts';

const SHOW_TYPE = {
	id: 'show',
	name: 'Show',
	color: '#e28abf',
	allowedFields: ['band', 'stage'],
	timeMode: 'range',
};
const LOADIN_TYPE = {
	id: 'loadin',
	name: 'Load-in',
	color: '#d0a273',
	allowedFields: ['band', 'stage', 'position', 'vehicles'],
	timeMode: 'range',
};
const NIGHTLINER = { id: 'nightliner', slug: 'NL', name: 'Nightliner', color: '#7a5bd0' };
const STARTED = '2026-08-22T14:02:10+02:00';

/** One of everything, each referring to the others: a load-in that runs, and a show still to come. */
async function festival(app: TestApp) {
	const make = makerOf(app);
	const stage = await make.stage({ name: 'Plaza', color: '#c9b6f2' });
	const person = await make.person({ name: 'Mia', tel: '+41 79 555 00 02', group: 'Production' });
	const band = await make.band({
		name: 'Nova',
		stage,
		production: { id: person },
		notes: 'Two risers',
		touringParty: '8',
	});
	const position = await make.position({ name: 'Dock 1', slug: 'dock-1', tag: 'SA' });
	const vehicle = await make.vehicle(band, { name: 'Bus', type: { id: 'nightliner' } });
	const loadin = await make.activity({
		bandId: band,
		stageId: stage,
		positionId: position,
		vehicleIds: [vehicle],
		planned_start: '2026-08-22T14:00:00+02:00',
		planned_end: '2026-08-22T15:00:00+02:00',
		start: STARTED,
		info: 'Forklift',
	});
	const show = await make.activity({ activityTypeId: 'show', bandId: band, stageId: stage });
	return { stage, person, band, position, vehicle, loadin, show };
}

type Ids = Awaited<ReturnType<typeof festival>>;

const loadinBrief = ({ loadin, band, stage, position }: Ids) => ({
	id: loadin,
	activityType: LOADIN_TYPE,
	band: { id: band, name: 'Nova' },
	stage: { id: stage, name: 'Plaza', color: '#c9b6f2' },
	position: { id: position, name: 'Dock 1' },
	planned_start: '2026-08-22T14:00:00+02:00',
	planned_end: '2026-08-22T15:00:00+02:00',
	start: STARTED,
	end: null,
	cancelled: null,
});

const showBrief = ({ show, band, stage }: Ids) => ({
	id: show,
	activityType: SHOW_TYPE,
	band: { id: band, name: 'Nova' },
	stage: { id: stage, name: 'Plaza', color: '#c9b6f2' },
	position: null,
	planned_start: '2026-08-22T18:00:00+02:00',
	planned_end: '2026-08-22T19:00:00+02:00',
	start: null,
	end: null,
	cancelled: null,
});

const busReference = ({ vehicle, band }: Ids) => ({
	id: vehicle,
	name: 'Bus',
	band: { id: band, name: 'Nova' },
	type: NIGHTLINER,
});

const bus = (ids: Ids) => ({
	...busReference(ids),
	licence_plate: null,
	driver: null,
	driver_tel: null,
	comment: null,
	subVehicle: null,
	subVehicleConnected: null,
	current_position: { id: ids.position, name: 'Dock 1' },
	position_status: 'known',
	next_position: null,
	previous_position: null,
	next_activity: null,
	version: 1,
});

const wholeLoadin = (ids: Ids) => ({
	...loadinBrief(ids),
	vehicles: [busReference(ids)],
	info: 'Forklift',
	cancel_reason: null,
	version: 1,
});

const wholeShow = (ids: Ids) => ({ ...showBrief(ids), vehicles: [], info: null, cancel_reason: null, version: 1 });

const nova = (ids: Ids) => ({
	id: ids.band,
	name: 'Nova',
	status: 'not_here',
	stage: { id: ids.stage, name: 'Plaza', color: '#c9b6f2' },
	touringParty: '8',
	notes: 'Two risers',
	production: { id: ids.person, name: 'Mia', tel: '+41 79 555 00 02' },
	show: { planned_start: '2026-08-22T18:00:00+02:00', planned_end: '2026-08-22T19:00:00+02:00' },
	next_activity: showBrief(ids),
	version: 1,
});

test('API-02 API-03 activities carry exactly the specified fields, in the list and alone', async () => {
	const app = await testApp();
	const ids = await festival(app);
	expect(await app.ask(activityCalls.list)).toEqual([wholeLoadin(ids), wholeShow(ids)]);
	expect(await app.ask(activityCalls.get, { id: ids.loadin })).toEqual(wholeLoadin(ids));
});

test('API-02 API-03 bands carry exactly the specified fields, in the list and alone', async () => {
	const app = await testApp();
	const ids = await festival(app);
	const brief = { vehicles: [busReference(ids)], activities: [loadinBrief(ids), showBrief(ids)] };
	const whole = {
		vehicles: [{ ...bus(ids), activities: [loadinBrief(ids)] }],
		activities: [wholeLoadin(ids), wholeShow(ids)],
	};
	expect(await app.ask(bandCalls.list)).toEqual([{ ...nova(ids), ...brief }]);
	expect(await app.ask(bandCalls.get, { id: ids.band })).toEqual({ ...nova(ids), ...whole });
});

test('API-02 API-03 API-18 vehicles carry exactly the specified fields, in the list and alone', async () => {
	const app = await testApp();
	const ids = await festival(app);
	expect(await app.ask(vehicleCalls.list)).toEqual([{ ...bus(ids), activities: [loadinBrief(ids)] }]);
	expect(await app.ask(vehicleCalls.get, { id: ids.vehicle })).toEqual({
		...bus(ids),
		activities: [wholeLoadin(ids)],
	});
});

test('API-02 API-03 positions carry exactly the specified fields, in both lists and alone', async () => {
	const app = await testApp();
	const ids = await festival(app);
	const dock = {
		id: ids.position,
		name: 'Dock 1',
		slug: 'dock-1',
		tag: 'SA',
		capacity: null,
		stage: null,
		vehicles: [busReference(ids)],
		version: 1,
	};
	const listed = { ...dock, activities: [loadinBrief(ids)] };
	expect(await app.ask(positionCalls.list)).toEqual([listed]);
	expect(await app.ask(positionCalls.listWithVehicles)).toEqual([dock]);
	expect(await app.ask(positionCalls.get, { id: ids.position })).toEqual({ ...dock, activities: [wholeLoadin(ids)] });
});

test('API-03 what nothing is known of is null, and a list without entries is empty', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const stage = await make.stage({ name: 'Plaza' });
	const band = await make.band({ name: 'Nova', stage });
	const vehicle = await make.vehicle(band, { name: 'Bus', type: { id: 'nightliner' } });
	expect(await app.ask(vehicleCalls.get, { id: vehicle })).toEqual({
		...bus({ vehicle, band } as Ids),
		current_position: null,
		position_status: 'unknown',
		activities: [],
	});
	const empty = { touringParty: null, notes: null, production: null, show: null, next_activity: null, activities: [] };
	expect(await app.ask(bandCalls.get, { id: band })).toMatchObject(empty);
	const person = await app.ask(personCalls.create, { body: { name: 'Mia' } });
	expect(person).toEqual({ id: person.id, name: 'Mia', tel: null, group: '', version: 1 });
});

test('API-02 API-03 stages, persons and functions carry exactly the specified fields', async () => {
	const app = await testApp();
	const { stage, person } = await festival(app);
	const lights = await app.ask(teamFunctionCalls.create, { body: { name: 'Lights', order: 3 } });
	await app.ask(teamFunctionCalls.assign, { id: lights.id, body: { personIds: [person] } });
	expect(await app.ask(stageCalls.list)).toEqual([
		{ id: stage, name: 'Plaza', color: '#c9b6f2', changeover: 30, curfew: null, version: 1 },
	]);
	const mia = { id: person, name: 'Mia', tel: '+41 79 555 00 02' };
	expect(await app.ask(personCalls.list)).toEqual([{ ...mia, group: 'Production', version: 1 }]);
	expect(await app.ask(personCalls.production)).toEqual([mia]);
	expect(await app.ask(teamFunctionCalls.list)).toEqual([
		{
			id: lights.id,
			name: 'Lights',
			order: 3,
			radio: null,
			stageIds: [],
			types: [],
			activeMembers: [mia],
			version: 2,
		},
	]);
});

test('API-02 a new band, vehicle and position return their id alone, and so does a changed position', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const stage = await make.stage();
	const band = await app.ask(bandCalls.create, { body: { name: 'Nova', stage } });
	const body = { name: 'Bus', band, type: { id: 'van' } };
	const vehicle = await app.ask(vehicleCalls.create, { body });
	const position = await app.ask(positionCalls.create, { body: { name: 'Dock', slug: 'dock', tag: 'GEO' } });
	const changed = await app.ask(positionCalls.update, { id: position.id, body: { name: 'Dock 2' } });
	expect([band, vehicle, position, changed].map((response) => Object.keys(response))).toEqual([
		['id'],
		['id'],
		['id'],
		['id'],
	]);
	expect(changed.id).toBe(position.id);
});

test('API-21 AUTH-09 crew gets null for every telephone number and for the production', async () => {
	const app = await testApp();
	const ids = await festival(app);
	await app.ask(vehicleCalls.update, { id: ids.vehicle, body: { driver: 'Ben', driver_tel: '+41 79 555 00 03' } });
	const lights = await app.ask(teamFunctionCalls.create, { body: { name: 'Lights' } });
	await app.ask(teamFunctionCalls.assign, { id: lights.id, body: { personIds: [ids.person] } });
	const band = await app.ask(bandCalls.get, { as: 'crew', id: ids.band });
	expect(band).toMatchObject({ production: null, vehicles: [{ driver: 'Ben', driver_tel: null }] });
	const vehicle = await app.ask(vehicleCalls.get, { as: 'crew', id: ids.vehicle });
	expect(vehicle).toMatchObject({ driver: 'Ben', driver_tel: null });
	const [teamFunction] = await app.ask(teamFunctionCalls.list, { as: 'crew' });
	expect(teamFunction.activeMembers).toEqual([{ id: ids.person, name: 'Mia', tel: null }]);
	expect(await app.ask(vehicleCalls.get, { as: 'lead', id: ids.vehicle })).toMatchObject({
		driver_tel: '+41 79 555 00 03',
	});
});
