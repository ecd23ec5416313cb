import { expect, test } from 'vitest';
import { NO_VALUES } from './activity-form-values.ts';
import { initialValues, type Places } from './initial-values.ts';

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
