import {
	type Activity,
	groupsOf,
	type LiveEntity,
	type Person,
	type PlanFinding,
	type RowId,
	type Vehicle,
} from '@crossload/contract';
import { compareByPlan, compareNames, compareVehicles } from '@crossload/domain';
import type { QueryKey } from '@tanstack/react-query';

/** A row of any list: known by its id, with a version that counts up whenever the thing itself is changed. */
export interface LiveRow {
	readonly id: RowId;
	readonly version?: number;
}

/** A cached list that holds an entity's rows, in the order in which its call returns them. */
export interface LiveList {
	readonly entity: LiveEntity;
	readonly key: QueryKey;
	readonly compare: (a: LiveRow, b: LiveRow) => number;
	/** Which rows belong here, as this list shows them; without it all, as they are. */
	readonly pick?: (row: LiveRow) => LiveRow | null;
}

/** Every list that live updates keep right. What is fetched once and never again (types, festival) is not among them. */
export const LIVE_LISTS: readonly LiveList[] = [
	{ entity: 'activity', key: ['activities'], compare: as<Activity>(compareByPlan) },
	{ entity: 'band', key: ['bands'], compare: byName() },
	{ entity: 'vehicle', key: ['vehicles'], compare: as<Vehicle>(compareVehicles) },
	{ entity: 'position', key: ['positions'], compare: byName() },
	{ entity: 'stage', key: ['stages'], compare: byName() },
	{ entity: 'person', key: ['persons', 'all'], compare: byName() },
	{ entity: 'person', key: ['persons', 'Team'], compare: byName(), pick: picked<Person>(inTeam) },
	{ entity: 'person', key: ['persons', 'Production'], compare: byName(), pick: picked<Person>(inProduction) },
	{ entity: 'team_function', key: ['functions'], compare: as<Numbered & { order: number }>(byOrder) },
	{ entity: 'plan_settings', key: ['plan-settings'], compare: () => 0 },
	{ entity: 'template', key: ['templates'], compare: as<Numbered>((a, b) => a.id - b.id) },
	{ entity: 'finding', key: ['acceptances'], compare: () => 0, pick: acceptanceIn },
	{ entity: 'user', key: ['users'], compare: byName() },
];

function as<Row extends LiveRow>(compare: (a: Row, b: Row) => number): LiveList['compare'] {
	return (a, b) => compare(a as Row, b as Row);
}

function picked<Row extends LiveRow>(pick: (row: Row) => LiveRow | null): NonNullable<LiveList['pick']> {
	return (row) => pick(row as Row);
}

/** Of a finding who has accepted it: the finding itself is derived from the lists. */
export function acceptanceIn(row: LiveRow): LiveRow | null {
	const { id, accepted } = row as LiveRow & Pick<PlanFinding, 'accepted'>;
	return accepted && ({ id, accepted } as LiveRow);
}

type Numbered = LiveRow & { readonly id: number };

function byName(): LiveList['compare'] {
	return as<Numbered & { name: string }>((a, b) => compareNames(a.name, b.name) || a.id - b.id);
}

function byOrder(a: Numbered & { order: number }, b: Numbered & { order: number }): number {
	return a.order - b.order || a.id - b.id;
}

function inTeam(person: Person): LiveRow | null {
	return groupsOf(person).includes('Team') ? person : null;
}

function inProduction(person: Person): LiveRow | null {
	const { id, name, tel } = person;
	return groupsOf(person).includes('Production') ? ({ id, name, tel } as LiveRow) : null;
}
