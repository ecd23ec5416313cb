import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIVITY_FIELDS } from './activity-type.ts';
import { clearDisallowed } from './allowed-fields.ts';

const BAND = { bandId: 11 };
const STAGE = { stageId: 12 };
const POSITION = { positionId: 13 };
const VEHICLES = { vehicleIds: [14, 15] };
const EMPTY = { bandId: null, stageId: null, positionId: null, vehicleIds: [] };
const FULL = { ...BAND, ...STAGE, ...POSITION, ...VEHICLES };

describe('clearDisallowed', () => {
	test.each([
		['arrival', ['band', 'position', 'vehicles'], { ...EMPTY, ...BAND, ...POSITION, ...VEHICLES }],
		['checkin', ['band', 'position', 'vehicles'], { ...EMPTY, ...BAND, ...POSITION, ...VEHICLES }],
		['parking', ['band', 'position', 'vehicles'], { ...EMPTY, ...BAND, ...POSITION, ...VEHICLES }],
		['loadin', ['band', 'stage', 'position', 'vehicles'], FULL],
		['soundcheck', ['band', 'stage'], { ...EMPTY, ...BAND, ...STAGE }],
		['show', ['band', 'stage'], { ...EMPTY, ...BAND, ...STAGE }],
		['loadout', ['band', 'stage', 'position', 'vehicles'], FULL],
		['crossload', ['band', 'stage', 'position', 'vehicles'], FULL],
		['departure', ['band', 'position', 'vehicles'], { ...EMPTY, ...BAND, ...POSITION, ...VEHICLES }],
		['other', ['band', 'stage', 'position', 'vehicles'], FULL],
	] as const)('ACT-19 API-17 a type like %s, which allows %j, keeps just that', (_type, allowed, kept) => {
		expect(clearDisallowed(FULL, allowed)).toEqual(kept);
	});

	test('API-17 a type that allows nothing keeps nothing, and all else of the activity stays', () => {
		expect(clearDisallowed({ ...FULL, info: 'Rampe links' }, [])).toEqual({ ...EMPTY, info: 'Rampe links' });
	});

	test('API-17 what is empty stays empty, and what was given is not altered', () => {
		const given = { ...FULL };
		expect(clearDisallowed(EMPTY, ACTIVITY_FIELDS)).toEqual(EMPTY);
		clearDisallowed(given, []);
		expect(given).toEqual(FULL);
	});

	test('API-17 clearing twice is clearing once, and nothing comes that was not there', () => {
		const id = fc.option(fc.integer({ min: 1, max: 99 }), { nil: null });
		const activities = fc.record({ bandId: id, stageId: id, positionId: id, vehicleIds: fc.array(fc.nat(99)) });
		fc.assert(
			fc.property(activities, fc.subarray([...ACTIVITY_FIELDS]), (activity, allowed) => {
				const once = clearDisallowed(activity, allowed);
				expect(clearDisallowed(once, allowed)).toEqual(once);
				expect([activity.bandId, null]).toContain(once.bandId);
				expect([activity.stageId, null]).toContain(once.stageId);
				expect([activity.positionId, null]).toContain(once.positionId);
				expect([activity.vehicleIds, []]).toContainEqual(once.vehicleIds);
			}),
		);
	});
});
