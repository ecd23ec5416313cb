import { expect, test } from 'vitest';
import type { Trx } from '../db/database.ts';
import { writeOutsideChangeLog } from '../db/work.ts';
import { testDatabase } from '../testing/test-database.ts';
import { at } from '../testing/times.ts';
import { type ActivityState, activityRows, findActivity, stateOf } from './activity/activity.store.ts';
import { bandRows } from './band/band.store.ts';
import { listPersons, type PersonValues, personRows } from './person/person.store.ts';
import { listPositionStates, type PositionState, positionRows } from './position/position.store.ts';
import { stageRows } from './stage/stage.store.ts';
import { listVehicleStates, type VehicleState, vehicleRows } from './vehicle/vehicle.store.ts';

/** Runs it in a transaction of a database that has two stages, each with a band: ids 1 and 2. */
async function onFestival<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
	return await writeOutsideChangeLog(await testDatabase(), async (trx) => {
		for (const name of ['Main', 'Tent']) await stageRows.insert(trx, { name });
		const band = { status: 'not_here', touringParty: null, notes: null, productionId: null } as const;
		await bandRows.insertMany(trx, [
			{ ...band, name: 'Nova', stageId: 1 },
			{ ...band, name: 'Mono', stageId: 2 },
		]);
		return await work(trx);
	});
}

test('a batch writes every field of a person', async () => {
	const before: PersonValues = { name: 'Mona', tel: '+41 79 555 00 01', group: 'stagehand' };
	const state: PersonValues = { name: 'Lisa', tel: null, group: 'production' };
	const persons = await onFestival(async (trx) => {
		const [id = 0] = await personRows.insertMany(trx, [before]);
		await personRows.updateMany(trx, [{ id, state, version: 2 }]);
		return await listPersons(trx);
	});
	expect(persons).toEqual([{ id: 1, ...state, version: 2 }]);
});

test('a batch writes every field of a position', async () => {
	const before: PositionState = { name: 'Dock', slug: 'dock', tag: 'GEO', capacity: 1, stageId: 1 };
	const state: PositionState = { name: 'Yard', slug: 'yard', tag: 'SA', capacity: 2, stageId: 2 };
	const positions = await onFestival(async (trx) => {
		const [id = 0] = await positionRows.insertMany(trx, [before]);
		await positionRows.updateMany(trx, [{ id, state, version: 2 }]);
		return await listPositionStates(trx);
	});
	expect(positions).toEqual([{ id: 1, ...state, version: 2 }]);
});

const TRUCK: VehicleState = {
	name: 'Truck',
	bandId: 1,
	typeId: 'truck18',
	licence_plate: 'ZH 1',
	driver: 'Ben',
	driver_tel: '+41 79 555 00 02',
	comment: 'Low bridge',
	subVehicle: 'Trailer',
	subVehicleConnected: true,
};

test('a batch writes every field of a vehicle', async () => {
	const state: VehicleState = {
		name: 'Bus',
		bandId: 2,
		typeId: 'nightliner',
		licence_plate: 'BE 2',
		driver: 'Tim',
		driver_tel: '+41 79 555 00 03',
		comment: null,
		subVehicle: null,
		subVehicleConnected: null,
	};
	const vehicles = await onFestival(async (trx) => {
		const [id = 0] = await vehicleRows.insertMany(trx, [TRUCK]);
		await vehicleRows.updateMany(trx, [{ id, state, version: 2 }]);
		return await listVehicleStates(trx);
	});
	expect(vehicles).toEqual([{ id: 1, ...state, version: 2 }]);
});

test('a batch writes every field of an activity', async () => {
	const before: ActivityState = {
		activityTypeId: 'loadin',
		bandId: 1,
		stageId: 1,
		positionId: null,
		planned_start: at('10:00'),
		planned_end: at('11:00'),
		start: null,
		end: null,
		info: 'Two risers',
		cancelled: null,
		cancel_reason: null,
		vehicleIds: [],
	};
	const state: ActivityState = {
		activityTypeId: 'loadout',
		bandId: 2,
		stageId: 2,
		positionId: 1,
		planned_start: at('12:00'),
		planned_end: at('13:00'),
		start: at('12:05'),
		end: at('12:55'),
		info: null,
		cancelled: at('12:56'),
		cancel_reason: 'Rain',
		vehicleIds: [1],
	};
	const activity = await onFestival(async (trx) => {
		await positionRows.insertMany(trx, [{ name: 'Dock', slug: 'dock', tag: 'GEO', capacity: 1, stageId: null }]);
		await vehicleRows.insertMany(trx, [TRUCK]);
		const [id = 0] = await activityRows.insertMany(trx, [before]);
		await activityRows.updateMany(trx, [{ id, state, version: 2 }]);
		return await findActivity(trx, id);
	});
	expect(activity && stateOf(activity)).toEqual({ ...state, version: 2 });
});
