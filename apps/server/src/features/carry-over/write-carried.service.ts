import type { Carried, CarryProposal, CarryRule, RuledKind } from '@crossload/domain';
import type { RowEntity } from '../../db/change-log.table.ts';
import type { Trx } from '../../db/database.ts';
import type { Work } from '../../db/work.ts';
import { activityRows, loggedState } from '../activity/activity.store.ts';
import { EMPTY_ACTIVITY } from '../activity/activity-rules.ts';
import { replaceAlertSetting } from '../alert/alert-settings.store.ts';
import { bandRows } from '../band/band.store.ts';
import { insertCarryOver } from '../import/import-memory.store.ts';
import { personRows } from '../person/person.store.ts';
import { changePlanSettings } from '../plan/plan-settings.service.ts';
import { positionRows } from '../position/position.store.ts';
import { createStage } from '../stage/stage.service.ts';
import { assignMembers, createTeamFunction } from '../team-function/team-function.service.ts';
import { changeTemplate, createTemplate } from '../template/template.service.ts';
import { createUser } from '../user/user.service.ts';
import { vehicleRows } from '../vehicle/vehicle.store.ts';

/** Which ids new rows have got: those that a proposal gives are below zero until then. */
class MadeIds {
	readonly #ids = new Map<number, number>();

	made(row: { readonly id: number }, id: number): void {
		this.#ids.set(-row.id, id);
	}

	readonly idOf = (id: number): number => this.#ids.get(id) ?? id;

	idOrNull(id: number | null): number | null {
		return id === null ? null : this.idOf(id);
	}
}

interface Ids {
	readonly stages: MadeIds;
	readonly persons: MadeIds;
	readonly positions: MadeIds;
	readonly bands: MadeIds;
	readonly vehicles: MadeIds;
}

/** Writes what is new of a proposal, and records it; users in a revision of their own, as their creation can never be undone (PLAN-12). */
export async function writeCarried(
	work: Work,
	proposal: CarryProposal,
	passwordHashes: ReadonlyMap<number, string>,
): Promise<void> {
	await writeUsers(work, proposal, passwordHashes);
	const ids: Ids = {
		stages: new MadeIds(),
		persons: new MadeIds(),
		positions: new MadeIds(),
		bands: new MadeIds(),
		vehicles: new MadeIds(),
	};
	for (const stage of newOf(proposal.stages)) {
		const { name, color, changeover, curfew } = stage;
		ids.stages.made(stage, (await createStage(work, { name, color, changeover, curfew })).id);
	}
	await writePersons(work, proposal, ids);
	await writePositions(work, proposal, ids);
	await writeBands(work, proposal, ids);
	await writeVehicles(work, proposal, ids);
	await writeActivities(work, proposal, ids);
	await writeFunctions(work, proposal, ids);
	await writeTemplates(work, proposal, ids);
	await writeRest(work, proposal, ids);
}

/** The rows that are new. */
export function newOf<Row>(carried: readonly Carried<Row>[]): Row[] {
	return carried.filter(({ state }) => state === 'new').map(({ row }) => row);
}

async function writeUsers(work: Work, { users }: CarryProposal, hashes: ReadonlyMap<number, string>): Promise<void> {
	const inOwnRevision: Work = { ...work, record: (change) => work.record({ ...change, hasOwnRevision: true }) };
	for (const { id, name, role } of newOf(users)) {
		const passwordHash = hashes.get(id);
		if (passwordHash !== undefined) await createUser(inOwnRevision, { name, role, passwordHash });
	}
}

/** How new rows of one kind become rows here. */
interface Writing<Row, State> {
	readonly entity: RowEntity;
	readonly rows: { insertMany(trx: Trx, states: readonly State[]): Promise<number[]> };
	readonly stateOf: (row: Row) => State;
	/** As the change log keeps it, where that is more than the state. */
	readonly logged?: (state: State, id: number) => object;
	/** Where others look up its id. */
	readonly ids?: MadeIds;
}

async function writeNew<Row extends { readonly id: number }, State extends object>(
	work: Work,
	carried: readonly Carried<Row>[],
	{ entity, rows, stateOf, logged = (state) => state, ids }: Writing<Row, State>,
): Promise<void> {
	const made = newOf(carried).map((row) => ({ row, state: stateOf(row) }));
	const newIds = await rows.insertMany(
		work.trx,
		made.map(({ state }) => state),
	);
	for (const [index, { row, state }] of made.entries()) {
		const id = newIds[index] ?? 0;
		ids?.made(row, id);
		work.record({ entity, id, before: null, after: { ...logged(state, id), version: 1 } });
	}
}

async function writePersons(work: Work, { persons }: CarryProposal, ids: Ids): Promise<void> {
	await writeNew(work, persons, {
		entity: 'person',
		rows: personRows,
		stateOf: ({ name, tel, group }) => ({ name, tel, group }),
		logged: (state, id) => ({ id, ...state }),
		ids: ids.persons,
	});
}

async function writePositions(work: Work, { positions }: CarryProposal, ids: Ids): Promise<void> {
	await writeNew(work, positions, {
		entity: 'position',
		rows: positionRows,
		stateOf: ({ id: _, ...own }) => ({ ...own, stageId: ids.stages.idOrNull(own.stageId) }),
		ids: ids.positions,
	});
}

/** A band that comes from last year is not here yet. */
async function writeBands(work: Work, { bands }: CarryProposal, ids: Ids): Promise<void> {
	await writeNew(work, bands, {
		entity: 'band',
		rows: bandRows,
		stateOf: ({ name, stageId, touringParty, notes, productionId }) => ({
			name,
			status: 'not_here' as const,
			stageId: ids.stages.idOf(stageId),
			touringParty,
			notes,
			productionId: ids.persons.idOrNull(productionId),
		}),
		ids: ids.bands,
	});
}

async function writeVehicles(work: Work, { vehicles }: CarryProposal, ids: Ids): Promise<void> {
	await writeNew(work, vehicles, {
		entity: 'vehicle',
		rows: vehicleRows,
		stateOf: ({ id: _, ...own }) => ({ ...own, bandId: ids.bands.idOf(own.bandId) }),
		ids: ids.vehicles,
	});
}

async function writeActivities(work: Work, { activities }: CarryProposal, ids: Ids): Promise<void> {
	await writeNew(work, activities, {
		entity: 'activity',
		rows: activityRows,
		stateOf: ({ id: _, ...row }) => ({
			...EMPTY_ACTIVITY,
			...row,
			bandId: ids.bands.idOrNull(row.bandId),
			stageId: ids.stages.idOrNull(row.stageId),
			positionId: ids.positions.idOrNull(row.positionId),
			vehicleIds: row.vehicleIds.map(ids.vehicles.idOf),
		}),
		logged: loggedState,
	});
}

async function writeFunctions(work: Work, { functions }: CarryProposal, ids: Ids): Promise<void> {
	for (const { name, order, radio, stageIds, types, personIds } of newOf(functions)) {
		const body = { name, order, radio, stageIds: stageIds.map(ids.stages.idOf), types: [...types] };
		const { id } = await createTeamFunction(work, body);
		if (personIds.length > 0) await assignMembers(work, id, { personIds: personIds.map(ids.persons.idOf) });
	}
}

/** One that came with the schema and was never touched becomes what somebody has made of it. */
async function writeTemplates(work: Work, { templates }: CarryProposal, ids: Ids): Promise<void> {
	for (const { state, row, here } of templates) {
		if (state !== 'new') continue;
		const steps = row.steps.map(({ vehicles, ...step }) => ({
			...step,
			positionId: ids.positions.idOrNull(step.positionId),
			vehicles: typeof vehicles === 'string' ? vehicles : [...vehicles],
		}));
		if (here) await changeTemplate(work, here.id, { steps });
		else await createTemplate(work, { name: row.name, steps });
	}
}

/** Settings, and names that mean something else. Alert settings stand in no log: what they were is remembered for undo. */
async function writeRest(work: Work, { rules, aliases }: CarryProposal, ids: Ids): Promise<void> {
	const made = newOf(rules);
	const turnaround = made.find(({ name }) => name === 'turnaround')?.minutes;
	if (typeof turnaround === 'number') await changePlanSettings(work, { turnaround });
	const alerts = made.filter(isAlertRule);
	for (const { name, minutes } of alerts) await replaceAlertSetting(work.trx, name, minutes);
	const idsOf = {
		band: ids.bands,
		stage: ids.stages,
		position: ids.positions,
		vehicle: ids.vehicles,
		person: ids.persons,
	};
	const names = newOf(aliases).map(({ entity, name, meansId }) => {
		return { entity, key: name, id: idsOf[entity].idOf(meansId) };
	});
	if (alerts.length + names.length === 0) return;
	const settings = alerts.map(({ name: kind, minutes }) => ({ kind, minutes }));
	const id = await insertCarryOver(work.trx, { settings, aliases: names });
	work.record({ entity: 'import', id, before: null, after: { kind: 'carry_over' } });
}

function isAlertRule(rule: CarryRule): rule is CarryRule & { name: RuledKind } {
	return rule.name !== 'turnaround';
}
