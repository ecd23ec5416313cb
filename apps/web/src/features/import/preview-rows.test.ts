import type { ImportResult } from '@crossload/contract';
import { expect, test } from 'vitest';
import { previewRows, shownFields } from './preview-rows.ts';
import type { ReadSheet } from './reader-messages.ts';

const READ: ReadSheet = {
	kind: 'running_order',
	headerRow: 1,
	columns: [],
	mapping: { 0: 'band', 2: 'day', 3: 'start' },
	rows: [{ row: 2, values: { band: '', start: { unread: true } } }],
	faults: [{ row: 2, column: 2, field: 'day', message: 'is no day: “Xy”' }],
	leftOut: [],
	needsFirstDay: true,
};

const RESULT: ImportResult = {
	revision: null,
	counts: { new: 0, changed: 0, same: 0, conflict: 0, faulty: 1 },
	rows: [
		{
			row: 2,
			state: 'faulty',
			entity: 'activity',
			id: null,
			changes: [],
			faults: [
				{ field: 'band', message: 'Required' },
				{ field: 'start', message: 'must be a date-time' },
			],
		},
	],
	missing: [],
	makes: [],
	near: [],
};

test('IMP-03 what could not be read is said in the words of the reader, a day’s at the time that it is for', () => {
	const [row] = previewRows(READ, RESULT);
	expect([...(row?.faults ?? [])]).toEqual([
		['band', 'Required'],
		['start', 'is no day: “Xy”'],
	]);
});

test('IMP-01 the preview has the fields that are mapped, and those that rows need', () => {
	expect(shownFields(READ)).toEqual(['band', 'stage', 'start', 'end']);
});
