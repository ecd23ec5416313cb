import {
	ALERT_ENTITY,
	activityCalls,
	bandCalls,
	type Call,
	type LiveChange,
	type LiveEntity,
	noteCalls,
	type PlanFinding,
	personCalls,
	planCalls,
	positionCalls,
	stageCalls,
	teamFunctionCalls,
	templateCalls,
	userCalls,
	vehicleCalls,
} from '@crossload/contract';

/** A row of any list. */
export interface Row {
	readonly id: number | string;
}

/** The list calls whose rows come in events. */
export const LIST_CALLS: Readonly<Record<LiveEntity, Call>> = {
	activity: activityCalls.list,
	band: bandCalls.list,
	vehicle: vehicleCalls.list,
	position: positionCalls.listWithVehicles,
	stage: stageCalls.list,
	person: personCalls.list,
	team_function: teamFunctionCalls.list,
	plan_settings: planCalls.settings,
	finding: planCalls.findings,
	template: templateCalls.list,
	note: noteCalls.list,
	user: userCalls.list,
};

/** The rows in a list call's response; that of the settings is its one row. */
export function rowsIn(body: unknown): readonly Row[] {
	if (Array.isArray(body)) return body.flatMap((row) => ('key' in row ? acceptedOf(row) : [row]));
	const { data, ...row } = body as { data?: readonly Row[] };
	return data ?? [{ id: 1, ...row }];
}

/** Of a finding nothing but who has accepted it comes in events: all else follows from other rows. */
function acceptedOf({ key, accepted }: PlanFinding): (Row & Pick<PlanFinding, 'accepted'>)[] {
	return accepted ? [{ id: key, accepted }] : [];
}

/** The rows of every list that someone may see, by id. */
export type Lists = Map<LiveEntity, Map<Row['id'], Row>>;

/** Every list as it stands in a list call's response; a refused one is null. */
export function listsOf(responses: Iterable<readonly [LiveEntity, readonly Row[] | null]>): Lists {
	const lists: Lists = new Map();
	for (const [entity, rows] of responses) if (rows) lists.set(entity, new Map(rows.map((row) => [row.id, row])));
	return lists;
}

/** Swaps the rows that come in an event. */
export function patch(lists: Lists, changes: readonly LiveChange[]): void {
	for (const { entity, id, value } of changes) {
		// Alerts change by themselves, whatever is written.
		if (entity === ALERT_ENTITY) continue;
		const rows = lists.get(entity);
		if (!rows) throw new Error(`A change of a list that is refused: ${entity} ${id}`);
		const [row] = value && entity === 'finding' ? acceptedOf(value as unknown as PlanFinding) : [value];
		if (row) rows.set(id, row);
		else rows.delete(id);
	}
}

/** For a comparison that reads well: one sorted list of rows per entity. */
export function shown(lists: Lists): Record<string, Row[]> {
	return Object.fromEntries(
		[...lists].map(([entity, rows]) => [entity, [...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1))]),
	);
}
