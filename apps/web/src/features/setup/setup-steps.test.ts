import type { SetupStep } from '@crossload/contract';
import { expect, test } from 'vitest';
import { countSettledSteps, type SetupCounts, setupCounts, stepStates } from './setup-steps.ts';

const NOTHING: SetupCounts = {
	...setupCounts({
		stages: [],
		positions: [],
		bands: [],
		vehicles: [],
		activities: [],
		persons: [],
		functions: [],
		users: [],
	}),
	users: 1,
};
const EVERYTHING = { ...NOTHING, shows: 1, positions: 1, vehicles: 1, persons: 1, otherActivities: 1, users: 2 };

test('IMP-09 at first every step is open', () => {
	const states = stepStates(NOTHING, { leftOut: [] });
	expect(new Set(Object.values(states))).toEqual(new Set(['open']));
	expect(countSettledSteps(states)).toBe(0);
});

test.each([
	['running_order', { shows: 1 }],
	['positions', { positions: 1 }],
	['vehicles', { vehicles: 1 }],
	['persons', { persons: 1 }],
	['templates', { otherActivities: 1 }],
	['users', { users: 2 }],
] as const)('IMP-09 %s alone is done by %j', (step, counts) => {
	const states = stepStates({ ...NOTHING, ...counts }, { leftOut: [] });
	expect(Object.keys(states).filter((key) => states[key as SetupStep] === 'done')).toEqual([step]);
});

test('IMP-09 bands without a show, and functions without a person, are not enough', () => {
	expect(countSettledSteps(stepStates({ ...NOTHING, bands: 3, stages: 2, functions: 2 }, { leftOut: [] }))).toBe(0);
});

test('IMP-09 what is left out is settled, and done once it is there all the same', () => {
	const states = stepStates(NOTHING, { leftOut: ['users', 'vehicles'] });
	expect([states.users, states.vehicles, countSettledSteps(states)]).toEqual(['left-out', 'left-out', 2]);
	expect(stepStates(EVERYTHING, { leftOut: ['users'] }).users).toBe('done');
	expect(countSettledSteps(stepStates(EVERYTHING, { leftOut: [] }))).toBe(6);
});
