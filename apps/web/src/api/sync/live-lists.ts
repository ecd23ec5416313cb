import { groupsOf, type LiveEntity, type Person, type PlanFinding, type RowId } from '@crossload/contract';
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
	// Methods, so that each list's own may take the rows of its entity alone.
	compare(a: LiveRow, b: LiveRow): number;
	/** Which rows belong here, as this list shows them; without it all, as they are. */
	pick?(row: LiveRow): LiveRow | null;
}

/** Every list that live updates keep right. What is fetched once and never again (types, festival) is not among them. */
export const LIVE_LISTS: readonly LiveList[] = [
	{ entity: 'activity', key: ['activities'], compare: compareByPlan },
	{ entity: 'band', key: ['bands'], compare: byName },
	{ entity: 'vehicle', key: ['vehicles'], compare: compareVehicles },
	{ entity: 'position', key: ['positions'], compare: byName },
	{ entity: 'stage', key: ['stages'], compare: byName },
	{ entity: 'person', key: ['persons', 'all'], compare: byName },
	{ entity: 'person', key: ['persons', 'Team'], compare: byName, pick: inTeam },
	{ entity: 'person', key: ['persons', 'Production'], compare: byName, pick: inProduction },
	{ entity: 'team_function', key: ['functions'], compare: byOrder },
	{ entity: 'plan_settings', key: ['plan-settings'], compare: () => 0 },
	{ entity: 'template', key: ['templates'], compare: byId },
	{ entity: 'finding', key: ['acceptances'], compare: () => 0, pick: acceptanceIn },
	{ entity: 'user', key: ['users'], compare: byName },
];

/** Of a finding who has accepted it: the finding itself is derived from the lists. */
export function acceptanceIn(row: LiveRow): LiveRow | null {
	const { id, accepted } = row as LiveRow & Pick<PlanFinding, 'accepted'>;
	return accepted && ({ id, accepted } as LiveRow);
}

type Numbered = LiveRow & { readonly id: number };

function byId(a: Numbered, b: Numbered): number {
	return a.id - b.id;
}

function byName(a: Numbered & { name: string }, b: Numbered & { name: string }): number {
	return compareNames(a.name, b.name) || byId(a, b);
}

function byOrder(a: Numbered & { order: number }, b: Numbered & { order: number }): number {
	return a.order - b.order || byId(a, b);
}

function inTeam(person: Person): LiveRow | null {
	return groupsOf(person).includes('Team') ? person : null;
}

function inProduction(person: Person): LiveRow | null {
	const { id, name, tel } = person;
	return groupsOf(person).includes('Production') ? ({ id, name, tel } as LiveRow) : null;
}
