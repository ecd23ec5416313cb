import type { Call, LiveEntity, RowId } from '@crossload/contract';
import type { ChangedEntity } from '../db/change-log.table.ts';
import type { Db } from '../db/database.ts';
import type { ListFormat } from '../http/list-response.ts';

/** A change as it stands in the log. */
export interface LoggedChange {
	readonly entity: ChangedEntity;
	readonly id: number;
	/** The entity's own fields; null before it was created. */
	readonly before: Readonly<Record<string, unknown>> | null;
	/** Null after it was deleted. */
	readonly after: Readonly<Record<string, unknown>> | null;
}

/**
 * What an entity contributes to live updates: which of its rows a change alters, and these rows as its list call returns
 * them. Each feature declares its own, as it alone knows what its rows show of others.
 */
export interface LiveSource<Id extends RowId = number> {
	readonly entity: LiveEntity;
	/** The list call: its right says who may see the rows, its schema what of them. The settings' call returns one row. */
	readonly list: Call;
	/** Ids of this entity's rows that the change alters. */
	affected(db: Db, change: LoggedChange): Promise<readonly Id[]>;
	/** The rows as they are now; those that are gone are absent. */
	rows(db: Db, ids: readonly Id[]): Promise<readonly LiveRow<Id>[]>;
	/** The order of the list call's rows. */
	compare(a: LiveRow<Id>, b: LiveRow<Id>): number;
}

/** A row of an event. */
export interface LiveRow<Id extends RowId = number> {
	readonly id: Id;
}

/** Any source: those with a text as id are in events alone, and in no list that is kept ready. */
export type AnyLiveSource = LiveSource | LiveSource<string>;

/** How the list call's response is written down; users come wrapped in {data}. */
export function formatOf({ list, compare }: LiveSource): ListFormat {
	const isWrapped = !('items' in (list.response ?? {}));
	return isWrapped ? { opening: '{"data":[', closing: ']}', compare } : { opening: '[', closing: ']', compare };
}

/** The rows of a list call's response. */
export function rowsIn(response: unknown): readonly LiveRow[] {
	return Array.isArray(response) ? response : (response as { data: readonly LiveRow[] }).data;
}

/** The schema of one row; undefined where the call returns no list. */
export function rowSchemaOf({ list }: Pick<AnyLiveSource, 'list'>) {
	const { items, properties } = list.response as { items?: never; properties?: { data?: { items?: never } } };
	return items ?? properties?.data?.items;
}

/** Whether one of the fields differs between before and after, creation and deletion included. */
export function hasChanged({ before, after }: LoggedChange, ...fields: readonly string[]): boolean {
	return fields.some((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]));
}

/** Whether an activity shows itself differently where it stands in brief: in the rows of bands and vehicles. */
export function hasChangedInBrief(change: LoggedChange): boolean {
	const references = ['activityTypeId', 'bandId', 'stageId', 'positionId'];
	return hasChanged(change, ...references, 'planned_start', 'planned_end', 'start', 'end', 'cancelled');
}

/** The ids that a reference had before and has after. */
export function referenced({ before, after }: LoggedChange, field: string): number[] {
	return [before?.[field], after?.[field]].flat().filter((id): id is number => typeof id === 'number');
}

/** The changed entity's own id, if the change is about this entity. */
export function own(change: LoggedChange, entity: ChangedEntity): number[] {
	return change.entity === entity ? [change.id] : [];
}
