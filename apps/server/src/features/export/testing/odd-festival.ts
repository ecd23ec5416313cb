import fc from 'fast-check';
import { makerOf } from '../../../testing/festival.ts';
import type { TestApp } from '../../../testing/test-app.ts';

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
/** An invented festival of odd texts, in which some names repeat. */
export const oddFestival = fc.record({
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
type OddFestival = typeof oddFestival extends fc.Arbitrary<infer Value> ? Value : never;

const START = Date.parse('2026-08-20T00:00:00Z');
const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString();

function picked<Value>(all: readonly Value[], index: number): Value | undefined {
	return all[index % Math.max(1, all.length)];
}

/** Makes the festival through the API. */
export async function fillOddly(app: TestApp, given: OddFestival): Promise<void> {
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
