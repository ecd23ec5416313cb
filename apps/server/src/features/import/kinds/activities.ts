import { LENGTHS } from '@crossload/contract';
import {
	ACTIVITY_FIELDS,
	festivalDayOf,
	festivalTimeOf,
	instantOf,
	joinList,
	matchLastOnes,
	matchRows,
	type RowValue,
	rowKey,
	toFestivalTime,
} from '@crossload/domain';
import {
	type ActivityState,
	activityRows,
	listActivities,
	loggedState,
	stateInLog,
	stateOf,
} from '../../activity/activity.store.ts';
import { changedState, newState } from '../../activity/activity-rules.ts';
import { type Entry, type ImportContext, type ImportKind, importKind, type ReadRow } from '../import-kind.ts';
import type { RowValues } from '../import-memory.store.ts';
import { activityType, named, text, time, vehicles } from '../read-cells.ts';

/** What activities of both kinds, those of a running order and all others, have in common. */
export const activityBase = {
	entity: 'activity',
	load: async (db) =>
		(await listActivities(db)).map((activity) => {
			const { version, ...state } = stateOf(activity);
			const words = [activity.activityType.name, activity.band?.name].filter((word) => word !== undefined);
			return { id: activity.id, version, name: words.join(' '), state };
		}),
	fromLog: (logged) => stateInLog(logged as unknown as Parameters<typeof stateInLog>[0]),
	toLog: (state, { version }) => ({ ...loggedState({ ...state, version }) }),
	match: matchShows,
	shown: shownValue,
	withIds: (state, idOf) => ({
		...state,
		bandId: state.bandId === null ? null : idOf(state.bandId),
		stageId: state.stageId === null ? null : idOf(state.stageId),
	}),
	insert: activityRows.insertMany,
	update: activityRows.updateMany,
} satisfies Partial<ImportKind<ActivityState>>;

export const activitiesKind = importKind<ActivityState>({
	...activityBase,
	cells: {
		type: activityType,
		band: named('band'),
		stage: named('stage'),
		position: named('position'),
		planned_start: time,
		planned_end: time,
		vehicles,
		info: text(LENGTHS.longText),
	},
	required: ['type', 'planned_end'],
	alternatives: { planned_end: 'planned_start' },
	neverBlank: ['type'],
	matchedBy: ['type', 'band'],
	blank: { vehicles: [] },
	valuesOf: (state) => ({
		type: state.activityTypeId,
		band: state.bandId,
		stage: state.stageId,
		position: state.positionId,
		planned_start: state.planned_start,
		planned_end: state.planned_end,
		vehicles: state.vehicleIds,
		info: state.info,
	}),
	normalize: asTheTypeHasIt,
	stateWith: (values, present, { rules }) => {
		const body = bodyOf(values);
		if (present) return changedState(present.state, body, rules);
		return newState({ ...body, activityTypeId: String(values['type']) }, rules);
	},
});

const COLUMNS: Readonly<Record<string, string>> = {
	type: 'activityTypeId',
	band: 'bandId',
	stage: 'stageId',
	position: 'positionId',
	vehicles: 'vehicleIds',
};

/** Values as an activity's own fields. */
function bodyOf(values: RowValues) {
	return Object.fromEntries(Object.entries(values).map(([field, value]) => [COLUMNS[field] ?? field, value]));
}

/** What the type does not allow is blank, and a point has one time (CHECKLIST API-16, API-17). */
function asTheTypeHasIt(file: RowValues, present: ActivityState | null, { rules }: ImportContext): RowValues {
	const type = rules.types.get(String(file['type'] ?? present?.activityTypeId));
	if (!type) return file;
	const values = Object.entries(file).map(([field, value]): [string, RowValue] => {
		const own = ACTIVITY_FIELDS.find((each) => each === field);
		if (!own || type.allowedFields.includes(own)) return [field, value];
		return [field, field === 'vehicles' ? [] : null];
	});
	const normalized: Record<string, RowValue> = Object.fromEntries(values);
	const { planned_start, planned_end } = normalized;
	if (type.timeMode === 'range' || planned_start === undefined) return normalized;
	const end = planned_end ?? planned_start;
	return {
		...normalized,
		planned_start: null,
		...(!(end === null && planned_end === undefined) && { planned_end: end }),
	};
}

/** When it takes place, as rows are matched: its start, or the one time of a point. */
function startOf(values: RowValues): RowValue | undefined {
	return values['start'] ?? values['planned_start'] ?? values['planned_end'];
}

function endOf(values: RowValues): RowValue | undefined {
	return values['end'] ?? values['planned_end'];
}

function dayOf(time: RowValue | undefined): string | null {
	return typeof time === 'string' ? festivalDayOf(instantOf(toFestivalTime(time))) : null;
}

type HasValues = { readonly values: RowValues };

/** What must be equal in each tier, besides band and type (IN-AND-OUT.md, IMP-12). */
const TIERS = [
	(values: RowValues) => [values['stage'], startOf(values), endOf(values)],
	(values: RowValues) => [values['stage'], startOf(values)],
	(values: RowValues) => [startOf(values)],
	(values: RowValues) => [values['stage'], dayOf(startOf(values))],
	(values: RowValues) => [dayOf(startOf(values))],
] as const;

/** The rows of a band's shows, or of its activities of one type; of several at one time those with equal values first. */
function matchShows(rows: readonly ReadRow[], entries: readonly Entry[], context: ImportContext): Map<ReadRow, Entry> {
	const normalized = new Map<HasValues, RowValues>(rows.map((row) => [row, asTheTypeHasIt(row.values, null, context)]));
	const fields = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))]
		.filter((field) => field !== 'band')
		.sort();
	const [sameTime, ...others] = TIERS;
	const same = (values: RowValues) => [...fields.map((field) => values[field] ?? null), ...sameTime(values)];
	const group = groupOf(context);
	const tiers = [same, sameTime, ...others].map((partsOf) => {
		const ofEntry = ({ values }: HasValues) => keyOf(group(values), partsOf(values));
		const ofRow = (row: ReadRow) => ofEntry({ values: normalized.get(row) ?? row.values });
		return { ofRow, ofEntry };
	});
	const sorted = entries.toSorted((a, b) => a.id - b.id);
	const matches = matchRows(rows, sorted, tiers);
	const ofGroup = ({ values }: HasValues) => keyOf(group(values), []);
	matchLastOnes(matches, { rows, entries: sorted, tier: { ofRow: ofGroup, ofEntry: ofGroup } });
	return matches;
}

/** Rows and entries of one type and band, by its name: two bands may have the same. */
function groupOf({ names }: ImportContext): (values: RowValues) => readonly RowValue[] {
	return ({ type = 'show', band = null }) => [
		type,
		typeof band === 'number' ? rowKey(names.nameOf('band', band)) : null,
	];
}

function keyOf(group: readonly RowValue[], parts: readonly (RowValue | undefined)[]): string | null {
	if (parts.length > 0 && (parts.at(-1) ?? null) === null) return null;
	return JSON.stringify([group, parts.map((part) => part ?? null)]);
}

function shownValue(field: string, value: RowValue, { names }: ImportContext): unknown {
	if (value === null) return null;
	if (field === 'band' || field === 'stage' || field === 'position') return names.nameOf(field, Number(value));
	if (Array.isArray(value)) return joinList(value.map((id) => names.nameOf('vehicle', id)));
	return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) && field !== 'info'
		? festivalTimeOf(instantOf(toFestivalTime(value)))
		: value;
}
