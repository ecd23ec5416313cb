import type { Activity, Band, Person, Position, Stage, Vehicle } from '@crossload/contract';
import { plateKey } from '@crossload/domain';
import { queryWordsOrSigns, telKey } from '../../lib/query-key.ts';

/** The lists that are searched, as far as the device has them. */
export interface SearchLists {
	readonly bands: readonly Band[];
	readonly vehicles: readonly Vehicle[];
	readonly positions: readonly Position[];
	readonly persons: readonly Person[];
	readonly activities: readonly Activity[];
	readonly stages: readonly Stage[];
}

/** What an entry can be found by. */
interface SearchKeys {
	readonly id: number;
	/** Its names as they are compared, each word with a blank before it, what matters most first. */
	readonly names: string;
	readonly plate: string;
	readonly tel: string;
}

/** Something that can be found, and its row. A driver is found with the vehicle. */
export type SearchEntry = SearchKeys &
	(
		| { readonly kind: 'band'; readonly row: Band }
		| { readonly kind: 'vehicle' | 'driver'; readonly row: Vehicle }
		| { readonly kind: 'position'; readonly row: Position }
		| { readonly kind: 'person'; readonly row: Person }
		| { readonly kind: 'activity'; readonly row: Activity }
		| { readonly kind: 'stage'; readonly row: Stage }
	);

export type SearchKind = SearchEntry['kind'];

const NO_PLATE_OR_TEL = { plate: '', tel: '' };

const bands = cachedEntries((row: Band) => [
	{ kind: 'band', id: row.id, row, ...NO_PLATE_OR_TEL, names: keyOf(row.name, row.stage.name) },
]);

const vehicles = cachedEntries((row: Vehicle) => [
	{
		kind: 'vehicle',
		id: row.id,
		row,
		names: keyOf(row.band.name, row.name, row.type.slug),
		plate: plateKey(row.licence_plate ?? ''),
		tel: '',
	},
]);

const drivers = cachedEntries((row: Vehicle) => {
	if (row.driver === null && row.driver_tel === null) return [];
	const tel = telKey(row.driver_tel ?? '');
	return [{ kind: 'driver', id: row.id, row, names: keyOf(row.driver ?? ''), plate: '', tel }];
});

const positions = cachedEntries((row: Position) => [
	{ kind: 'position', id: row.id, row, ...NO_PLATE_OR_TEL, names: keyOf(row.name, row.slug, row.tag) },
]);

const persons = cachedEntries((row: Person) => [
	{ kind: 'person', id: row.id, row, plate: '', names: keyOf(row.name, row.group), tel: telKey(row.tel ?? '') },
]);

const activities = cachedEntries((row: Activity) => [
	{ kind: 'activity', id: row.id, row, ...NO_PLATE_OR_TEL, names: keyOf(row.activityType.name, row.band?.name ?? '') },
]);

const stages = cachedEntries((row: Stage) => [
	{ kind: 'stage', id: row.id, row, ...NO_PLATE_OR_TEL, names: keyOf(row.name) },
]);

/** The id of one row, or all of them. */
type IdOrAll = number | 'all';

const ENTRIES: Readonly<Record<SearchKind, (lists: SearchLists, id: IdOrAll) => readonly SearchEntry[]>> = {
	band: (lists, id) => bands(lists.bands, id),
	vehicle: (lists, id) => vehicles(lists.vehicles, id),
	driver: (lists, id) => drivers(lists.vehicles, id),
	position: (lists, id) => positions(lists.positions, id),
	person: (lists, id) => persons(lists.persons, id),
	activity: (lists, id) => activities(lists.activities, id),
	stage: (lists, id) => stages(lists.stages, id),
};

/** The entries of a kind; built once per list, and again only for rows that changed. */
export function entriesOfKind(lists: SearchLists, kind: SearchKind): readonly SearchEntry[] {
	return ENTRIES[kind](lists, 'all');
}

/** The entry with this id, none when its row was removed; builds no entries of other rows. */
export function entriesOfId(
	lists: SearchLists,
	{ kind, id }: Pick<SearchEntry, 'kind' | 'id'>,
): readonly SearchEntry[] {
	return ENTRIES[kind](lists, id);
}

/** By name: names repeat in thousands of rows. */
const keys = new Map<string, string>();
/** Names that are cached, at most; beyond that the cache is emptied. */
const MAX_KEYS = 50_000;

function keyOf(...names: readonly string[]): string {
	let key = '';
	for (const name of names) key += wordsOf(name);
	return key;
}

function wordsOf(name: string): string {
	const known = keys.get(name);
	if (known !== undefined) return known;
	const key = queryWordsOrSigns(name)
		.map((word) => ` ${word}`)
		.join('');
	if (keys.size >= MAX_KEYS) keys.clear();
	keys.set(name, key);
	return key;
}

/** Caches entries by list and by row: a live update makes a new list, but keeps the row objects that did not change. */
function cachedEntries<Row extends { readonly id: number }>(entriesOf: (row: Row) => readonly SearchEntry[]) {
	const byRow = new WeakMap<Row, readonly SearchEntry[]>();
	const byList = new WeakMap<readonly Row[], readonly SearchEntry[]>();
	const entriesOfRow = (row: Row) => {
		const known = byRow.get(row);
		if (known) return known;
		const entries = entriesOf(row);
		byRow.set(row, entries);
		return entries;
	};
	return (rows: readonly Row[], id: IdOrAll): readonly SearchEntry[] => {
		if (id !== 'all') return rows.filter((row) => row.id === id).flatMap(entriesOfRow);
		const known = byList.get(rows);
		if (known) return known;
		const entries = rows.flatMap(entriesOfRow);
		byList.set(rows, entries);
		return entries;
	};
}
