import {
	exportCalls,
	type ImportBody,
	type ImportKindName,
	type ImportResult,
	type ImportRow,
	importCalls,
} from '@crossload/contract';
import {
	findTable,
	guessKind,
	guessMapping,
	KINDS,
	READING_SHEETS,
	readRows,
	readSpreadsheet,
} from '@crossload/spreadsheet';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { fillOddly, oddFestival } from './testing/odd-festival.ts';

interface Exported {
	readonly kind: ImportKindName;
	readonly rows: readonly ImportRow[];
}

async function exported(app: TestApp): Promise<Exported[]> {
	const response = await app.request(exportCalls.festival);
	const sheets = readSpreadsheet(new Uint8Array(response.rawPayload)).filter(({ rows }) => rows.length > 1);
	return sheets
		.filter(({ name }) => !Object.keys(READING_SHEETS).includes(name))
		.map((sheet) => {
			const table = findTable(sheet);
			const kind = guessKind(table, sheet.name);
			const { rows, faults } = readRows(table, { kind, mapping: guessMapping(table, kind), firstDay: null });
			expect(faults).toEqual([]);
			return { kind, rows };
		});
}

test('IMP-06 OUT-02 the workbook’s sheets for reading are no rows of another kind', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const stage = await make.stage({ name: 'Plaza' });
	await make.band({ name: 'Trafo 3', stage });
	await make.position({ name: 'Dock A' });
	await make.teamFunction({ name: 'Stage Manager' });
	const response = await app.request(exportCalls.festival);
	const sheets = readSpreadsheet(new Uint8Array(response.rawPayload));
	for (const name of Object.keys(READING_SHEETS)) {
		const sheet = sheets.find((each) => each.name === name);
		expect(sheet?.rows).toHaveLength(2);
		expect(() => findTable({ name, rows: sheet?.rows ?? [] })).toThrow('are for reading');
	}
});

test('IMP-05 OUT-02 a sheet that is taken for another kind changes nothing by ids that are not of that kind', async () => {
	const app = await testApp();
	const make = makerOf(app);
	const stage = await make.stage({ name: 'Plaza' });
	const band = await make.band({ name: 'Trafo 3', stage });
	await make.vehicle(band, { name: 'Trailer' });
	await make.position({ name: 'Dock A' });
	await make.person({ name: 'Ada' });
	await make.activity({ bandId: band, stageId: stage });
	await make.activity({ activityTypeId: 'show', bandId: band, stageId: stage });
	const response = await app.request(exportCalls.festival);
	const sheets = readSpreadsheet(new Uint8Array(response.rawPayload)).filter(
		({ name }) => !Object.keys(READING_SHEETS).includes(name),
	);
	const taken: unknown[] = [];
	for (const sheet of sheets) {
		const table = findTable(sheet);
		const own = guessKind(table, sheet.name);
		for (const kind of KINDS.filter((each) => ENTITY[each] !== ENTITY[own])) {
			const { rows, faults } = readRows(table, { kind, mapping: guessMapping(table, kind), firstDay: null });
			const { counts } = await dryRun(app, { kind, rows });
			const words = `is that of ${ENTITY[own]}, not of ${ENTITY[kind]}.`;
			const said = faults.filter(({ field, message }) => field === 'id' && message.startsWith(words)).length;
			taken.push({ sheet: sheet.name, kind, counts, said, rows: rows.length });
			expect(taken.at(-1)).toMatchObject({
				counts: { new: 0, changed: 0, conflict: 0, same: 0, faulty: said },
				rows: said,
			});
		}
	}
	expect(taken).toHaveLength(18);
});

const ENTITY: Readonly<Record<ImportKindName, string>> = {
	running_order: 'an activity',
	vehicles: 'a vehicle',
	positions: 'a position',
	persons: 'a person',
	activities: 'an activity',
};

async function dryRun(app: TestApp, { kind, rows }: Exported): Promise<ImportResult> {
	const body: ImportBody = { kind, dryRun: true, rows: [...rows] };
	return await app.ask(importCalls.run, { body });
}

const EDITED: Readonly<Record<ImportKindName, string>> = {
	running_order: 'end',
	vehicles: 'licence_plate',
	positions: 'slug',
	persons: 'tel',
	activities: 'info',
};

/** With another value in one cell of the first row that has an id; a band without shows has none. */
function edited({ kind, rows }: Exported): Exported {
	const value = kind === 'running_order' ? '2026-09-01T12:00:00+02:00' : 'edited by hand';
	const first = rows.findIndex(({ values }) => values['id'] !== null);
	const cell = { [EDITED[kind]]: value };
	return {
		kind,
		rows: rows.map((row, index) => (index === first ? { ...row, values: { ...row.values, ...cell } } : row)),
	};
}

/** The rows as another installation's, or as a file without ids has them. */
function withoutIds({ kind, rows }: Exported): Exported {
	return { kind, rows: rows.map((row) => ({ ...row, values: { ...row.values, id: `other-${row.row}` } })) };
}

test('IMP-06 OUT-02 a festival’s workbook goes in again without a change, and with one edited cell with one', async () => {
	await fc.assert(
		fc.asyncProperty(oddFestival, async (given) => {
			const app = await testApp();
			await fillOddly(app, given);
			for (const sheet of await exported(app)) {
				const nothing = { new: 0, changed: 0, conflict: 0, faulty: 0, same: sheet.rows.length };
				const again = await dryRun(app, sheet);
				expect(again.rows.filter(({ state }) => state !== 'same')).toEqual([]);
				expect([again.counts, again.missing, again.makes]).toEqual([nothing, [], []]);
				expect((await dryRun(app, withoutIds(sheet))).rows.filter(({ state }) => state !== 'same')).toEqual([]);
				const withIds = Math.min(1, sheet.rows.filter(({ values }) => values['id'] !== null).length);
				const { counts } = await dryRun(app, edited(sheet));
				const once = { ...nothing, changed: withIds, same: sheet.rows.length - withIds };
				expect([sheet.kind, counts]).toEqual([sheet.kind, once]);
			}
		}),
		{ numRuns: 12, seed: 7, endOnFailure: true },
	);
}, 60_000);
