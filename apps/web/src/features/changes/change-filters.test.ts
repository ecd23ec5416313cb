import type { LoggedRevision } from '@crossload/contract';
import { instantOf, toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { filterChanges, NO_FILTERS, sinceInstant } from './change-filters.ts';

const NOW = instantOf(toFestivalTime('2026-08-22T17:30:00+02:00'));

const entry = (entity: string, id: number) => ({ entity, id, name: '', action: 'update' as const, changes: [] });
const revision = (number: number, time: string, rest: Partial<LoggedRevision>): LoggedRevision => ({
	revision: number,
	at: toFestivalTime(`${time}:00+02:00`),
	actor: { id: 1, name: 'lead' },
	undoes: null,
	entries: [],
	...rest,
});

const REVISIONS = [
	revision(3, '2026-08-22T17:00', { entries: [entry('activity', 7)] }),
	revision(2, '2026-08-21T19:00', { entries: [entry('band', 1)], actor: { id: 2, name: 'admin' } }),
	revision(1, '2026-08-21T12:00', { entries: [entry('vehicle', 1)], actor: null }),
];

const stagesOf = ({ id }: { id: number | string }) => (id === 7 ? [4] : []);

test.each([
	{ filters: {}, left: [3, 2, 1] },
	{ filters: { since: 'hours' as const }, left: [3] },
	{ filters: { since: 'night' as const }, left: [3, 2] },
	{ filters: { since: 'visit' as const }, left: [3, 2, 1] },
	{ filters: { person: 2 }, left: [2] },
	{ filters: { entity: 'vehicle' }, left: [1] },
	{ filters: { stage: 4 }, left: [3] },
])('PLAN-14 what happened is filtered by person, entity, stage and time: $filters', ({ filters, left }) => {
	const chosen = { ...NO_FILTERS, ...filters };
	const from = sinceInstant(chosen.since, NOW, null);
	expect(filterChanges(REVISIONS, chosen, { from, stagesOf }).map((each) => each.revision)).toEqual(left);
});
