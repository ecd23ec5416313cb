import { describe, expect, test } from 'vitest';
import { estimates } from '../plan/estimates.ts';
import { PlanIndex } from '../plan/plan-index.ts';
import { RelationsIndex } from '../plan/relations-index.ts';
import { type Brief, GROUNDS, planOf } from '../plan/testing/plan-rows.ts';
import { at } from '../testing/times.ts';
import { instantOf } from '../time.ts';
import { noRoomAhead } from './no-room-ahead.ts';

const [dockA, dockB, yard] = GROUNDS.positions;
const one = { capacity: 1 };
const DOCKS = [dockA, { ...dockB, ...one }, yard];

/** What is said of the first activity at 14:00: from when on, by which, where instead. */
function said(activities: readonly Brief[], positions: readonly (typeof dockA | typeof dockB | typeof yard)[] = DOCKS) {
	const plan = PlanIndex.of(planOf(activities, { positions }));
	const now = instantOf(at('14:00'));
	const expected = new Map(estimates(RelationsIndex.of(plan), now).map((estimate) => [estimate.id, estimate]));
	const none = noRoomAhead({ plan, estimates: expected, now }, 1);
	if (!none) return null;
	const { from, takenBy, instead } = none;
	return [from - instantOf(at('14:00')) / 60_000, takenBy?.id ?? null, instead?.name ?? null];
}

const sent: Brief = { type: 'loadin', band: 1, vehicles: [1], position: 1, from: '14:30', to: '15:00' };
const other = (from: string, to: string, more: Partial<Brief> = {}): Brief => ({
	...{ type: 'loadin', band: 2, vehicles: [3], position: 1, from, to },
	...more,
});

describe('whether there is room where a vehicle is sent', () => {
	test.each<[string, Brief[], ReturnType<typeof said>]>([
		['nobody else', [sent], null],
		['somebody before and after it', [sent, other('14:00', '14:30'), other('15:00', '16:00', { vehicles: [2] })], null],
		['somebody comes while it stands there', [sent, other('14:50', '15:30')], [50, 2, 'Dock B']],
		['somebody runs over', [sent, other('13:00', '14:00', { started: '13:40' })], [30, 2, 'Dock B']],
		[
			'late, it would stand there now',
			[{ ...sent, from: '13:00', to: '13:30' }, other('14:10', '15:00')],
			[10, 2, 'Dock B'],
		],
		[
			'the other dock is taken too',
			[sent, other('14:50', '15:30'), other('14:00', '15:00', { vehicles: [2], position: 2 })],
			[50, 2, null],
		],
		['its own vehicle is not in its way', [sent, other('14:40', '15:10', { vehicles: [1] })], null],
		['done, whoever it was', [sent, other('14:00', '15:00', { started: '13:00', ended: '13:30' })], null],
		['more vehicles than it ever holds', [{ ...sent, vehicles: [1, 2] }], [30, null, null]],
		['it has begun', [{ ...sent, started: '13:55' }, other('14:10', '15:00')], null],
		['a position without a limit', [{ ...sent, position: 3 }, other('14:30', '15:00', { position: 3 })], null],
		['no position', [{ ...sent, position: null }, other('14:30', '15:00')], null],
	])('GATE-04 %s', (_what, activities, expected) => {
		expect(said(activities)).toEqual(expected);
	});

	test('GATE-04 a yard without a limit is no place to load, a dock without one is', () => {
		const clash = [sent, other('14:50', '15:30')];
		expect(said(clash, [dockA, { ...yard, tag: 'GEO' } as never])).toEqual([50, 2, null]);
		expect(said(clash, [dockA, dockB])).toEqual([50, 2, 'Dock B']);
	});
});
