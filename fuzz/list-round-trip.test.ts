import {
	activityCalls,
	bandCalls,
	type Call,
	type ImportKindName,
	type ImportResult,
	importCalls,
	personCalls,
	positionCalls,
	vehicleCalls,
} from '@crossload/contract';
import {
	csvText,
	findTable,
	guessKind,
	guessMapping,
	readRows,
	readSpreadsheet,
	type WrittenCell,
	writeWorkbook,
} from '@crossload/spreadsheet';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillOddly, oddFestival } from '../apps/server/src/features/export/testing/odd-festival.ts';
import { type TestApp, testApp } from '../apps/server/src/testing/test-app.ts';
import { ACTIVITY_EXPORT } from '../apps/web/src/features/activity/activity-export.ts';
import { bandExport } from '../apps/web/src/features/band/band-export.ts';
import { PERSON_EXPORT } from '../apps/web/src/features/person/person-export.ts';
import { POSITION_EXPORT } from '../apps/web/src/features/position/position-export.ts';
import { VEHICLE_EXPORT } from '../apps/web/src/features/vehicle/vehicle-export.ts';
import type { ExportColumn } from '../apps/web/src/ui/export/export-column.ts';
import { exportedRows } from '../apps/web/src/ui/export/exported-rows.ts';

/** A list whose export an import takes in. */
interface List {
	readonly title: string;
	readonly kind: ImportKindName;
	readonly rowsOf: (app: TestApp) => Promise<WrittenCell[][]>;
	/** The column in which a cell is edited, and what stands there then. */
	readonly edited: string;
	readonly value: WrittenCell;
}

function list<Row>(
	[title, kind]: readonly [title: string, kind: ImportKindName],
	[call, columns]: readonly [call: Call, columns: readonly ExportColumn<Row>[]],
	[edited, value]: readonly [edited: string, value: WrittenCell],
): List {
	const rowsOf = async (app: TestApp) => {
		const all: Row[] = await app.ask(call);
		return exportedRows({ title, all, shown: all, load: async () => columns }, 'all', columns);
	};
	return { title, kind, rowsOf, edited, value };
}

const LISTS = [
	list(['Bands', 'running_order'], [bandCalls.list, bandExport(true)], ['End', new Date('2026-09-01T12:00:00Z')]),
	list(['Vehicles', 'vehicles'], [vehicleCalls.list, VEHICLE_EXPORT], ['Licence plate', '=edited']),
	list(['Positions', 'positions'], [positionCalls.list, POSITION_EXPORT], ['Slug', 'edited']),
	list(['Persons', 'persons'], [personCalls.list, PERSON_EXPORT], ['Tel', '+49 151 edited']),
	list(['Activities', 'activities'], [activityCalls.list, ACTIVITY_EXPORT], ['Info', 'edited']),
];

const FORMATS = {
	xlsx: (name: string, rows: WrittenCell[][]) => writeWorkbook({ name, rows }),
	'CSV with ;': (_: string, rows: WrittenCell[][]) => new TextEncoder().encode(csvText(rows, ';')),
	'CSV with ,': (_: string, rows: WrittenCell[][]) => new TextEncoder().encode(csvText(rows, ',')),
};

async function dryRun(app: TestApp, list: List, bytes: Uint8Array): Promise<ImportResult> {
	const [sheet = { name: '', rows: [] }] = readSpreadsheet(bytes);
	const table = findTable(sheet);
	expect(guessKind(table, `${sheet.name} ${list.title}`)).toBe(list.kind);
	const { rows, faults } = readRows(table, {
		kind: list.kind,
		mapping: guessMapping(table, list.kind),
		firstDay: null,
	});
	expect(faults).toEqual([]);
	return await app.ask(importCalls.run, { body: { kind: list.kind, dryRun: true, rows } });
}

/** The row in which a cell is edited: the first one that has something there, else the first; a band has no end without a show. */
function editedRow([head = [], ...rows]: WrittenCell[][], { edited, kind }: List): number {
	const column = head.indexOf(edited);
	const first = rows.findIndex((cells) => cells[column] !== null);
	return first === -1 && kind !== 'running_order' ? 1 : first + 1;
}

function editedRows(rows: WrittenCell[][], list: List): WrittenCell[][] {
	const [column, row] = [rows[0]?.indexOf(list.edited) ?? -1, editedRow(rows, list)];
	return rows.map((cells, index) => (index > 0 && index === row ? cells.with(column, list.value) : cells));
}

/** A dozen festivals on a busy machine. */
const LONG = { timeout: 60_000 };

test.for(LISTS)(
	'OUT-01 IMP-06 $title go in again without a change, and with one edited cell with one',
	LONG,
	async (list) => {
		await fc.assert(
			fc.asyncProperty(oddFestival, async (given) => {
				const app = await testApp();
				await fillOddly(app, given);
				const rows = await list.rowsOf(app);
				fc.pre(rows.length > 1);
				for (const [format, write] of Object.entries(FORMATS)) {
					const again = await dryRun(app, list, write(list.title, rows));
					expect(
						again.rows.filter(({ state }) => state !== 'same'),
						format,
					).toEqual([]);
					expect([again.counts.same, again.makes], format).toEqual([rows.length - 1, []]);
					const { counts } = await dryRun(app, list, write(list.title, editedRows(rows, list)));
					const changed = editedRow(rows, list) > 0 ? 1 : 0;
					const once = { new: 0, changed, conflict: 0, faulty: 0, same: rows.length - 1 - changed };
					expect(counts, format).toEqual(once);
				}
			}),
			{ numRuns: 12, seed: 11, endOnFailure: true },
		);
	},
);
