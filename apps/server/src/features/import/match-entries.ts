import type { RowValue } from '@crossload/domain';
import type { ImportFestival, ProposeInput } from './import-festival.ts';
import type { Entry, ReadRow } from './import-kind.ts';
import type { RowValues } from './import-memory.store.ts';

/**
 * To which entry each row belongs: by its id, else by its names, else by an alias; and where nothing that is there fits, to
 * what was imported before and removed since (IN-AND-OUT.md, IMP-12, IMP-13).
 */
export function matchEntries(rows: readonly ReadRow[], input: ProposeInput): Map<ReadRow, Entry> {
	const { kind, festival } = input;
	const present = [...festival.present.values()].map((each) => ({
		id: each.id,
		values: kind.valuesOf(each.state),
		present: each,
	}));
	const matches = matchById(rows, { present, input });
	const taken = new Set([...matches.values()].map(({ id }) => id));
	const isFree = ({ id }: Entry) => !taken.has(id);
	const isOpen = (row: ReadRow) => row.id === null && kind.makesOnlyBand?.(row.values) !== true;
	const add = (more: ReadonlyMap<ReadRow, Entry>) => {
		for (const [row, entry] of more) {
			matches.set(row, entry);
			taken.add(entry.id);
		}
	};
	const open = rows.filter(isOpen);
	add(kind.match(open, present.filter(isFree), festival.context));
	const byId = new Map(present.map((entry) => [entry.id, entry]));
	for (const row of open.filter((each) => !matches.has(each))) {
		const entry = byId.get(aliasOf(row, input) ?? 0);
		if (entry && isFree(entry)) add(new Map([[row, entry]]));
	}
	const left = open.filter((row) => !matches.has(row) && row.faults.length === 0);
	add(kind.match(left, goneEntries(festival).filter(isFree), festival.context));
	return matches;
}

function matchById(
	rows: readonly ReadRow[],
	{ present, input: { kind, festival, statesAt } }: { present: readonly Entry[]; input: ProposeInput },
): Map<ReadRow, Entry> {
	const byId = new Map(present.map((entry) => [entry.id, entry]));
	const matches = new Map<ReadRow, Entry>();
	for (const row of rows) {
		if (row.id === null) continue;
		const state = statesAt.get(row.id);
		const gone = festival.imported.get(row.id) ?? (state === undefined ? undefined : kind.valuesOf(state));
		const entry = byId.get(row.id) ?? (gone && { id: row.id, values: gone });
		if (entry) matches.set(row, entry);
	}
	return matches;
}

function aliasOf({ values }: ReadRow, { kind, festival }: ProposeInput): number | undefined {
	const { name, band } = values;
	if (kind.entity === 'activity' || typeof name !== 'string') return undefined;
	if (kind.entity !== 'vehicle') return festival.context.names.aliased(kind.entity, name);
	return typeof band === 'number' ? festival.context.names.aliased('vehicle', name, band) : undefined;
}

/** What imports had and is gone; its band and stage may have come back under other ids. */
function goneEntries(festival: ImportFestival): Entry[] {
	const gone = [...festival.imported].filter(([id]) => !festival.present.has(id));
	return gone.map(([id, values]) => ({ id, values: { ...values, ...referencesNow(values, festival) } }));
}

function referencesNow(values: RowValues, { context: { names }, goneNames }: ImportFestival): RowValues {
	const now = (['band', 'stage'] as const).flatMap((field): [string, RowValue][] => {
		const id = values[field];
		const name = typeof id === 'number' ? goneNames[field].get(id) : undefined;
		return name === undefined ? [] : [[field, names.peek(field, name) ?? id ?? null]];
	});
	return Object.fromEntries(now);
}
