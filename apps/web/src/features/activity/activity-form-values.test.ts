import type { Activity, ActivityType } from '@crossload/contract';
import { toFestivalTime, toLocalDateTime } from '@crossload/domain';
import { describe, expect, test } from 'vitest';
import {
	type ActivityFormValues,
	changeOf,
	faultsOf,
	inMode,
	NO_VALUES,
	payloadOf,
	valuesOf,
} from './activity-form-values.ts';

const CROSSLOAD: ActivityType = {
	id: 'crossload',
	name: 'Crossload',
	color: '#b79df0',
	allowedFields: ['band', 'stage', 'position', 'vehicles'],
	timeMode: 'range',
};
const SHOW: ActivityType = { ...CROSSLOAD, id: 'show', name: 'Show', allowedFields: ['band', 'stage'] };
const CHECKIN: ActivityType = {
	...CROSSLOAD,
	id: 'checkin',
	name: 'Check-in',
	allowedFields: ['band', 'position', 'vehicles'],
	timeMode: 'point',
};

const filled: ActivityFormValues = {
	activityTypeId: 'crossload',
	bandId: 1,
	stageId: 2,
	positionId: 3,
	vehicleIds: [4, 5],
	planned: { from: toLocalDateTime('2026-08-22 17:10:00'), to: toLocalDateTime('2026-08-22 17:40:00') },
	start: toFestivalTime('2026-08-22T17:12:33+02:00'),
	end: null,
	info: 'Risers first.',
};

const activity: Activity = {
	id: 9,
	activityType: CROSSLOAD,
	band: { id: 1, name: 'Quarzwerk' },
	stage: { id: 2, name: 'Sitterbühne', color: '#5bc0eb' },
	position: { id: 3, name: 'GEO Yard' },
	vehicles: [4, 5].map((id) => ({
		id,
		name: `Truck ${id}`,
		band: { id: 1, name: 'Quarzwerk' },
		type: { id: '40T', slug: '40T', name: '40 t', color: '#7d4f33' },
	})),
	planned_start: toFestivalTime('2026-08-22T17:10:00+02:00'),
	planned_end: toFestivalTime('2026-08-22T17:40:00+02:00'),
	start: toFestivalTime('2026-08-22T17:12:33+02:00'),
	end: null,
	info: 'Risers first.',
	cancelled: null,
	cancel_reason: null,
	version: 3,
};

describe('what is sent', () => {
	test('ACT-18 API-16 is the whole payload: planned times to the minute, what happened with its seconds', () => {
		expect(payloadOf(filled, CROSSLOAD)).toEqual({
			activityTypeId: 'crossload',
			bandId: 1,
			stageId: 2,
			positionId: 3,
			planned_start: '2026-08-22T17:10+02:00',
			planned_end: '2026-08-22T17:40+02:00',
			start: '2026-08-22T17:12:33+02:00',
			end: null,
			info: 'Risers first.',
			vehicleIds: [4, 5],
		});
	});

	test('ACT-11 fields that the type does not allow are cleared', () => {
		expect(payloadOf(filled, SHOW)).toMatchObject({ bandId: 1, stageId: 2, positionId: null, vehicleIds: [] });
		expect(payloadOf(filled, CHECKIN)).toMatchObject({ stageId: null, positionId: 3, vehicleIds: [4, 5] });
	});

	test('ACT-18 a point is sent with its one time as the planned end, empty notes as null', () => {
		const point = { ...filled, planned: { from: null, to: toLocalDateTime('2026-08-22 17:10:00') }, info: '' };
		expect(payloadOf(point, CHECKIN)).toMatchObject({
			planned_start: null,
			planned_end: '2026-08-22T17:10+02:00',
			info: null,
		});
	});

	describe('API-16 of a change', () => {
		const over = { ...filled, end: toFestivalTime('2026-08-22T17:12:50+02:00') };

		test('is not what happened, so that this keeps its seconds', () => {
			const { start: _start, end: _end, ...rest } = payloadOf(over, CROSSLOAD);
			expect(changeOf({ ...over, info: 'No risers.' }, over, CROSSLOAD)).toEqual({ ...rest, info: 'No risers.' });
		});

		test('is that it has not happened, once that is reset', () => {
			expect(changeOf({ ...over, start: null, end: null }, over, CROSSLOAD)).toMatchObject({ start: null, end: null });
			const began = changeOf({ ...filled, start: null }, filled, CROSSLOAD);
			expect(began).toMatchObject({ start: null });
			expect(began).not.toHaveProperty('end');
		});

		test('is what happened where someone else has saved another time and mine is kept', () => {
			const theirs = { ...over, start: toFestivalTime('2026-08-22T17:20:00+02:00'), end: null };
			expect(changeOf(over, theirs, CROSSLOAD)).toMatchObject({ start: over.start, end: over.end });
		});
	});
});

test('ACT-11 an activity stands in the form as it is', () => {
	expect(valuesOf(activity)).toEqual(filled);
	expect(valuesOf({ ...activity, band: null, stage: null, position: null, vehicles: [], info: null })).toMatchObject({
		bandId: null,
		stageId: null,
		positionId: null,
		vehicleIds: [],
		info: '',
	});
});

describe('ACT-12 a planned time follows the time mode of its type', () => {
	test('a point becomes the hour it lies in', () => {
		expect(inMode({ from: null, to: toLocalDateTime('2026-08-22 17:10:00') }, 'point', 'range')).toEqual({
			from: '2026-08-22 17:00:00',
			to: '2026-08-22 18:00:00',
		});
	});

	test('a range becomes its end', () => {
		expect(inMode(filled.planned, 'range', 'point')).toEqual({ from: null, to: '2026-08-22 17:40:00' });
	});
});

describe('ACT-16 what keeps a form from being saved', () => {
	test('is nothing in a filled one', () => {
		expect(faultsOf(filled, CROSSLOAD)).toEqual({});
	});

	test('is a missing type and a missing time', () => {
		expect(faultsOf(NO_VALUES, undefined)).toEqual({
			activityTypeId: 'Required',
			planned: 'Planned time is required',
		});
	});

	test('is half a range, or one that ends before it starts', () => {
		const half = { ...filled, planned: { from: null, to: toLocalDateTime('2026-08-22 17:40:00') } };
		const reversed = {
			...filled,
			planned: { from: toLocalDateTime('2026-08-22 18:00:00'), to: toLocalDateTime('2026-08-22 17:40:00') },
		};
		expect(faultsOf(half, CROSSLOAD)).toEqual({ planned: 'Planned time is required' });
		expect(faultsOf(reversed, CROSSLOAD)).toEqual({ planned: 'The end is before the start' });
	});
});
