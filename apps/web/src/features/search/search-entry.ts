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

/** What a thing can be found by. */
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

const NONE = { plate: '', tel: '' };

const bands = indexed((row: Band) => [
	{ kind: 'band', id: row.id, row, ...NONE, names: keyOf(row.name, row.stage.name) },
]);

const vehicles = indexed((row: Vehicle) => [
	{
		kind: 'vehicle',
		id: row.id,
		row,
		names: keyOf(row.band.name, row.name, row.type.slug),
		plate: plateKey(row.licence_plate ?? ''),
		tel: '',
	},
]);

const drivers = indexed((row: Vehicle) => {
	if (row.driver === null && row.driver_tel === null) return [];
	const tel = telKey(row.driver_tel ?? '');
	return [{ kind: 'driver', id: row.id, row, names: keyOf(row.driver ?? ''), plate: '', tel }];
});

const positions = indexed((row: Position) => [
	{ kind: 'position', id: row.id, row, ...NONE, names: keyOf(row.name, row.slug, row.tag) },
]);

const persons = indexed((row: Person) => [
	{ kind: 'person', id: row.id, row, plate: '', names: keyOf(row.name, row.group), tel: telKey(row.tel ?? '') },
]);

const activities = indexed((row: Activity) => [
	{ kind: 'activity', id: row.id, row, ...NONE, names: keyOf(row.activityType.name, row.band?.name ?? '') },
]);

const stages = indexed((row: Stage) => [{ kind: 'stage', id: row.id, row, ...NONE, names: keyOf(row.name) }]);

type Wanted = number | 'all';

const ENTRIES: Readonly<Record<SearchKind, (lists: SearchLists, wanted: Wanted) => readonly SearchEntry[]>> = {
	band: (lists, wanted) => bands(lists.bands, wanted),
	vehicle: (lists, wanted) => vehicles(lists.vehicles, wanted),
	driver: (lists, wanted) => drivers(lists.vehicles, wanted),
	position: (lists, wanted) => positions(lists.positions, wanted),
	person: (lists, wanted) => persons(lists.persons, wanted),
	activity: (lists, wanted) => activities(lists.activities, wanted),
	stage: (lists, wanted) => stages(lists.stages, wanted),
};

/** All of a kind, by what it can be found by; made once per list, and again only for rows that changed. */
export function entriesOfKind(lists: SearchLists, kind: SearchKind): readonly SearchEntry[] {
	return ENTRIES[kind](lists, 'all');
}

/** One thing, or nothing when it is gone; the others are not read for it. */
export function entriesOfThing(
	lists: SearchLists,
	{ kind, id }: Pick<SearchEntry, 'kind' | 'id'>,
): readonly SearchEntry[] {
	return ENTRIES[kind](lists, id);
}

const keys = new Map<string, string>();
/** Names repeat in thousands of rows; with more different ones than this the cache starts over. */
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

/** A live update makes another list but keeps the rows that did not change, and their entries are kept with them. */
function indexed<Row extends { readonly id: number }>(entriesOf: (row: Row) => readonly SearchEntry[]) {
	const ofRow = new WeakMap<Row, readonly SearchEntry[]>();
	const ofList = new WeakMap<readonly Row[], readonly SearchEntry[]>();
	const read = (row: Row) => {
		const known = ofRow.get(row);
		if (known) return known;
		const entries = entriesOf(row);
		ofRow.set(row, entries);
		return entries;
	};
	return (rows: readonly Row[], wanted: Wanted): readonly SearchEntry[] => {
		if (wanted !== 'all') return rows.filter(({ id }) => id === wanted).flatMap(read);
		const known = ofList.get(rows);
		if (known) return known;
		const entries = rows.flatMap(read);
		ofList.set(rows, entries);
		return entries;
	};
}
