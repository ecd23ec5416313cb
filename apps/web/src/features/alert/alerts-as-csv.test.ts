import type { Alert } from '@crossload/contract';
import { toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { alertsAsCsv } from './alerts-as-csv.ts';

const ALERT: Alert = {
	id: 1,
	kind: 'curfew',
	since: toFestivalTime('2026-08-22T17:30:00+02:00'),
	until: toFestivalTime('2026-08-22T18:15:40+02:00'),
	activities: [3],
	stage: null,
	position: null,
	band: null,
	vehicle: null,
	text: '"Mira" ends 00:12, curfew 00:00',
	taken: { by: { id: 2, name: '=HYPERLINK("x")' }, at: toFestivalTime('2026-08-22T17:31:00+02:00') },
};

test('ALRT-06 the morning’s list: since, until, minutes, kind, what and who, each cell quoted and none a formula', () => {
	const [head, row, end] = alertsAsCsv([ALERT]).split('\r\n');
	expect(head).toBe('\uFEFF"Since","Until","Minutes","Kind","What","Taken by","Taken at"');
	expect(row).toBe(
		'"2026-08-22T17:30:00+02:00","2026-08-22T18:15:40+02:00","45","Over the curfew","""Mira"" ends 00:12, curfew 00:00","\'=HYPERLINK(""x"")","2026-08-22T17:31:00+02:00"',
	);
	expect(end).toBe('');
});

test('ALRT-06 what is still open and was not taken has empty cells', () => {
	expect(alertsAsCsv([{ ...ALERT, until: null, taken: null }])).toContain('+02:00","","","Over the curfew"');
});
