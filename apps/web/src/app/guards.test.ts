import { expect, test } from 'vitest';
import {
	readActivityDialogSearch,
	readActivityListSearch,
	readLoginSearch,
	readPlanSearch,
	requireParams,
} from './guards.ts';

test.each(['/bands', '/', '/vehicle/add/3?x=1'])('AUTH-01 %s is remembered through the login', (target) => {
	expect(readLoginSearch({ redirect: target })).toEqual({ redirect: target });
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'bands', 7, undefined])(
	'AUTH-01 the login leads to nothing outside the app: %j',
	(target) => {
		expect(readLoginSearch({ redirect: target })).toEqual({ redirect: undefined });
	},
);

test.each([
	{ id: '1' },
	{ activityId: '7', context: 'vehicle', contextId: '9' },
	{ context: 'stage', contextId: undefined },
	{ contextBand: '3' },
	{},
])('SHELL-07 %j is an address', (params) => {
	expect(() => requireParams({ params })).not.toThrow();
});

test.each([{ id: 'abc' }, { id: '0' }, { id: '1.5' }, { contextBand: '-3' }, { context: 'moon', contextId: '3' }])(
	'SHELL-07 %j is no address',
	(params) => {
		expect(() => requireParams({ params })).toThrow(expect.objectContaining({ isNotFound: true }));
	},
);

test('ACT-14 the activity list can be narrowed to a stage', () => {
	expect(readActivityListSearch({ stage: 3 })).toEqual({ stage: 3 });
	expect(readActivityListSearch({ stage: 'x' })).toEqual({ stage: undefined });
});

test('ACT-05 the address names the activity whose details are open by its id alone', () => {
	expect(readActivityDialogSearch({ activity: 12 })).toEqual({ activity: 12 });
	const refused = ['12', 0, -1, 1.5, 2 ** 31, null, undefined].map((activity) =>
		readActivityDialogSearch({ activity }),
	);
	expect(refused).toEqual(refused.map(() => ({ activity: undefined })));
});

test('BRD-01 the board opens at an activity or a lane, and takes nothing else for one', () => {
	const asked = { by: 'positions', block: 3, at: '2026-08-22T17:30:00+02:00', move: true };
	expect(readPlanSearch(asked)).toMatchObject(asked);
	const refused = readPlanSearch({ by: 'moons', block: 'x', lane: -1, at: 'soon', move: 'yes' });
	expect(refused).toEqual({ by: undefined, block: undefined, lane: undefined, at: undefined, move: undefined });
});
