import { describe, expect, test } from 'vitest';
import { at } from '../testing/times.ts';
import { instantOf } from '../time.ts';
import { estimates } from './estimates.ts';
import { expectedMoves } from './expected-moves.ts';
import { timeOfMinutes } from './minutes.ts';
import { PlanIndex } from './plan-index.ts';
import { RelationsIndex } from './relations-index.ts';
import { stageOutlook } from './stage-outlook.ts';
import { type Brief, planOf } from './testing/plan-rows.ts';

const show = (from: string, to: string, other: Partial<Brief> = {}): Brief => ({
	...{ type: 'show', stage: 1, from, to },
	...other,
});
const stages = [{ id: 1, name: 'Plaza', curfew: '23:00' }];

function expectedAt(clock: string, activities: readonly Brief[]) {
	const now = instantOf(at(clock));
	const plan = PlanIndex.of(planOf(activities, { stages }));
	const relations = RelationsIndex.of(plan);
	return { now, plan, relations, all: estimates(relations, now) };
}

describe('as expected', () => {
	const moves = (clock: string, activities: readonly Brief[], id: number) => {
		const { relations, all } = expectedAt(clock, activities);
		return expectedMoves(relations, all, id);
	};
	const late = [show('17:00', '18:00', { started: '17:20' }), show('18:30', '19:00'), show('19:40', '20:00')];

	test('RIP-10 a running show moves its end, and what follows it as far as it is expected later', () => {
		expect(moves('17:30', late, 1)).toEqual([
			{ id: 1, planned_end: at('18:20') },
			{ id: 2, planned_start: at('18:50'), planned_end: at('19:20') },
			{ id: 3, planned_start: at('19:50'), planned_end: at('20:10') },
		]);
	});

	test('RIP-10 what is late for another reason is left out', () => {
		const other: Brief = { type: 'loadin', band: 2, from: '17:00', to: '17:20' };
		expect(moves('17:30', [...late, other], 1).map(({ id }) => id)).toEqual([1, 2, 3]);
		expect(moves('17:30', [...late, other], 4)).toEqual([
			{ id: 4, planned_start: at('17:30'), planned_end: at('17:50') },
		]);
	});

	test('RIP-10 a point moves its one time, and there are no moves for what is expected as planned', () => {
		const point: Brief = { type: 'checkin', band: 2, to: '17:00' };
		expect(moves('17:30', [point], 1)).toEqual([{ id: 1, planned_end: at('17:30') }]);
		expect(moves('10:00', [point], 1)).toEqual([]);
	});
});

describe('the outlook of a stage', () => {
	const outlook = (clock: string, activities: readonly Brief[]) => {
		const { now, plan, all } = expectedAt(clock, activities);
		const byId = new Map(all.map((estimate) => [estimate.id, estimate]));
		const { ends, next, minutesToCurfew } = stageOutlook(plan, 1, { estimates: byId, now });
		return [timeOfMinutes(ends), timeOfMinutes(next), minutesToCurfew];
	};

	test.each<[string, string, Brief[], ReturnType<typeof outlook>]>([
		[
			'one runs, one comes',
			'20:10',
			[show('20:00', '21:00', { started: '20:10' }), show('21:30', '22:50')],
			[at('21:10'), at('21:40'), 0],
		],
		['one comes, past the curfew', '22:20', [show('21:30', '22:50')], [null, at('22:20'), -40]],
		['none on this day', '12:00', [show('42:00', '43:00')], [null, at('42:00'), null]],
		['of the night', '25:00', [show('24:30', '25:30', { started: '24:30' })], [at('25:30'), null, -150]],
		[
			'one that nobody started is over by the plan, and not the next',
			'15:10',
			[show('14:00', '15:00'), show('18:00', '19:00')],
			[null, at('18:00'), 240],
		],
		['none', '12:00', [show('10:00', '11:00', { ended: '11:00' })], [null, null, null]],
	])('EST-05 %s', (_what, ...[clock, activities, expected]) => {
		expect(outlook(clock, activities)).toEqual(expected);
	});
});
