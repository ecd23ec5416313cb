import type { Activity, Band, Person, Position, Vehicle } from '@crossload/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { find, MAX_PER_KIND } from './find.ts';
import { nameMarks, type Piece, plateMarks, telMarks } from './marks.ts';
import { entriesOfKind, type SearchLists } from './search-entry.ts';
import { parseQuery, type SearchQuery } from './search-query.ts';

const STAGE = { id: 1, name: 'Plaza', color: '#c9b6f2' };
const NO_LISTS: SearchLists = { bands: [], vehicles: [], positions: [], persons: [], activities: [], stages: [] };

let lastId = 0;
const nextId = () => {
	lastId += 1;
	return lastId;
};

function band(name: string): Band {
	const row = { id: nextId(), name, status: 'here', stage: STAGE, show: null, vehicles: [], activities: [] };
	return row as Partial<Band> as Band;
}

function vehicle({ of = 'Mira Solberg', ...more }: Partial<Vehicle> & { of?: string }): Vehicle {
	const type = { id: 'spr', slug: 'SPR', name: 'Sprinter', color: '#27707d' };
	const none = { licence_plate: null, driver: null, driver_tel: null, activities: [] };
	const row: Partial<Vehicle> = { id: nextId(), name: 'Sprinter', band: { id: 1, name: of }, type, ...none, ...more };
	return row as Vehicle;
}

function activity(type: string, of: string, end: string | null = null): Activity {
	const activityType = { id: type, name: type } as Activity['activityType'];
	return { id: nextId(), activityType, band: { id: 1, name: of }, end } as Partial<Activity> as Activity;
}

function person(name: string, tel: string | null): Person {
	return { id: nextId(), name, tel, group: 'Team', version: 1 };
}

function queryOf(typed: string): SearchQuery {
	const query = parseQuery(typed);
	if (!query) throw new Error(`'${typed}' says nothing`);
	return query;
}

/** What is found, group by group: `vehicle 3`. */
function foundIn(lists: Partial<SearchLists>, typed: string): string[] {
	const { groups } = find({ ...NO_LISTS, ...lists }, queryOf(typed));
	return groups.flatMap(({ kind, entries }) => entries.map(({ id }) => `${kind} ${id}`));
}

const marked = (pieces: readonly Piece[]) => pieces.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');

test.each(['SG 402 118', 'sg402118', 'SG-4O2-118', 'sg·402–118', '402118', '2 11', '4o2'])(
	'a plate is found by %j, whatever its blanks, dashes, case and O',
	(typed) => {
		const truck = vehicle({ licence_plate: 'SG 402 118' });
		expect(foundIn({ vehicles: [vehicle({ licence_plate: 'LB-KX 77' }), truck] }, typed)).toEqual([
			`vehicle ${truck.id}`,
		]);
	},
);

test('every part of a plate with a digit, at least two long, finds its vehicle', () => {
	const plates = fc.stringMatching(/^[A-Z]{1,3}[ -][A-Z]{1,2} \d{2,4}$/);
	fc.assert(
		fc.property(plates, fc.nat(), fc.nat(), (plate, start, length) => {
			const from = start % (plate.length - 1);
			const part = plate.slice(from, from + 2 + (length % plate.length)).trim();
			fc.pre(part.length > 1 && /\d/.test(part) && /[A-Z\d].*[A-Z\d]/.test(part));
			const truck = vehicle({ licence_plate: plate });
			expect(foundIn({ vehicles: [truck] }, part.toLowerCase())).toEqual([`vehicle ${truck.id}`]);
		}),
	);
});

test('plates come first, the whole one before its beginning before a part', () => {
	const [part, start, whole] = ['ZH 1402', '402 A', '4-02'].map((plate) => vehicle({ licence_plate: plate }));
	const lists = { bands: [band('402 Crew')], vehicles: [part, start, whole].flatMap((row) => row ?? []) };
	expect(foundIn(lists, '402')).toEqual([
		`vehicle ${whole?.id}`,
		`vehicle ${start?.id}`,
		`vehicle ${part?.id}`,
		`band ${lists.bands[0]?.id}`,
	]);
});

test('letters alone find names before plates that begin so', () => {
	const lists = { bands: [band('Moth Parade')], vehicles: [vehicle({ of: 'Tin Harbour', licence_plate: 'MO 12' })] };
	expect(foundIn(lists, 'mo')).toEqual([`band ${lists.bands[0]?.id}`, `vehicle ${lists.vehicles[0]?.id}`]);
});

test('a name is found without its accents, in any order of its words', () => {
	const bands = [band('Kapitän Föhn'), band("Rock'n Røll Groß")];
	expect(foundIn({ bands }, 'fohn kapitan')).toEqual([`band ${bands[0]?.id}`]);
	expect(foundIn({ bands }, 'rockn roll gross')).toEqual([`band ${bands[1]?.id}`]);
});

test.each(['!!!', '🎸', '+/-', '∆', '👩‍🎤 x'])(
	'a band that is called %j is found by that, and by no other sign',
	(name) => {
		const bands = [band('Moth Parade'), band(name), band('Twelve – Ten')];
		expect(foundIn({ bands }, name)).toEqual([`band ${bands[1]?.id}`]);
		expect(foundIn({ bands }, '🥁')).toEqual([]);
	},
);

test('a name is found by the sign in it that is a picture', () => {
	const bands = [band('Moth 🎸 Parade'), band('Moth Parade')];
	expect(foundIn({ bands }, 'moth 🎸')).toEqual([`band ${bands[0]?.id}`]);
	expect(marked(nameMarks('Moth 🎸 Parade', queryOf('🎸 mo')))).toBe('[Mo]th [🎸] Parade');
});

test('a vehicle is found by band and name together, and by its type', () => {
	const truck = vehicle({ of: 'Glass Orchard', name: 'Truck 2' });
	const vehicles = [vehicle({ of: 'Glass Orchard', name: 'Car' }), truck];
	expect(foundIn({ vehicles }, 'glass truck')).toEqual([`vehicle ${truck.id}`]);
	expect(foundIn({ vehicles }, 'spr')).toHaveLength(2);
});

test('the beginning of a name comes before the beginning of a word before a part', () => {
	const bands = ['Amira', 'Santa Mira', 'Mira Solberg'].map(band);
	expect(foundIn({ bands }, 'mira')).toEqual([2, 1, 0].map((at) => `band ${bands[at]?.id}`));
});

test('a single letter finds only what begins with it', () => {
	const bands = ['Moth Parade', 'Amira'].map(band);
	expect(foundIn({ bands }, 'm')).toEqual([`band ${bands[0]?.id}`]);
});

test.each(['078 555 40', '+41 78 555', '0041 78 555 402', '5554029', '(078) 555-40'])(
	'a person is found by %j, however the number is written',
	(typed) => {
		const persons = [person('Ole Haas', '+41 (0)78 555 402 9'), person('Mia Koch', null)];
		expect(foundIn({ persons }, typed)).toEqual([`person ${persons[0]?.id}`]);
	},
);

test('two digits are no telephone number', () => {
	expect(foundIn({ persons: [person('Ole Haas', '+41 78 555 40 29')] }, '55')).toEqual([]);
});

test('a driver is found by name and by number, as the vehicle that is driven; a hidden number is not found', () => {
	const known = vehicle({ driver: 'Lea Graf', driver_tel: '+41 79 555 94 69' });
	const hidden = vehicle({ driver: 'Timo Ahl', driver_tel: null });
	expect(foundIn({ vehicles: [known, hidden] }, 'graf')).toEqual([`driver ${known.id}`]);
	expect(foundIn({ vehicles: [known, hidden] }, '555 94')).toEqual([`driver ${known.id}`]);
});

test('of many names those are found that hold every word, a single letter only where a word begins', () => {
	const word = fc.stringMatching(/^[ab]{1,4}$/);
	const names = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { maxLength: MAX_PER_KIND });
	fc.assert(
		fc.property(names, fc.array(word, { minLength: 1, maxLength: 3 }), (named, query) => {
			const bands = named.map((words) => ({ ...band(words.join(' ')), stage: { ...STAGE, name: '-' } }));
			const isMeant = (words: readonly string[]) =>
				query.every((part) => words.some((each) => (part.length === 1 ? each.startsWith(part) : each.includes(part))));
			const meant = bands.filter((_, at) => isMeant(named[at] ?? [])).map(({ id }) => `band ${id}`);
			expect(foundIn({ bands }, query.join(' ')).toSorted()).toEqual(meant.toSorted());
		}),
	);
});

test('what can be part of no plate finds no vehicle', () => {
	expect(foundIn({ vehicles: [vehicle({ licence_plate: 'SG 402 118' })] }, '--')).toEqual([]);
});

test('activities are found by type and band, those that are over last', () => {
	const over = activity('Show', 'Mira Solberg', '2026-08-21T20:00:00+02:00');
	const coming = activity('Show', 'Mira Solberg');
	const activities = [over, coming, activity('Load-in', 'Mira Solberg')];
	expect(foundIn({ activities }, 'show mira')).toEqual([`activity ${coming.id}`, `activity ${over.id}`]);
	expect(foundIn({ activities }, 'load in')).toHaveLength(1);
});

test('a position is found by name and slug', () => {
	const position = {
		id: 7,
		name: 'Dock Sternen B',
		slug: 'dst-b',
		tag: 'SA',
		vehicles: [],
		version: 1,
		capacity: null,
		stage: null,
	};
	const positions: Position[] = [{ ...position, tag: 'SA' }];
	expect(foundIn({ positions }, 'sternen')).toEqual(['position 7']);
	expect(foundIn({ positions }, 'dst-b')).toEqual(['position 7']);
});

test('all are counted, the best of each kind shown', () => {
	const bands = Array.from({ length: 30 }, (_, at) => band(`Moth ${at}`));
	const { groups, count } = find({ ...NO_LISTS, bands }, queryOf('moth'));
	expect(count).toBe(30);
	expect(groups[0]?.entries).toHaveLength(MAX_PER_KIND);
});

test.each(['', '   ', '-', '…'])('%j looks for nothing', (typed) => {
	expect(parseQuery(typed)).toBeNull();
});

test('a list is read once, and of a list with one new row only that row', () => {
	const bands = ['Amira', 'Moth Parade'].map(band);
	const before = entriesOfKind({ ...NO_LISTS, bands }, 'band');
	expect(entriesOfKind({ ...NO_LISTS, bands }, 'band')).toBe(before);
	const after = entriesOfKind({ ...NO_LISTS, bands: [...bands.slice(0, 1), band('Moths')] }, 'band');
	expect(after[0]).toBe(before[0]);
	expect(after[1]).not.toBe(before[1]);
});

test.each([
	['SG 402 118', '4o2', 'SG [402] 118'],
	['SG 402 118', '2-11', 'SG 40[2 11]8'],
	['B-OX 12', 'b0x', '[B-OX] 12'],
	['SG 402 118', 'mira 402', 'SG [402] 118'],
])('in the plate %j what was searched for as %j is marked', (plate, typed, expected) => {
	expect(marked(plateMarks(plate, queryOf(typed)))).toBe(expected);
});

test.each([
	['Kapitän Föhn', 'fohn', 'Kapitän [Föhn]'],
	['Amira Mira', 'mira', 'Amira [Mira]'],
	['Amira', 'mira', 'A[mira]'],
	['Mira Solberg', 'sol mi', '[Mi]ra [Sol]berg'],
	['Groß', 'gros', '[Groß]'],
	['🎸 Band', 'band', '🎸 [Band]'],
	['𐐀 Band', '𐐨', '[𐐀] Band'],
	['Moth', 'x', 'Moth'],
])('in the name %j what was searched for as %j is marked', (name, typed, expected) => {
	expect(marked(nameMarks(name, queryOf(typed)))).toBe(expected);
});

test('in a telephone number the blanks inside what was searched for are marked too', () => {
	expect(marked(telMarks('+41 78 555 402 9', queryOf('5554')))).toBe('+41 78 [555 4]02 9');
	expect(marked(telMarks('+41 (0)78 555', queryOf('078 5')))).toBe('+41 (0)[78 5]55');
});

test('marking keeps every character of a name', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-z]{1,3}$/), (name, typed) => {
			expect(
				nameMarks(name, queryOf(typed))
					.map(({ text }) => text)
					.join(''),
			).toBe(name);
		}),
	);
});
