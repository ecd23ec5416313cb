import { instantOf, rightsOf, toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { disagreements } from '../console/check-data.ts';
import { runUnitOfWork } from '../db/work.ts';
import { listActivities } from '../features/activity/activity.store.ts';
import { listBands } from '../features/band/band.store.ts';
import { undoRevision } from '../features/change/change.service.ts';
import { listChanges } from '../features/change/list-changes.ts';
import { listTeamFunctions } from '../features/team-function/team-function.store.ts';
import { testDatabase } from '../testing/test-database.ts';
import { dayHistory } from './day-history.ts';
import { generateFestival } from './festival.ts';
import { loadFestival, loadFestivalDay } from './load-festival.ts';

const at = (time: string) => instantOf(toFestivalTime(time));
const EVENING = at('2026-08-22T17:30:00+02:00');
const usualFestival = (now = EVENING) => generateFestival({ size: 'usual', seed: 1, now });

test('the day has entries of every kind, from its morning until now, in order', () => {
	const { from, entries } = dayHistory(usualFestival(), EVENING);
	expect(from).toBe(at('2026-08-22T06:00:00+02:00'));
	const times = entries.map((entry) => entry.at);
	expect(times).toEqual(times.toSorted((a, b) => a - b));
	expect(times.every((time) => time > from && time <= EVENING)).toBe(true);
	const kinds = new Map([...Map.groupBy(entries, ({ kind }) => kind)].map(([kind, its]) => [kind, its.length]));
	expect([...kinds.keys()].toSorted()).toEqual(['change', 'end', 'members', 'note', 'start', 'status']);
	expect(kinds.get('end')).toBeGreaterThan(30);
	expect(kinds.get('note')).toBeGreaterThan(5);
});

test.each([
	['before the festival', '2026-08-19T10:00:00+02:00'],
	['on the first morning', '2026-08-20T06:00:00+02:00'],
	['in the night', '2026-08-23T02:30:00+02:00'],
	['when all is over', '2026-08-24T09:00:00+02:00'],
])('%s what was entered leads to the festival as it is', (_, time) => {
	const now = at(time);
	const festival = usualFestival(now);
	const { before, entries } = dayHistory(festival, now);
	const activities = before.activities.map((activity) => ({ ...activity }));
	const statuses = before.bands.map(({ status }) => status);
	for (const entry of entries) {
		if (entry.kind === 'status') statuses[entry.bandKey] = entry.status;
		if (entry.kind === 'change') Object.assign(activities[entry.activityKey] ?? {}, entry.change);
	}
	expect(statuses).toEqual(festival.bands.map(({ status }) => status));
	const plan = (all: typeof festival.activities) => all.map(({ start: _start, end: _end, ...planned }) => planned);
	expect(plan(activities)).toEqual(plan(festival.activities));
});

test('API-09 the festival is the same with its day as without, and the change log agrees with it', async () => {
	const [withDay, plain] = [await testDatabase(), await testDatabase()];
	await loadFestivalDay(withDay, usualFestival(), EVENING);
	await loadFestival(plain, usualFestival(), EVENING);
	expect(await disagreements(withDay)).toEqual([]);
	const withoutVersion = (rows: readonly object[]) => rows.map((row) => ({ ...row, version: 0 }));
	expect(withoutVersion(await listActivities(withDay.db))).toEqual(withoutVersion(await listActivities(plain.db)));
	const functions = async ({ db }: typeof withDay) =>
		(await listTeamFunctions(db)).map(({ activeMembers }) => activeMembers);
	expect(await functions(withDay)).toEqual(await functions(plain));
	const statuses = async ({ db }: typeof withDay) => (await listBands(db)).map(({ status }) => status);
	expect(await statuses(withDay)).toEqual(await statuses(plain));
});

test('PLAN-12 each entry of the day can be taken back by a lead, the latest first', async () => {
	const database = await testDatabase();
	await loadFestivalDay(database, usualFestival(), EVENING);
	const lead = rightsOf('lead');
	const listed = await listChanges(database.db, { limit: '200' }, lead);
	const entered = listed.filter(({ actor }) => actor !== null);
	expect(new Set(entered.map(({ actor }) => actor?.name))).toEqual(new Set(['admin', 'lead']));
	for (const { revision, undoable = true } of entered) {
		expect(undoable).toBe(true);
		await runUnitOfWork(database, { actor: null, at: EVENING }, (work) => undoRevision(work, revision, lead));
	}
	expect(await disagreements(database)).toEqual([]);
});
