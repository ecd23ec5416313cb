import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makerOf } from '../../testing/festival.ts';
import { testApp } from '../../testing/test-app.ts';
import { importing } from './testing/importing.ts';

/** One of few, so that many have it in common. */
const few = (count: number) => fc.integer({ min: 0, max: count - 1 });

/** So many invented bands at once, each with a case of its own. */
const CASES = 150;

function sampled<Value>(of: fc.Arbitrary<Value>, seed: number): Value[] {
	return fc.sample(of, { seed, numRuns: CASES });
}

interface Placed {
	readonly stage: number;
	/** Hours since the first day's 18:00; two days and the small hours of both. */
	readonly start: number;
	readonly hours: number;
}

const HOURS = [0, 1, 9, 24, 25] as const;
const placed: fc.Arbitrary<Placed> = fc.record({
	stage: few(3),
	start: few(HOURS.length).map((index) => HOURS[index] ?? 0),
	hours: fc.integer({ min: 1, max: 2 }),
});
const FIRST = Date.parse('2026-08-22T16:00:00Z');
const timeOf = (hours: number) => new Date(FIRST + hours * 3_600_000).toISOString();
/** Festival days begin at 06:00, twelve hours after the first hour here. */
const dayOf = ({ start }: Placed) => Math.floor((start + 12) / 24);

/** IMP-12, word by word: the show of each row, by its place; null: new. Rows that say the same are one. */
function showsOf(rows: readonly Placed[], shows: readonly Placed[]): (number | null)[] {
	const first = rows.map((row) => rows.findIndex((each) => JSON.stringify(each) === JSON.stringify(row)));
	const fits: ((row: Placed, show: Placed) => boolean)[] = [
		(row, show) => row.stage === show.stage && row.start === show.start && row.hours === show.hours,
		(row, show) => row.stage === show.stage && row.start === show.start,
		(row, show) => row.start === show.start,
		(row, show) => row.stage === show.stage && dayOf(row) === dayOf(show),
		(row, show) => dayOf(row) === dayOf(show),
	];
	const found = new Map<number, number>();
	const isFree = (show: number) => ![...found.values()].includes(show);
	const open = () => rows.flatMap((_, index) => (first[index] === index && !found.has(index) ? [index] : []));
	const left = () => shows.flatMap((_, index) => (isFree(index) ? [index] : []));
	for (const fit of fits) {
		for (const index of open()) {
			const row = rows[index];
			const show = left().find((each) => row && shows[each] && fit(row, shows[each]));
			if (show !== undefined) found.set(index, show);
		}
	}
	const [row, ...others] = open();
	const [show, ...more] = left();
	if (row !== undefined && show !== undefined && others.length + more.length === 0) found.set(row, show);
	return rows.map((_, index) => found.get(first[index] ?? index) ?? null);
}

test('IMP-12 rows find the shows that the rules give them, in made-up running orders', async () => {
	const app = await testApp();
	const { run, dryRun } = importing(app);
	const cases = sampled(
		fc.record({
			shows: fc.uniqueArray(placed, { maxLength: 4, selector: keyOf }),
			rows: fc.array(placed, { maxLength: 4 }),
		}),
		12,
	);
	const rowsOf = (of: (one: (typeof cases)[number]) => readonly Placed[]) =>
		cases.flatMap((each, number) =>
			of(each).map(({ stage, start, hours }) => ({
				values: { band: `Band ${number}`, stage: `Stage ${stage}`, start: timeOf(start), end: timeOf(start + hours) },
			})),
		);
	const made = (
		await run(
			'running_order',
			rowsOf(({ shows }) => shows),
		)
	).body.rows.map(({ id }) => id);
	const proposed = (
		await dryRun(
			'running_order',
			rowsOf(({ rows }) => rows),
		)
	).rows.map(({ id }) => id);
	for (const [number, { shows, rows }] of cases.entries()) {
		const [ids, found] = [made.splice(0, shows.length), proposed.splice(0, rows.length)];
		const should = showsOf(rows, shows).map((show) => (show === null ? null : ids[show]));
		expect(found, `Band ${number}: ${JSON.stringify({ shows, rows })}`).toEqual(should);
	}
});

function keyOf({ stage, start, hours }: Placed): string {
	return `${stage} ${start} ${hours}`;
}

interface Van {
	/** In several spellings. */
	readonly name: number;
	readonly plate: number;
}

const SPELLINGS = [
	['Van', ' van '],
	['Red  Truck', 'red\u00a0TRUCK'],
] as const;
const van: fc.Arbitrary<Van> = fc.record({ name: few(2), plate: few(3) });

/** IMP-12, word by word: equal values first, then the lower id, each taken once; null: new. */
function vansOf(rows: readonly Van[], vans: readonly Van[]): (number | null)[] {
	const same = (one: Van, other: Van) => one.name === other.name && one.plate === other.plate;
	const first = rows.map((row) => rows.findIndex((each) => same(each, row)));
	const found = new Map<number, number>();
	for (const fit of [same, (one: Van, other: Van) => one.name === other.name]) {
		for (const [index, row] of rows.entries()) {
			if (first[index] !== index || found.has(index)) continue;
			const place = vans.findIndex((each, at) => fit(row, each) && ![...found.values()].includes(at));
			if (place >= 0) found.set(index, place);
		}
	}
	return rows.map((_, index) => found.get(first[index] ?? index) ?? null);
}

test('IMP-12 rows find the vehicles that the rules give them, whatever case and blanks their names have', async () => {
	const app = await testApp();
	const { dryRun } = importing(app);
	const make = makerOf(app);
	const cases = sampled(
		fc.record({ vans: fc.array(van, { maxLength: 4 }), rows: fc.array(van, { maxLength: 4 }) }),
		13,
	);
	const stage = await make.stage();
	const ids: number[][] = [];
	for (const [number, { vans }] of cases.entries()) {
		const band = await make.band({ name: `Band ${number}`, stage });
		const own: number[] = [];
		for (const each of vans) own.push(await make.vehicle(band, vehicleOf(each)));
		ids.push(own);
	}
	const rowOf = (band: number, { name, plate }: Van) => ({
		values: { band: `Band ${band}`, type: 'VAN', name: SPELLINGS[name]?.[1], licence_plate: `P ${plate}` },
	});
	const rows = cases.flatMap((each, number) => each.rows.map((row) => rowOf(number, row)));
	const proposed = (await dryRun('vehicles', rows)).rows.map(({ id }) => id);
	for (const [number, each] of cases.entries()) {
		const should = vansOf(each.rows, each.vans).map((place) => (place === null ? null : ids[number]?.[place]));
		expect(proposed.splice(0, each.rows.length), `Band ${number}: ${JSON.stringify(each)}`).toEqual(should);
	}
});

function vehicleOf({ name, plate }: Van) {
	return { name: SPELLINGS[name]?.[0], type: { id: 'van' }, licence_plate: `P ${plate}` };
}
