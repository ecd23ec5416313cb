import type { ImportResult } from '@crossload/contract';
import { expect, test } from 'vitest';
import { conflictFields, previewHead, previewRows, shownFields } from './preview-rows.ts';
import type { ReadSheet } from './reader-messages.ts';

const READ: ReadSheet = {
	key: 'any',
	kind: 'running_order',
	rowCount: 1,
	headerRow: 1,
	columns: [],
	mapping: { 0: 'band', 2: 'day', 3: 'start' },
	rows: [{ row: 2, values: { band: '', start: { unread: true } } }],
	faults: [{ row: 2, column: 2, field: 'day', message: 'is no day: “Xy”' }],
	leftOut: [],
	needsFirstDay: true,
	early: null,
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

test('IMP-03 what could not be read of a column that the preview lacks is said with its name', () => {
	const faults = [{ row: 2, column: 4, field: 'id', message: 'is that of a vehicle' }];
	const rows = [{ row: 2, values: { band: 'Wolf Ink', id: { unread: true } } }];
	const [imported] = RESULT.rows;
	const result = { ...RESULT, rows: imported ? [{ ...imported, faults: [] }] : [] };
	const [row] = previewRows({ ...READ, mapping: { ...READ.mapping, 4: 'id' }, faults, rows }, result);
	expect([...(row?.faults ?? [])]).toEqual([['band', 'ID is that of a vehicle']]);
});

test('IMP-01 the preview has the fields that are mapped, and those that rows need', () => {
	expect(shownFields(READ)).toEqual(['band', 'stage', 'start', 'end']);
});

test('IMP-13 a row that was removed here, or has an id that is not there, says so at its first column', () => {
	const [row] = RESULT.rows;
	const removed = { field: 'id', before: null, after: 7, imported: 7 };
	const result: ImportResult = {
		...RESULT,
		rows: row ? [{ ...row, changes: [removed], faults: [{ field: 'id', message: 'There is no such id' }] }] : [],
	};
	const [shown] = previewRows({ ...READ, faults: [], rows: [{ row: 2, values: { band: 'Wolf Ink' } }] }, result);
	expect(shown?.changes.get('band')).toEqual({ ...removed, after: 'Wolf Ink' });
	expect(shown?.faults.get('band')).toBe('There is no such id');
	expect(conflictFields([...(shown?.changes.values() ?? [])])).toEqual(['id']);
});

test('IMP-11 what is not here can be made: each is named once, as the file writes it first, a vehicle with its band', () => {
	const [row] = RESULT.rows;
	const rows = [
		{
			values: { band: ' Neon  Fox', vehicles: 'Truck' },
			says: ['There is no band named Neon  Fox', 'There is no vehicle named Truck'],
		},
		{ values: { band: 'neon fox' }, says: ['There is no band named neon fox'] },
		{
			values: { band: 'Kiesgrube ', vehicles: 'Truck' },
			says: ['There is no vehicle named Truck', 'There is no type named Rakete'],
		},
		{
			values: { position: 'Dock 9', vehicles: 'Van' },
			says: ['There is no position named Dock 9', 'There is no vehicle named Van'],
		},
		{ values: { band: 'x' }, says: ['must have at most 200 characters'] },
	];
	const read = { ...READ, rows: rows.map(({ values }, at) => ({ row: at, values })) };
	const result = rows.flatMap(({ says }) =>
		row ? [{ ...row, faults: says.map((message) => ({ field: 'band', message })) }] : [],
	);
	expect(previewHead(read, { ...RESULT, rows: result }).unknown).toEqual([
		{ kind: 'band', name: 'Neon  Fox', band: null },
		{ kind: 'vehicle', name: 'Truck', band: 'Kiesgrube' },
		{ kind: 'position', name: 'Dock 9', band: null },
	]);
});
