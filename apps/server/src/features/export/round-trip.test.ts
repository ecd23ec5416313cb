import {
	exportCalls,
	type ImportBody,
	type ImportKindName,
	type ImportResult,
	type ImportRow,
	importCalls,
} from '@crossload/contract';
import { findTable, guessKind, guessMapping, readRows, readSpreadsheet } from '@crossload/spreadsheet';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

/** What people and other programs write, and what a cell must carry unharmed. */
const ODD = [
	'=HYPERLINK("http://x";"y")',
	'+49 151 555',
	'-1',
	'@SUM(A1)',
	"'=1",
	'_x0041_',
	'a\u0001b',
	'Two\r\nlines\there',
	' Blanks around ',
	'no\u00a0break',
	'Wolf, "Ink"; & <b>',
	'🎸 Łódź',
	'\u202eخالد',
	'A\u0308rger',
	'007',
	'18:30',
	'TRUE',
	'x'.repeat(200),
];

const text = fc.oneof(
	fc.constantFrom(...ODD),
	fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((each) => each.replaceAll('\0', '')),
);
const name = text.filter((each) => !/^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(each));
const minute = fc.integer({ min: 0, max: 4 * 1440 });
/** Few names, so that some repeat. */
const festival = fc.record({
	bands: fc.array(name, { minLength: 1, maxLength: 4 }),
	vehicles: fc.array(fc.record({ name, comment: text, driver_tel: text, band: fc.nat() }), { maxLength: 6 }),
	persons: fc.array(fc.record({ name, tel: text }), { maxLength: 4 }),
	positions: fc.array(name, { minLength: 1, maxLength: 3 }),
	activities: fc.array(
		fc.record({
			type: fc.constantFrom('show', 'checkin', 'loadin', 'parking', 'departure', 'other'),
			band: fc.nat(),
			from: minute,
			length: fc.integer({ min: 0, max: 3000 }),
			info: text,
			vehicles: fc.array(fc.nat(), { maxLength: 3 }),
		}),
		{ maxLength: 8 },
	),
});
type Generated = typeof festival extends fc.Arbitrary<infer Value> ? Value : never;

const START = Date.parse('2026-08-20T00:00:00Z');
const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString();

function picked<Value>(all: readonly Value[], index: number): Value | undefined {
	return all[index % Math.max(1, all.length)];
}

async function fill(app: TestApp, given: Generated): Promise<void> {
	const make = makerOf(app);
	const stage = await make.stage({ name: '=Plaza, "old"' });
	const bands: number[] = [];
	for (const each of given.bands) bands.push(await make.band({ name: each, stage }));
	const vehicles: { id: number; band: number | undefined }[] = [];
	for (const { band, ...fields } of given.vehicles) {
		const bandId = picked(bands, band) ?? 0;
		vehicles.push({
			id: await make.vehicle(bandId, { ...fields, driver_tel: fields.driver_tel.slice(0, 50) }),
			band: bandId,
		});
	}
	for (const { tel, ...fields } of given.persons)
		await make.person({ ...fields, tel: tel.slice(0, 50), group: 'Team,Driver' });
	const positions: number[] = [];
	for (const each of given.positions) positions.push(await make.position({ name: each, stageId: stage }));
	for (const { type, band, from, length, info, vehicles: chosen } of given.activities) {
		const bandId = picked(bands, band);
		const own = vehicles.filter((vehicle) => vehicle.band === bandId).map(({ id }) => id);
		await make.activity({
			activityTypeId: type,
			bandId,
			stageId: stage,
			positionId: picked(positions, band),
			vehicleIds: [...new Set(chosen.flatMap((index) => picked(own, index) ?? []))],
			planned_start: at(from),
			planned_end: at(from + length),
			info,
		});
	}
}

interface Exported {
	readonly kind: ImportKindName;
	readonly rows: readonly ImportRow[];
}

async function exported(app: TestApp): Promise<Exported[]> {
	const response = await app.request(exportCalls.festival);
	const sheets = readSpreadsheet(new Uint8Array(response.rawPayload)).filter(({ rows }) => rows.length > 1);
	return sheets
		.filter(({ name }) => !['Bands', 'Stages', 'Functions'].includes(name))
		.map((sheet) => {
			const table = findTable(sheet);
			const kind = guessKind(table, sheet.name);
			const { rows, faults } = readRows(table, { kind, mapping: guessMapping(table, kind), firstDay: null });
			expect(faults).toEqual([]);
			return { kind, rows };
		});
}

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
		fc.asyncProperty(festival, async (given) => {
			const app = await testApp();
			await fill(app, given);
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
