import type { Activity } from '@crossload/contract';
import type { FestivalTime, RippleChange } from '@crossload/domain';
import { expect, test } from 'vitest';
import { byBand, type DelayLine, linesOf, moveOf, shrunkGaps, withFix } from './delay-line.ts';

const at = (clock: string) => `2026-08-22T${clock}:00+02:00` as FestivalTime;
const activity = (id: number, from: string, to: string) =>
	({ id, planned_start: at(from), planned_end: at(to) }) as Activity;

const ACTIVITIES = new Map([activity(1, '18:00', '19:00'), activity(2, '19:30', '20:30')].map((row) => [row.id, row]));
const CHANGES: RippleChange[] = [
	{ id: 1, planned_start: at('18:20'), planned_end: at('19:20'), by: 20, because: null },
	{
		id: 2,
		planned_start: at('19:50'),
		planned_end: at('20:50'),
		by: 20,
		because: { relation: 'stage', activityId: 1, gap: 30 },
	},
];
const lines = (left: number[], fixes: Parameters<typeof withFix>[0] = []) =>
	linesOf(CHANGES, ACTIVITIES, { keepsShows: false, together: false, leftOut: new Set(left), fixes });

test('RIP-10 what waits for a line that is left out says so', () => {
	expect(lines([1]).map(({ isTaken, waitsForLeftOut }) => [isTaken, waitsForLeftOut])).toEqual([
		[false, false],
		[true, true],
	]);
});

test('RIP-10 what solves a finding takes the place of where a delay pushes to, and stays if only the position changes', () => {
	const atDock = withFix([], { id: 2, positionId: 7 });
	expect(lines([], atDock).map(moveOf)[1]).toEqual({
		id: 2,
		positionId: 7,
		planned_start: at('19:50'),
		planned_end: at('20:50'),
	});
	const later = withFix(atDock, { id: 2, planned_start: at('20:00'), planned_end: at('21:00') });
	expect(lines([], later)[1]).toMatchObject({ by: 30, positionId: 7, isFix: true });
});

test('RIP-10 an activity that nothing pushes gets a line when it solves a finding', () => {
	const fix = { id: 2, planned_start: at('19:00'), planned_end: at('20:00') };
	const [only] = linesOf([], ACTIVITIES, { keepsShows: false, together: false, leftOut: new Set(), fixes: [fix] });
	expect(only).toMatchObject({ by: -30, because: null, isTaken: true });
});

test('RIP-10 where less lies between two activities afterwards, that takes up the delay', () => {
	const later: RippleChange = { id: 2, planned_start: at('19:40'), planned_end: at('20:40'), by: 10, because: null };
	const because = { relation: 'stage', activityId: 1, gap: 20 } as const;
	const options = { keepsShows: false, together: false, leftOut: new Set<number>(), fixes: [] };
	const [first] = CHANGES;
	const moved = linesOf(first ? [first, { ...later, because }] : [], ACTIVITIES, options);
	expect(shrunkGaps(moved)).toMatchObject([{ minutes: 10, minutesBefore: 30, minutesAfter: 20 }]);
	expect(shrunkGaps(linesOf(CHANGES, ACTIVITIES, options))).toEqual([]);
	// The first one stays, so that more lies between them, not less.
	expect(
		shrunkGaps(linesOf(first ? [first, { ...later, because }] : [], ACTIVITIES, { ...options, leftOut: new Set([1]) })),
	).toEqual([]);
});

test('RIP-10 lines stand band by band, each band where its show is', () => {
	const act = (id: number, type: string, [bandId, from]: [number, string]) =>
		({ ...activity(id, from, '23:00'), band: { id: bandId }, activityType: { id: type } }) as Activity;
	const rows = [act(1, 'parking', [2, '12:00']), act(2, 'show', [1, '18:00']), act(3, 'show', [2, '20:00'])];
	const line = (row: Activity) => ({ activity: row }) as DelayLine;
	expect(byBand(rows.map(line)).map((each) => each.activity.id)).toEqual([2, 1, 3]);
});
