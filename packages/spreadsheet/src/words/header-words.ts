import type { ImportKindName } from '@crossload/contract';

/**
 * A field of a row as a column may be mapped to it; `day` is the festival day of times that have no date of their own,
 * `calendar_day` their date.
 */
export type Field = string;

/** The fields that a kind knows, with what offices write above their columns, in English and German. */
type FieldWords = Readonly<Record<Field, string>>;

const IDENTITY: FieldWords = { id: 'id', revision: 'revision' };
const BAND = 'band, act, artist, artists, künstler, künstlerin, interpret, bandname, band name, performer, gruppe';
const STAGE = 'stage, bühne, buehne, venue, floor, spielort, zelt, stage name';
const DAY = 'day, tag, datum, date, festival day, festivalday, festivaltag, wochentag, weekday, showtag';
const CALENDAR_DAY = 'calendar day, calendar date, kalendertag, kalenderdatum';
const START =
	'start, von, beginn, begin, from, anfang, show start, showstart, set start, start time, startzeit, stagetime, stage time, spielbeginn, auftritt, uhrzeit, time, zeit, on stage';
const END =
	'end, bis, ende, to, until, till, show end, showende, set end, end time, endzeit, spielende, schluss, off stage, finish';
const TEL =
	'tel, telefon, phone, handy, handynummer, mobile, mobil, mobile phone, phone number, telefonnummer, mobilnummer, rufnummer, cell';
const COMMENT =
	'comment, kommentar, bemerkung, bemerkungen, notiz, notizen, note, notes, remark, remarks, info, hinweis';
const PLANNED_START = `planned start, load-in start, ${START}`;
const PLANNED_END = `planned end, ${END}`;

/**
 * The one table of words by which columns are recognised (IN-AND-OUT.md, IMP-03). Case, dots, colons, dashes and
 * underscores do not matter; the order is that of the choice on the screen. A word of two fields means the first one, and
 * the other where a column says the first one better: 'Fahrzeug' is the type, beside 'Typ' the name.
 */
const HEADER_WORDS: Readonly<Record<ImportKindName, FieldWords>> = {
	running_order: {
		band: `${BAND}, name`,
		stage: STAGE,
		day: DAY,
		calendar_day: CALENDAR_DAY,
		start: START,
		end: END,
		...IDENTITY,
	},
	vehicles: {
		band: BAND,
		type: 'type, typ, vehicle type, fahrzeugtyp, fahrzeugart, art, truck, fahrzeug, vehicle',
		name: 'name, vehicle name, fahrzeugname, bezeichnung, rufname, call sign, fahrzeug, vehicle',
		licence_plate:
			'licence plate, license plate, plate, number plate, kennzeichen, kfz kennzeichen, kfz, nummernschild, reg, registration',
		driver: 'driver, fahrer, fahrerin, fahrername, driver name, chauffeur',
		driver_tel: `driver tel, driver phone, fahrer tel, fahrer telefon, fahrer handy, tm mobile, ${TEL}`,
		comment: COMMENT,
		subVehicle: 'subvehicle, sub vehicle, trailer, anhänger, hänger',
		...IDENTITY,
	},
	positions: {
		name: 'name, position, platz, stellplatz, dock, gate, ort, place, bezeichnung',
		slug: 'slug, kürzel, kurz, kurzname, code, short name, abbreviation',
		tag: 'tag, kategorie, category, art, type, typ',
		capacity: 'capacity, kapazität, plätze, anzahl, spaces, fahrzeuge',
		stage: STAGE,
		...IDENTITY,
	},
	persons: {
		name: 'name, person, kontakt, contact, full name, vor und nachname',
		tel: `${TEL}, nummer, number`,
		groups: 'groups, group, gruppe, gruppen, team, crew, funktion, abteilung, department',
		...IDENTITY,
	},
	activities: {
		type: 'type, typ, activity, activity type, aktivität, tätigkeit, art, was, what',
		day: DAY,
		calendar_day: CALENDAR_DAY,
		planned_start: PLANNED_START,
		planned_end: PLANNED_END,
		band: BAND,
		stage: STAGE,
		position: 'position, platz, dock, gate, ort, place',
		vehicles: 'vehicles, vehicle, fahrzeug, fahrzeuge',
		info: COMMENT,
		...IDENTITY,
	},
};

/** What a row cannot do without; a running order's may lack both times, which makes the band alone (IMP-11). */
export const REQUIRED_FIELDS: Readonly<Record<ImportKindName, readonly Field[]>> = {
	running_order: ['band', 'stage', 'start', 'end'],
	vehicles: ['band', 'type', 'name'],
	positions: ['name'],
	persons: ['name'],
	activities: ['type', 'planned_end'],
};

/** What sheets and files of a kind are called. */
const KIND_WORDS: Readonly<Record<ImportKindName, RegExp>> = {
	running_order: /running.?order|spielplan|time.?table|line.?up|bands/i,
	vehicles: /vehicle|fahrzeug|trucking/i,
	positions: /position|stellpl|docks/i,
	persons: /person|people|kontakt|contact|crew/i,
	activities: /activit|aktivit/i,
};

/** Whether a name of a sheet or file names the kind. */
export function isNamedAfter(kind: ImportKindName, name: string): boolean {
	return KIND_WORDS[kind].test(name);
}

function wordKey(text: string): string {
	return text
		.normalize('NFC')
		.toLowerCase()
		.replace(/[\s_.:*/–-]+/gu, ' ')
		.trim();
}

const fieldsByWord: Readonly<Record<string, ReadonlyMap<string, readonly Field[]>>> = Object.fromEntries(
	Object.entries(HEADER_WORDS).map(([kind, fields]) => [kind, byWord(fields)]),
);

function byWord(fields: FieldWords): ReadonlyMap<string, readonly Field[]> {
	const known = new Map<string, readonly Field[]>();
	for (const [field, words] of Object.entries(fields)) {
		for (const word of new Set([...words.split(', '), field].map(wordKey))) {
			known.set(word, [...(known.get(word) ?? []), field]);
		}
	}
	return known;
}

/** The kinds that can be imported, in the order in which they are offered. */
export const KINDS = Object.keys(HEADER_WORDS) as ImportKindName[];

/** The fields that a column of the kind may be mapped to. */
export function fieldsOf(kind: ImportKindName): Field[] {
	return Object.keys(HEADER_WORDS[kind]);
}

/** The fields that a header may mean, likeliest first; of a header in two rows the whole goes before its last part. */
export function fieldsOfHeader(kind: ImportKindName, header: string): readonly Field[] {
	const words = fieldsByWord[kind];
	const last = header.slice(header.lastIndexOf('\n') + 1);
	return words?.get(wordKey(header)) ?? words?.get(wordKey(last)) ?? [];
}
