import { instantOf, toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { NO_VALUES } from './activity-form-values.ts';
import { initialValues, type Places, valuesAt, valuesForNow } from './initial-values.ts';

const stage = { id: 2, name: 'Plaza', color: '#c9b6f2' };
const places: Places = {
	bands: [{ id: 1, stage }],
	stages: [stage],
	positions: [{ id: 3 }],
	vehicles: [{ id: 4, band: { id: 1, name: 'Quarzwerk' } }],
};

test('ACT-14 without a context the form is empty', () => {
	expect(initialValues(null, places)).toEqual(NO_VALUES);
});

test('ACT-13 ACT-14 a band brings its stage', () => {
	expect(initialValues({ kind: 'band', id: 1 }, places)).toEqual({ ...NO_VALUES, bandId: 1, stageId: 2 });
});

test('ACT-14 a stage and a position fill their field', () => {
	expect(initialValues({ kind: 'stage', id: 2 }, places)).toEqual({ ...NO_VALUES, stageId: 2 });
	expect(initialValues({ kind: 'position', id: 3 }, places)).toEqual({ ...NO_VALUES, positionId: 3 });
});

test('ACT-14 a vehicle is selected and brings its band', () => {
	const values = { ...NO_VALUES, bandId: 1, stageId: 2, vehicleIds: [4] };
	expect(initialValues({ kind: 'vehicle', id: 4 }, places)).toEqual(values);
});

test.each(['band', 'stage', 'position', 'vehicle'] as const)(
	'ACT-17 a %s that does not exist is no context',
	(kind) => {
		expect(initialValues({ kind, id: 99 }, places)).toBeNull();
	},
);

test('USE-07 of a type that is given the form begins now, as a point or as the hour', () => {
	const type = { id: 'checkin', name: 'Check-in', color: '#5ec2b0', timeMode: 'point' } as const;
	const now = instantOf(toFestivalTime('2026-08-22T17:34:20+02:00'));
	expect(valuesForNow(NO_VALUES, { ...type, allowedFields: [] }, now)).toEqual({
		...NO_VALUES,
		activityTypeId: 'checkin',
		planned: { from: null, to: '2026-08-22 17:34:00' },
	});
	expect(valuesForNow(NO_VALUES, { ...type, allowedFields: [], timeMode: 'range' }, now).planned).toEqual({
		from: '2026-08-22 17:00:00',
		to: '2026-08-22 18:00:00',
	});
	expect(valuesForNow(NO_VALUES, undefined, now)).toBe(NO_VALUES);
});

test('BRD-04 a time that was chosen on the board is where the activity begins, to the minute, for an hour', () => {
	const planned = { from: '2026-08-22 23:15:00', to: '2026-08-23 00:15:00' };
	expect(valuesAt(NO_VALUES, toFestivalTime('2026-08-22T23:15:00+02:00'))).toEqual({ ...NO_VALUES, planned });
	expect(valuesAt(NO_VALUES, null)).toEqual(NO_VALUES);
});
