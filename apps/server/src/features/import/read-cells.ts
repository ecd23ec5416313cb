import { LENGTHS, type NamedEntity, PERSON_GROUPS } from '@crossload/contract';
import {
	cutToMinute,
	festivalTimeOf,
	nameKey,
	POSITION_TAGS,
	parseInstant,
	rowKey,
	splitList,
	unknownName,
} from '@crossload/domain';
import { CellFault, type ReadCell } from './import-kind.ts';

/** A text that must be kept as it is. */
function textOf(raw: unknown, maxLength: number): string {
	if (typeof raw !== 'string') throw new CellFault('must be text');
	// What is counted is characters, of which some take two units.
	if (raw.length > maxLength && (raw.length > 2 * maxLength || [...raw].length > maxLength))
		throw new CellFault(`must have at most ${maxLength} characters`);
	if (raw.includes('\0') || !raw.isWellFormed()) throw new CellFault('has characters that cannot be stored');
	return raw;
}

/** An optional text, stored as it is. */
export function text(maxLength: number): ReadCell {
	return (raw) => textOf(raw, maxLength);
}

function trimmedName(raw: unknown, maxLength: number = LENGTHS.name): string {
	const name = textOf(typeof raw === 'string' ? raw.trim() : raw, maxLength);
	if (/^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(name)) throw new CellFault('Required');
	return name;
}

/** A name, without white space around it. */
export const name: ReadCell = (raw) => trimmedName(raw);

export const slug: ReadCell = (raw) => trimmedName(raw, LENGTHS.slug);

/** A planned time: an instant with an offset, to the minute, as festival time. */
export const time: ReadCell = (raw) => {
	const instant = typeof raw === 'string' ? parseInstant(raw.trim()) : null;
	if (instant === null) {
		throw new CellFault('must be a date-time with an offset, such as 2026-08-22T17:30:00+02:00');
	}
	return festivalTimeOf(cutToMinute(instant));
};

/** The id of what is named. */
export function named(entity: NamedEntity): ReadCell {
	return (raw, { names }) => {
		const name = trimmedName(raw);
		const id = names.find(entity, name);
		if (id === undefined) throw new CellFault(unknownName(entity, name));
		return id;
	};
}

/** The same; what is not there is made. */
export function namedOrMade(entity: 'band' | 'stage'): ReadCell {
	return (raw, { names }) => names.findOrMake(entity, trimmedName(raw));
}

export const vehicleType: ReadCell = (raw, { vehicleTypeOf }) => {
	const type = vehicleTypeOf(textOf(raw, LENGTHS.name));
	if (!type) throw new CellFault(`There is no vehicle type ${String(raw).trim()}`);
	return type.id;
};

export const activityType: ReadCell = (raw, { activityTypeOf }) => {
	const type = activityTypeOf(textOf(raw, LENGTHS.name));
	if (!type) throw new CellFault(`There is no activity type ${String(raw).trim()}`);
	return type.id;
};

/** The ids of vehicles in a comma-joined list, those of the row's band first. */
export const vehicles: ReadCell = (raw, { names, vehiclesOf }, { band }) => {
	const own = typeof band === 'number' ? vehiclesOf(band) : [];
	const ids = new Set<number>();
	for (const item of splitList(textOf(raw, LENGTHS.longText))) {
		// A band may have several of one name: each is taken once.
		const alike = own.filter((vehicle) => rowKey(vehicle.name) === rowKey(item));
		const ownId = (alike.find(({ id }) => !ids.has(id)) ?? alike[0])?.id;
		const aliased = typeof band === 'number' ? names.aliased('vehicle', item, band) : undefined;
		const id = ownId ?? aliased ?? names.find('vehicle', item);
		if (id === undefined) throw new CellFault(unknownName('vehicle', item));
		ids.add(id);
	}
	return [...ids];
};

const MAX_CAPACITY = 1000;

export const capacity: ReadCell = (raw) => {
	if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < 1 || raw > MAX_CAPACITY) {
		throw new CellFault(`must be a whole number from 1 to ${MAX_CAPACITY}`);
	}
	return raw;
};

export const tag: ReadCell = (raw) => {
	const word = textOf(raw, LENGTHS.name);
	const known = POSITION_TAGS.find((each) => nameKey(each) === nameKey(word));
	if (!known) throw new CellFault(`must be one of ${POSITION_TAGS.join(', ')}`);
	return known;
};

/** Groups, each once, in their order. */
export const groups: ReadCell = (raw) => {
	const words = splitList(textOf(raw, LENGTHS.name)).map(nameKey);
	const unknown = words.find((word) => !PERSON_GROUPS.some((group) => nameKey(group) === word));
	if (unknown !== undefined) throw new CellFault(`must be groups joined by commas, of ${PERSON_GROUPS.join(', ')}`);
	return PERSON_GROUPS.filter((group) => words.includes(nameKey(group))).join(',');
};
