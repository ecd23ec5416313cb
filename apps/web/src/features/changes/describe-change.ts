import type { ChangeEntry, FieldChange } from '@crossload/contract';
import { BAND_STATUSES, type FestivalTime, type Instant, parseInstant, toFestivalTime } from '@crossload/domain';
import { bandStatusLabel } from '../../lib/band-status-label.ts';
import { DASH, formatNear, needDates } from '../../lib/format.ts';
import { ACTION_NAMES, ENTITY_NAMES, TAKEN_BACK } from './change-texts.ts';

/** What the fields of the log are called; the others by their own name. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
	activityTypeId: 'type',
	bandId: 'band',
	stageId: 'stage',
	positionId: 'position',
	vehicleIds: 'vehicles',
	planned_start: 'planned start',
	planned_end: 'planned end',
	start: 'started',
	end: 'done',
	licence_plate: 'plate',
	driver_tel: 'driver’s phone',
	cancel_reason: 'reason',
};

/** Which list says the names of the ids in a field. */
const NAMED_FIELDS: Readonly<Record<string, string>> = {
	bandId: 'band',
	stageId: 'stage',
	positionId: 'position',
	vehicleIds: 'vehicle',
};

/** The name of a row of an entity; undefined for one that is not there (any more). */
export type NameOf = (entity: string, id: number) => string | undefined;

type TitledEntry = Pick<ChangeEntry, 'entity' | 'id' | 'name' | 'action'>;

/** Entities whose names say what happened: 'Import of vehicles', 'Wind has gone down'. */
const DESCRIBED_BY_NAME: readonly string[] = ['import', 'note'];

/** 'Activity changed: Show Mira Solberg'; a vehicle with its band and plate, as long as it is there. */
export function entryTitle({ entity, id, name: ownName, action }: TitledEntry, nameOf: NameOf): string {
	const name = (entity === 'vehicle' && nameOf(entity, Number(id))) || ownName;
	if (action === 'create' && DESCRIBED_BY_NAME.includes(entity)) return name;
	if (action === 'delete' && entity === 'import') return `${name} ${TAKEN_BACK}`;
	return `${ENTITY_NAMES[entity] ?? entity} ${ACTION_NAMES[action]}: ${name}`;
}

export function fieldName({ field }: FieldChange): string {
	return FIELD_NAMES[field] ?? field.replaceAll('_', ' ');
}

interface Context {
	readonly now: Instant;
	readonly nameOf: NameOf;
}

/** The old and the new value of a field in words; times whose days would read alike with their dates. */
export function changeTexts({ field, before, after }: FieldChange, context: Context): [string, string] {
	const [one, other] = [timeOf(before), timeOf(after)];
	const isDated = one !== null && other !== null && needDates(one, other, context.now);
	return [valueText(field, before, { ...context, isDated }), valueText(field, after, { ...context, isDated })];
}

/** A value of a field in words: times of the festival's clock, names in place of ids. */
export function valueText(field: string, value: unknown, context: Context & { readonly isDated?: boolean }): string {
	const { now, nameOf, isDated = false } = context;
	if (value === null || value === undefined || value === '') return DASH;
	if (Array.isArray(value)) return value.map((each) => valueText(field, each, context)).join(', ') || DASH;
	const status = field === 'status' && BAND_STATUSES.find((one) => one === value);
	if (status) return bandStatusLabel(status);
	const entity = NAMED_FIELDS[field];
	if (entity && typeof value === 'number') return nameOf(entity, value) ?? `${value}`;
	if (typeof value === 'boolean') return value ? 'yes' : 'no';
	if (typeof value === 'object') return JSON.stringify(value);
	const time = timeOf(value);
	return time === null ? `${value}` : formatNear(time, now, { isDated });
}

function timeOf(value: unknown): FestivalTime | null {
	if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T/.test(value)) return null;
	return parseInstant(value) === null ? null : toFestivalTime(value);
}
