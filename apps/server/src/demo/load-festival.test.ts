import { findings, instantOf, SEVERITIES, toFestivalTime } from '@crossload/domain';
import { beforeEach, expect, test } from 'vitest';
import { latestRevision } from '../db/change-log.store.ts';
import type { Database } from '../db/database.ts';
import { listActivities } from '../features/activity/activity.store.ts';
import { listBands } from '../features/band/band.store.ts';
import { findPlan } from '../features/plan/plan.store.ts';
import { listPositions } from '../features/position/position.store.ts';
import { verifyPassword } from '../features/session/passwords.ts';
import { listTeamFunctions } from '../features/team-function/team-function.store.ts';
import { findCredentialsByName } from '../features/user/user.store.ts';
import { listVehicles } from '../features/vehicle/vehicle.store.ts';
import { testDatabase } from '../testing/test-database.ts';
import { generateFestival } from './festival.ts';
import { DEMO_USERS, loadFestival } from './load-festival.ts';

const NOW = instantOf(toFestivalTime('2026-08-22T17:30:00+02:00'));
const FESTIVAL = generateFestival({ size: 'usual', seed: 1, now: NOW });

let database: Database;
beforeEach(async () => {
	database = await testDatabase();
	await loadFestival(database, FESTIVAL, NOW);
});

test('writes the whole festival in one revision, everything in the change log', async () => {
	expect(await latestRevision(database.db)).toBe(1);
	expect(await listBands(database.db)).toHaveLength(FESTIVAL.bands.length);
	expect(await listVehicles(database.db)).toHaveLength(FESTIVAL.vehicles.length);
	const activities = await listActivities(database.db);
	expect(activities).toHaveLength(FESTIVAL.activities.length);
	const logged = await database.db.selectFrom('change').selectAll().where('entity', '=', 'activity').execute();
	expect(logged).toHaveLength(activities.length);
});

test('has vehicles on positions at 17:30, and the team in charge of its functions', async () => {
	const positions = await listPositions(database.db);
	expect(positions).toHaveLength(14);
	const security = positions.filter(({ vehicles }) => vehicles.length > 0).map(({ name }) => name);
	expect(security).toContain('GEO Nightliner row');
	expect(security.some((name) => name.startsWith('Dock') || name === 'Plaza ramp')).toBe(true);
	const functions = await listTeamFunctions(database.db);
	expect(
		functions.map(({ name, activeMembers }) => `${name}: ${activeMembers.map((member) => member.name).join(', ')}`),
	).toEqual([
		'Gate: Lea Brandt, Timo Ahl',
		'Sitterbühne: Tom Reuter',
		'Sternenbühne: Kim Nowak, Eva Lenz',
		'Plaza: Rafi Stein',
		'Parking: Ole Haas, Mia Koch',
		'Crossload: Ben Fuchs',
		'Production: Jana Weiss',
		'Night shift: ',
	]);
});

test.each(DEMO_USERS)('lets %s log in with the name as password, in the role of that name', async (name) => {
	const credentials = await findCredentialsByName(database.db, name);
	expect(credentials?.user.role).toBe(name);
	expect(await verifyPassword(credentials?.passwordHash ?? null, name)).toBe(true);
	expect(await verifyPassword(credentials?.passwordHash ?? null, `${name}x`)).toBe(false);
});

test('CHK-21 on the Saturday at 17:30 three things cannot work, five are tight and some are missing', async () => {
	const found = findings(await findPlan(database.db));
	const counts = SEVERITIES.map((severity) => found.filter((finding) => finding.severity === severity).length);
	expect(counts).toEqual([3, 5, expect.any(Number)]);
	expect(counts[2]).toBeGreaterThan(0);
	const kinds = new Set(found.map(({ kind }) => kind));
	expect([...kinds]).toEqual(
		expect.arrayContaining(['position-full', 'changeover-short', 'curfew', 'missing-checkin']),
	);
	expect(kinds).not.toContain('vehicle-overlap');
});
