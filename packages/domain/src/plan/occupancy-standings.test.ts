import { expect, test } from 'vitest';
import { at } from '../testing/times.ts';
import { instantOf } from '../time.ts';
import { estimates } from './estimates.ts';
import { timeOfMinutes } from './minutes.ts';
import { occupancySteps } from './occupancy.ts';
import { occupancyStandings } from './occupancy-standings.ts';
import { PlanIndex } from './plan-index.ts';
import { RelationsIndex } from './relations-index.ts';
import { type Brief, planOf } from './testing/plan-rows.ts';

const NOW = instantOf(at('17:30'));

/** The occupancy of a position at 17:30, each step as `count from–to`. */
function stepsAt(positionId: number, activities: readonly Brief[]): string[] {
	const plan = PlanIndex.of(planOf(activities));
	const expected = new Map(estimates(RelationsIndex.of(plan), NOW).map((estimate) => [estimate.id, estimate]));
	const clock = (minutes: number) => timeOfMinutes(minutes).slice(11, 16);
	return occupancySteps(occupancyStandings(plan, expected, { positionId })).map(
		({ count, from, to }) => `${count} ${clock(from)}–${clock(to)}`,
	);
}

const load: Brief = { type: 'loadin', band: 1, vehicles: [1], position: 1, from: '17:00', to: '17:20' };

test.each<[string, Brief[], string[]]>([
	['what is still to come stands there as planned', [{ ...load, from: '18:00', to: '18:30' }], ['1 18:00–18:30']],
	['what is late stands there from now on', [load], ['1 17:30–17:50']],
	['what is an hour late is waited for', [{ ...load, from: '16:30', to: '16:50' }], ['1 17:30–17:50']],
	['what is later than that does not stand there', [{ ...load, from: '16:29', to: '16:49' }], []],
	[
		'what began stays until it is expected to end',
		[{ ...load, from: '14:00', to: '14:30', started: '16:00' }],
		['1 16:00–17:30'],
	],
	['what is done does not stand there', [{ ...load, started: '17:00', ended: '17:10' }], []],
	[
		'what was forgotten does not stand there',
		[
			{ ...load, from: '17:00', to: '17:20' },
			{ type: 'show', band: 1, stage: 1, from: '17:25', to: '18:00', started: '17:25' },
		],
		[],
	],
	[
		'what nobody took away in an hour still stands there',
		[
			{ ...load, from: '14:00', to: '15:00', started: '14:00' },
			{ ...load, position: 2, from: '15:00', to: '15:30' },
		],
		['1 14:00–17:30'],
	],
	[
		'what waits longer for others comes once they are done',
		[
			{ type: 'show', band: 1, stage: 1, from: '15:00', to: '16:00', started: '17:00' },
			{ ...load, type: 'loadout', from: '16:00', to: '16:30' },
		],
		['1 18:00–18:30'],
	],
])('BRD-01 of an occupancy %s', (_what, activities, steps) => {
	expect(stepsAt(1, activities)).toEqual(steps);
});
