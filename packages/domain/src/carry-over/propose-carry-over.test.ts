import { expect, test } from 'vitest';
import { toFestivalTime } from '../time.ts';
import type { CarryKind } from './carry-kind.ts';
import { CARRY_KINDS } from './carry-kind.ts';
import type { CarryRows } from './carry-rows.ts';
import { type CarryChoice, carryCounts, proposeCarryOver } from './propose-carry-over.ts';

const NOTHING: CarryRows = {
	stages: [],
	positions: [],
	templates: [],
	functions: [],
	persons: [],
	users: [],
	rules: [],
	aliases: [],
	bands: [],
	vehicles: [],
	activities: [],
};

const PLAZA = { id: 7, name: 'Plaza', color: '#112233', changeover: 30, curfew: null };
const ADA = { id: 5, name: 'Ada', tel: '1', group: 'Team' };
const DOCK = { id: 3, name: 'Dock 1', slug: 'dock-1', tag: 'GEO', capacity: 2, stageId: 7 } as const;
const STEP = {
	activityTypeId: 'loadin',
	anchor: 'show_start',
	offset: -60,
	duration: 30,
	positionId: 3,
	stageDock: false,
	vehicles: 'all',
	info: null,
} as const;
const DAY = { id: 4, name: 'Opener', steps: [STEP], isUntouched: false };
const TECH = { id: 2, name: 'Tech', order: 1, radio: null, stageIds: [7], types: [], personIds: [5] };
const BAND = { id: 9, name: 'Wolf Ink', stageId: 7, touringParty: null, notes: null, productionId: 5 };
const TRUCK = {
	id: 8,
	name: 'Truck 1',
	bandId: 9,
	typeId: 'truck18',
	licence_plate: null,
	driver: null,
	driver_tel: null,
	comment: null,
	subVehicle: null,
	subVehicleConnected: null,
};
const SHOW = {
	id: 6,
	activityTypeId: 'show',
	bandId: 9,
	stageId: 7,
	positionId: null,
	planned_start: toFestivalTime('2025-08-20T18:00:00+02:00'),
	planned_end: toFestivalTime('2025-08-20T19:00:00+02:00'),
	info: null,
	vehicleIds: [8],
};
const ALL: CarryRows = {
	stages: [PLAZA],
	persons: [ADA],
	positions: [DOCK],
	templates: [DAY],
	functions: [TECH],
	users: [{ id: 1, name: 'Olivia', role: 'lead' }],
	rules: [{ id: 1, name: 'turnaround', minutes: 20 }],
	aliases: [{ id: 1, entity: 'stage', name: 'main', meansId: 7 }],
	bands: [BAND],
	vehicles: [TRUCK],
	activities: [SHOW],
};

function propose(source: CarryRows, here = NOTHING, { kinds = CARRY_KINDS, days = 0 }: Partial<CarryChoice> = {}) {
	const activityTypes = new Map([
		['show', { name: 'Show', timeMode: 'range' as const }],
		['loadin', { name: 'Load-in', timeMode: 'range' as const }],
	]);
	return proposeCarryOver(source, here, { kinds, days, activityTypes, vehicleTypes: new Set(['truck18']) });
}

/** The kinds that are not alone in one state, with their counts. */
function countsOf(proposal: ReturnType<typeof propose>, kinds: readonly CarryKind[] = CARRY_KINDS) {
	return Object.fromEntries(
		carryCounts(proposal, kinds).map(({ kind, counts }) => [
			kind,
			Object.entries(counts)
				.flatMap(([state, count]) => (count > 0 ? [`${count} ${state}`] : []))
				.join(),
		]),
	);
}

test('IMP-10 into an empty installation everything is new, and names what comes with it', () => {
	const proposal = propose(ALL, NOTHING, { days: 364 });
	expect(countsOf(proposal)).toEqual(Object.fromEntries(CARRY_KINDS.map((kind) => [kind, '1 new'])));
	expect(proposal.positions[0]?.row).toMatchObject({ stageId: -7 });
	expect(proposal.functions[0]?.row).toMatchObject({ stageIds: [-7], personIds: [-5] });
	expect(proposal.templates[0]?.row.steps).toMatchObject([{ positionId: -3 }]);
	expect(proposal.bands[0]?.row).toMatchObject({ stageId: -7, productionId: -5 });
	expect(proposal.vehicles[0]?.row).toMatchObject({ bandId: -9 });
	expect(proposal.aliases[0]?.row).toMatchObject({ meansId: -7 });
	expect(proposal.activities[0]).toMatchObject({
		name: 'Show Wolf Ink',
		row: { bandId: -9, stageId: -7, vehicleIds: [-8], planned_start: '2026-08-19T18:00:00+02:00' },
	});
});

test('IMP-10 what was copied is all the same the second time', () => {
	expect(countsOf(propose(ALL, ALL))).toEqual(Object.fromEntries(CARRY_KINDS.map((kind) => [kind, '1 same'])));
});

test('IMP-12 names count as one whatever their case and blanks; what says something else stays', () => {
	const here = {
		...NOTHING,
		stages: [{ ...PLAZA, id: 1, name: 'PLAZA ', color: '#000000' }],
		persons: [{ ...ADA, id: 2, name: ' ada' }],
	};
	const proposal = propose(ALL, here);
	expect(proposal.stages).toMatchObject([
		{ state: 'kept', here: { id: 1 }, remarks: [expect.stringContaining('stays')] },
	]);
	expect(proposal.persons).toMatchObject([{ state: 'same' }]);
	expect(proposal.positions).toMatchObject([{ state: 'new', row: { stageId: 1 } }]);
});

test('IMP-12 of two persons of one name each is taken once, the equal one first', () => {
	const two = [ADA, { ...ADA, id: 6, tel: '2' }];
	const proposal = propose({ ...NOTHING, persons: two }, { ...NOTHING, persons: [{ ...ADA, id: 1, tel: '2' }] });
	expect(proposal.persons.map(({ state }) => state)).toEqual(['new', 'same']);
});

test('IMP-10 what is not chosen is not made: rows do without it, or are skipped where they cannot', () => {
	const proposal = propose(ALL, NOTHING, {
		kinds: ['positions', 'bands', 'vehicles', 'activities', 'functions', 'templates', 'aliases'],
	});
	expect(proposal.stages).toEqual([]);
	expect(proposal.positions).toMatchObject([
		{ state: 'new', row: { stageId: null }, remarks: ['without stage Plaza, which is not here'] },
	]);
	expect(proposal.templates).toMatchObject([{ state: 'new', row: { steps: [{ positionId: -3 }] } }]);
	expect(proposal.bands).toMatchObject([{ state: 'skipped', remarks: ['needs stage Plaza, which is not here'] }]);
	expect(proposal.vehicles).toMatchObject([{ state: 'skipped', remarks: ['needs band Wolf Ink, which is not here'] }]);
	expect(proposal.activities).toMatchObject([{ state: 'skipped' }]);
	expect(proposal.functions).toMatchObject([{ state: 'skipped' }]);
	expect(proposal.aliases).toMatchObject([{ state: 'skipped' }]);
});

test('IMP-10 a position whose slug another one has here gets a slug of its own', () => {
	const here = { ...NOTHING, positions: [{ ...DOCK, id: 1, name: 'North dock', stageId: null }] };
	expect(propose(ALL, here).positions).toMatchObject([{ state: 'new', row: { slug: 'dock-1-2' } }]);
});

test('IMP-10 a template that is here as it came gives way, one that somebody has changed stays', () => {
	const here = (isUntouched: boolean) => ({ ...NOTHING, templates: [{ ...DAY, id: 1, steps: [], isUntouched }] });
	expect(propose(ALL, here(true)).templates).toMatchObject([{ state: 'new', here: { id: 1 } }]);
	expect(propose(ALL, here(false)).templates).toMatchObject([{ state: 'kept', here: { id: 1 } }]);
});

test('IMP-10 an activity that was moved here since is known again and stays', () => {
	const moved = { ...SHOW, planned_start: toFestivalTime('2025-08-20T17:00:00+02:00') };
	expect(countsOf(propose(ALL, { ...ALL, activities: [moved] }))).toMatchObject({ activities: '1 kept' });
});

test.each([
	['a type that is not known', { activityTypeId: 'fireworks' }],
	['no planned time', { planned_start: null, planned_end: null }],
	['an end before its start', { planned_end: toFestivalTime('2025-08-20T17:00:00+02:00') }],
	[
		'a year that cannot be',
		{
			planned_start: toFestivalTime('2100-12-30T18:00:00+02:00'),
			planned_end: toFestivalTime('2100-12-30T19:00:00+02:00'),
		},
	],
])('IMP-10 an activity with %s is skipped', (_, fields) => {
	expect(countsOf(propose({ ...ALL, activities: [{ ...SHOW, ...fields }] }, NOTHING, { days: 364 }))).toMatchObject({
		activities: '1 skipped',
	});
});
