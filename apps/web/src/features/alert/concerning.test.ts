import type { Alert } from '@crossload/contract';
import { ALERT_KINDS, toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { activityToActOn, concerning, untaken, worstOf } from './concerning.ts';

const alert = (id: number, fields: Partial<Alert> = {}): Alert => ({
	id,
	kind: 'late-show',
	since: toFestivalTime('2026-08-22T17:30:00+02:00'),
	until: null,
	activities: [id],
	stage: null,
	position: null,
	band: null,
	vehicle: null,
	text: '',
	taken: null,
	...fields,
});

const NONE: ReadonlySet<number> = new Set();
const OWN = { activity: new Set([1, 2]), band: NONE, vehicle: NONE, position: NONE, stage: NONE };
const ids = (alerts: readonly Alert[]) => alerts.map(({ id }) => id);

test('ALRT-03 of my kinds, about what is mine; what was forgotten to tap comes last', () => {
	const alerts = [alert(1, { kind: 'forgotten' }), alert(2), alert(3), alert(4, { kind: 'free', activities: [1] })];
	expect(ids(concerning(alerts, { kinds: [...ALERT_KINDS] }, null))).toEqual([2, 3, 4, 1]);
	expect(ids(concerning(alerts, { kinds: [...ALERT_KINDS] }, OWN))).toEqual([2, 4, 1]);
	expect(ids(concerning(alerts, { kinds: ['late-show'] }, OWN))).toEqual([2]);
});

test('ALRT-04 the bell counts what nobody has taken', () => {
	const taken = { by: { id: 1, name: 'Lea' }, at: toFestivalTime('2026-08-22T17:31:00+02:00') };
	expect(ids(untaken([alert(1, { taken }), alert(2)]))).toEqual([2]);
});

test('ALRT-04 the worst one is of the worst kind, the latest of these, not taken and in a hurry', () => {
	const taken = { by: { id: 1, name: 'Lea' }, at: toFestivalTime('2026-08-22T17:31:00+02:00') };
	const alerts = [
		alert(1, { kind: 'blocked' }),
		alert(2, { taken }),
		alert(3, { kind: 'curfew' }),
		alert(4, { kind: 'curfew' }),
		alert(5, { kind: 'forgotten' }),
	];
	expect(worstOf(alerts)?.id).toBe(3);
	expect(worstOf(alerts.slice(-1))).toBeUndefined();
	expect(worstOf([])).toBeUndefined();
});

test.each([
	['the load that is late, of a slack', 'slack', [1, 2], 1],
	['the show that runs, of a changeover before the next', 'changeover', [2, 1], 1],
	['nothing, of a vehicle that nobody expects', 'unexpected', [], undefined],
] as const)('ALRT-04 acted on is %s', (...[, kind, activities, id]) => {
	expect(activityToActOn({ kind, activities: [...activities] })).toBe(id);
});
