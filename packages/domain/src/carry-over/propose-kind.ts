import { type MatchTier, matchLastOnes, matchRows } from '../import/match-rows.ts';
import type { CarryState } from './carry-kind.ts';

/** A row with what it names as it is here: ids of here, below zero for what is to be made. */
export interface Adapted<Row> {
	readonly row: Row;
	/** What it has to do without, in words for people. */
	readonly remarks: readonly string[];
	/** Why it cannot be made; null when it can. */
	readonly obstacle: string | null;
}

/** What becomes of one row. */
export interface Carried<Row> {
	readonly state: CarryState;
	readonly name: string;
	readonly row: Row;
	/** What is here by its name; null for what is not. */
	readonly here: Row | null;
	/** In words for people: what it has to do without, why it stays as it is or cannot be made. */
	readonly remarks: readonly string[];
}

/** What becomes of the rows of one kind, and which id each has here: below zero for what is to be made. */
export interface ProposedKind<Row> {
	readonly carried: readonly Carried<Row>[];
	readonly ids: ReadonlyMap<number, number>;
}

/** How rows of one kind are known again and compared. */
export interface KindRules<Row> {
	nameOf(row: Row): string;
	adapt(row: Row): Adapted<Row>;
	/** What they are known by, the surest first; each row of here is taken once (IMP-12). */
	readonly tiers: readonly ((row: Row) => string | null)[];
	/** Where one row of each side is left that is the same in this, these two. */
	readonly last?: (row: Row) => string;
	/** What must be equal in rows that say the same. */
	sayOf(row: Row): unknown;
	/** What is said of a row that is here and says something else. */
	readonly keptBecause?: string;
	/** Whether a row that is here gives way to one of another installation. */
	givesWay?(here: Row): boolean;
}

export const KEPT = 'is here already and says something else, which stays';

/** Proposes what becomes of each row. Of a kind that is not chosen nothing is made; what is here by name is still known. */
export function proposeKind<Row extends { readonly id: number }>(
	{ source, here }: { readonly source: readonly Row[]; readonly here: readonly Row[] },
	rules: KindRules<Row>,
	isChosen: boolean,
): ProposedKind<Row> {
	const adapted = source.map((row) => rules.adapt(row));
	const matches = matched(adapted, here, rules);
	const ids = new Map<number, number>();
	const carried = adapted.map((each) => {
		const match = matches.get(each) ?? null;
		if (match) ids.set(each.row.id, match.id);
		else if (isChosen && each.obstacle === null) ids.set(each.row.id, -each.row.id);
		return match ? present(each, match, rules) : absent(each, rules);
	});
	return { carried: isChosen ? carried : [], ids };
}

function matched<Row extends { readonly id: number }>(
	adapted: readonly Adapted<Row>[],
	here: readonly Row[],
	{ tiers, last, sayOf }: KindRules<Row>,
): Map<Adapted<Row>, Row> {
	const [surest] = tiers;
	const equal = (row: Row) => JSON.stringify([surest?.(row), sayOf(row)]);
	const entries = here.toSorted((a, b) => a.id - b.id);
	const asTier = (keyOf: (row: Row) => string | null): MatchTier<Adapted<Row>, Row> => ({
		ofRow: ({ row }) => keyOf(row),
		ofEntry: keyOf,
	});
	const matches = matchRows(adapted, entries, [equal, ...tiers].map(asTier));
	if (last) matchLastOnes(matches, { rows: adapted, entries, tier: asTier(last) });
	return matches;
}

function present<Row extends { readonly id: number }>(
	{ row, remarks }: Adapted<Row>,
	here: Row,
	{ nameOf, sayOf, givesWay, keptBecause = KEPT }: KindRules<Row>,
): Carried<Row> {
	const name = nameOf(row);
	if (JSON.stringify(sayOf(row)) === JSON.stringify(sayOf(here)))
		return { state: 'same', name, row, here, remarks: [] };
	if (givesWay?.(here)) return { state: 'new', name, row, here, remarks };
	return { state: 'kept', name, row, here, remarks: [keptBecause] };
}

function absent<Row>({ row, remarks, obstacle }: Adapted<Row>, { nameOf }: KindRules<Row>): Carried<Row> {
	const name = nameOf(row);
	if (obstacle !== null) return { state: 'skipped', name, row, here: null, remarks: [obstacle] };
	return { state: 'new', name, row, here: null, remarks };
}
