import type { Activity, LoggedRevision } from '@crossload/contract';
import { toFestivalTime, toInstant } from '@crossload/domain';
import { expect, test } from 'vitest';
import { handedOver, handoverBegins, splitNotes } from './handover-parts.ts';

const at = (time: string) => toInstant(Date.parse(`2026-08-${time}:00+02:00`));
const NOW = at('22T17:30');

test.each([
	[3, '22T14:30'],
	[8, '22T09:30'],
	['day', '22T06:00'],
] as const)('PLAN-15 a handover of %s begins at %s', (back, begins) => {
	expect(handoverBegins(back, NOW)).toBe(at(begins));
});

test('PLAN-15 after midnight the festival day is still that of the evening', () => {
	expect(handoverBegins('day', at('23T02:00'))).toBe(at('22T06:00'));
});

let count = 0;
function activity(planned: string, times: Partial<Pick<Activity, 'start' | 'end' | 'cancelled'>> = {}): Activity {
	count += 1;
	const time = toFestivalTime(`2026-08-22T${planned}:00+02:00`);
	return {
		id: count,
		planned_start: time,
		planned_end: time,
		start: null,
		end: null,
		cancelled: null,
		...times,
	} as unknown as Activity;
}

test('PLAN-15 what is late, runs and comes next is handed over in the order of the plan', () => {
	const past = toFestivalTime('2026-08-22T12:00:00+02:00');
	const [later, late, running, next, done, cancelled] = [
		activity('21:31'),
		activity('17:00'),
		activity('16:00', { start: past }),
		activity('21:30'),
		activity('12:00', { start: past, end: past }),
		activity('17:10', { cancelled: past }),
	];
	const earlier = activity('10:00');
	expect(handedOver([later, late, running, next, done, cancelled, earlier], NOW)).toEqual({
		late: [earlier, late],
		running: [running],
		next: [next],
	});
});

test('PLAN-15 notes stand apart from what was changed', () => {
	const [note, change] = [['note'], ['activity', 'note']].map(
		(entities) => ({ entries: entities.map((entity) => ({ entity })) }) as unknown as LoggedRevision,
	);
	if (!note || !change) throw new Error('Two were made');
	expect(splitNotes([note, change])).toEqual({ notes: [note], others: [change] });
});
