import { type Call, sheetCalls } from '@crossload/contract';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { type PlacedPage, type PlacedText, placedPages } from '../../testing/pdf-text.ts';
import { testApp } from '../../testing/test-app.ts';

const DAY = '2026-08-22';
const at = (clock: string) => `${DAY}T${clock}:00+02:00`;

/** A name as long as one may be, without a blank to break it at. */
const longWord = (letters: string) => letters.repeat(200).slice(0, 200);
const TEL = '+41 79 111 22 03';

/** A stage, position, band, vehicle and person, all with the longest names and plates. */
async function festivalOfLongWords() {
	const app = await testApp();
	const make = makerOf(app);
	const stage = await make.stage({ name: longWord('Stage') });
	const gate = await make.position({ name: longWord('Gate'), stageId: stage });
	const production = await make.person({
		name: longWord('Promoter'),
		tel: '+41 79 111 22 01 or '.repeat(3).slice(0, 50),
		group: 'Production',
	});
	const band = await make.band({
		name: longWord('Wandband'),
		stage,
		production: { id: production },
		notes: longWord('x'),
	});
	const vehicle = await make.vehicle(band, {
		name: longWord('Truck'),
		licence_plate: 'M-1234567890ABCDEFGHIJKLMNOPWX',
		driver: longWord('Driver'),
		driver_tel: TEL,
	});
	const ofBand = { bandId: band, stageId: stage };
	const stop = { ...ofBand, positionId: gate, vehicleIds: [vehicle] };
	await make.activity({ ...ofBand, activityTypeId: 'show', planned_start: at('18:00'), planned_end: at('18:45') });
	const load = { ...stop, activityTypeId: 'loadin', planned_start: at('15:00'), planned_end: at('15:30') };
	await make.activity({ ...load, info: longWord('Info') });
	await make.activity({ ...stop, activityTypeId: 'checkin', planned_start: null, planned_end: at('14:00') });
	return { ...app, stage, gate, band, vehicle };
}

type Festival = Awaited<ReturnType<typeof festivalOfLongWords>>;

/** Points that two lines or columns may share: accents and rounding. */
const TOLERANCE = 1;

function isBesidePaper({ left, right }: PlacedText, { width }: PlacedPage): boolean {
	return left < 0 || right > width;
}

function doOverlap(one: PlacedText, other: PlacedText): boolean {
	const isAcross = one.left < other.right - TOLERANCE && other.left < one.right - TOLERANCE;
	const apart = Math.abs(one.baseline - other.baseline);
	// A capital is some seven tenths of its size.
	return isAcross && apart < 0.7 * Math.min(one.size, other.size);
}

/** What cannot be read on a page: it lies beside the paper, or on another text. */
function unreadable(page: PlacedPage): string[] {
	const texts = page.texts.filter(({ text }) => text.trim() !== '');
	return texts
		.filter((one, at) => isBesidePaper(one, page) || texts.slice(at + 1).some((other) => doOverlap(one, other)))
		.map(({ text }) => text);
}

const SHEETS: readonly (readonly [string, Call, (made: Festival) => Record<string, string>])[] = [
	['stage', sheetCalls.stage, ({ stage }) => ({ stageId: String(stage), day: DAY })],
	['stage on A3', sheetCalls.stage, ({ stage }) => ({ stageId: String(stage), day: DAY, format: 'A3' })],
	['position', sheetCalls.position, ({ gate }) => ({ positionId: String(gate), day: DAY })],
	['band', sheetCalls.band, ({ band }) => ({ bandId: String(band) })],
	['vehicle', sheetCalls.vehicle, ({ vehicle }) => ({ vehicleId: String(vehicle) })],
	['day', sheetCalls.day, () => ({ day: DAY })],
];

test.for(SHEETS)(
	'SHEET-01 on the sheet of a %s the longest words leave every column on the paper',
	async ([, call, queryOf]) => {
		const app = await festivalOfLongWords();
		const { rawPayload } = await app.request(call, { as: 'admin', query: queryOf(app) });
		const pages = await placedPages(rawPayload);
		const words = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('');
		// Broken over lines, yet whole.
		expect(words).toContain(call === sheetCalls.day ? longWord('Wandband') : TEL);
		expect(pages.flatMap(unreadable)).toEqual([]);
	},
);
