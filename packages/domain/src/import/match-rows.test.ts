import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MatchTier, matchLastOnes, matchRows } from './match-rows.ts';

interface Thing {
	readonly group: string;
	readonly exact: string;
}

const by = (keyOf: (thing: Thing) => string | null): MatchTier<Thing, Thing> => ({ ofRow: keyOf, ofEntry: keyOf });
const TIERS = [by(({ group, exact }) => `${group} ${exact}`), by(({ group }) => group)];
const things = fc.array(fc.record({ group: fc.constantFrom('x', 'y'), exact: fc.constantFrom('1', '2', '3') }));

test('IMP-12 each entry is taken once, within its group, and as many as can be', () => {
	fc.assert(
		fc.property(things, things, (rows, entries) => {
			const matches = matchRows(rows, entries, TIERS);
			expect(new Set(matches.values()).size).toBe(matches.size);
			for (const [row, entry] of matches) expect(row.group).toBe(entry.group);
			const counts = (all: Thing[], group: string) => all.filter((each) => each.group === group).length;
			const possible = ['x', 'y'].map((group) => Math.min(counts(rows, group), counts(entries, group)));
			expect(matches.size).toBe(possible.reduce((sum, count) => sum + count, 0));
		}),
	);
});

test('IMP-12 what fits exactly is matched before what fits by half, in the order of the entries', () => {
	const [first, second] = [
		{ group: 'x', exact: '1' },
		{ group: 'x', exact: '2' },
	];
	const [late, exact] = [
		{ group: 'x', exact: '9' },
		{ group: 'x', exact: '1' },
	];
	expect([...matchRows([late, exact], [first, second], TIERS)]).toEqual([
		[exact, first],
		[late, second],
	]);
});

test('IMP-12 the last row and the last entry of a group belong together, two of them do not', () => {
	const tier = by(({ group }) => group);
	const [row, entry] = [
		{ group: 'x', exact: '1' },
		{ group: 'x', exact: '2' },
	];
	const matches = new Map<Thing, Thing>();
	matchLastOnes(matches, { rows: [row], entries: [entry, { ...entry }], tier });
	expect(matches.size).toBe(0);
	matchLastOnes(matches, { rows: [row], entries: [entry], tier });
	expect([...matches]).toEqual([[row, entry]]);
});
