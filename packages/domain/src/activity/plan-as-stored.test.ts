import { describe, expect, test } from 'vitest';
import { ACTIVITY_FIELDS, type ActivityField, type TimeMode } from './activity-type.ts';
import { planAsStored } from './plan-as-stored.ts';

interface Planned {
	readonly bandId: number | null;
	readonly stageId: number | null;
	readonly positionId: number | null;
	readonly vehicleIds: readonly number[];
	readonly planned_start: number | null;
	readonly planned_end: number | null;
	readonly info: string;
}

const CURRENT: Planned = {
	bandId: 1,
	stageId: 2,
	positionId: null,
	vehicleIds: [],
	planned_start: 100,
	planned_end: 160,
	info: 'Rampe links',
};
const POINT: Planned = { ...CURRENT, planned_start: null };
const typeOf = (timeMode: TimeMode, allowedFields: readonly ActivityField[] = ACTIVITY_FIELDS) => ({
	timeMode,
	allowedFields,
});

describe('planAsStored', () => {
	test.each([
		['nothing', {}, {}],
		['a time', { planned_end: 170 }, { planned_end: 170 }],
		['null', { stageId: null, planned_start: null }, { stageId: null, planned_start: null }],
		['vehicles', { vehicleIds: [7] }, { vehicleIds: [7] }],
	] as const)('API-12 %s sent of a range is stored so, all else stays', (_what, sent, differs) => {
		expect(planAsStored<number, Planned>(CURRENT, sent, typeOf('range'))).toEqual({ ...CURRENT, ...differs });
	});

	test.each([
		[{ planned_start: 130 }, 130],
		[{ planned_start: 130, planned_end: 140 }, 140],
		[{ planned_start: 130, planned_end: null }, 130],
		[{ planned_start: null }, 160],
		[{ planned_end: 150 }, 150],
		[{ planned_end: null }, null],
		[{}, 160],
	] as const)('API-16 a point that is sent with %j has its one time at %s', (sent, planned_end) => {
		expect(planAsStored<number, Planned>(POINT, sent, typeOf('point'))).toEqual({ ...POINT, planned_end });
	});

	test('API-17 what the type does not allow is cleared, sent or not', () => {
		const show = typeOf('range', ['band']);
		expect(planAsStored<number, Planned>(CURRENT, { positionId: 3, vehicleIds: [7] }, show)).toEqual({
			...CURRENT,
			stageId: null,
		});
	});
});
