import type { Carried, CarryProposal, CarryRule, RuledKind } from '@crossload/domain';
import type { Work } from '../../db/work.ts';
import { loggedState } from '../activity/activity.store.ts';
import { EMPTY_ACTIVITY } from '../activity/activity-rules.ts';
import { insertActivities } from '../activity/activity-set.store.ts';
import { replaceAlertSetting } from '../alert/alert-settings.store.ts';
import { insertBands } from '../band/band-set.store.ts';
import { insertCarryOver } from '../import/import-memory.store.ts';
import { insertPersons } from '../person/person-set.store.ts';
import { changePlanSettings } from '../plan/plan-settings.service.ts';
import { insertPositions } from '../position/position-set.store.ts';
import { createStage } from '../stage/stage.service.ts';
import { assignMembers, createTeamFunction } from '../team-function/team-function.service.ts';
import { changeTemplate, createTemplate } from '../template/template.service.ts';
import { createUser } from '../user/user.service.ts';
import { insertVehicles } from '../vehicle/vehicle-set.store.ts';

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

async function writePersons(work: Work, { persons }: CarryProposal, ids: Ids): Promise<void> {
	const rows = newOf(persons);
	const states = rows.map(({ name, tel, group }) => ({ name, tel, group }));
	for (const [index, id] of (await insertPersons(work.trx, states)).entries()) {
		const [row, state] = [rows[index], states[index]];
		if (!row || !state) continue;
		ids.persons.made(row, id);
		work.record({ entity: 'person', id, before: null, after: { id, ...state, version: 1 } });
	}
}

async function writePositions(work: Work, { positions }: CarryProposal, ids: Ids): Promise<void> {
	const rows = newOf(positions);
	const states = rows.map(({ name, slug, tag, capacity, stageId }) => ({
		name,
		slug,
		tag,
		capacity,
		stageId: ids.stages.idOrNull(stageId),
	}));
	for (const [index, id] of (await insertPositions(work.trx, states)).entries()) {
		const [row, state] = [rows[index], states[index]];
		if (!row || !state) continue;
		ids.positions.made(row, id);
		work.record({ entity: 'position', id, before: null, after: { ...state, version: 1 } });
	}
}

/** A band that comes from last year is not here yet. */
async function writeBands(work: Work, { bands }: CarryProposal, ids: Ids): Promise<void> {
	const rows = newOf(bands);
	const states = rows.map(({ name, stageId, touringParty, notes, productionId }) => ({
		name,
		status: 'not_here' as const,
		stageId: ids.stages.idOf(stageId),
		touringParty,
		notes,
		productionId: ids.persons.idOrNull(productionId),
	}));
	for (const [index, id] of (await insertBands(work.trx, states)).entries()) {
		const [row, state] = [rows[index], states[index]];
		if (!row || !state) continue;
		ids.bands.made(row, id);
		work.record({ entity: 'band', id, before: null, after: { ...state, version: 1 } });
	}
}

async function writeVehicles(work: Work, { vehicles }: CarryProposal, ids: Ids): Promise<void> {
	const rows = newOf(vehicles);
	const states = rows.map(({ name, bandId, typeId, ...row }) => ({
		...{ name, bandId: ids.bands.idOf(bandId), typeId },
		...{ licence_plate: row.licence_plate, driver: row.driver, driver_tel: row.driver_tel, comment: row.comment },
		...{ subVehicle: row.subVehicle, subVehicleConnected: row.subVehicleConnected },
	}));
	for (const [index, id] of (await insertVehicles(work.trx, states)).entries()) {
		const [row, state] = [rows[index], states[index]];
		if (!row || !state) continue;
		ids.vehicles.made(row, id);
		work.record({ entity: 'vehicle', id, before: null, after: { ...state, version: 1 } });
	}
}

async function writeActivities(work: Work, { activities }: CarryProposal, ids: Ids): Promise<void> {
	const states = newOf(activities).map(({ id: _, ...row }) => ({
		...EMPTY_ACTIVITY,
		...row,
		bandId: ids.bands.idOrNull(row.bandId),
		stageId: ids.stages.idOrNull(row.stageId),
		positionId: ids.positions.idOrNull(row.positionId),
		vehicleIds: row.vehicleIds.map(ids.vehicles.idOf),
	}));
	for (const [index, id] of (await insertActivities(work.trx, states)).entries()) {
		const state = states[index];
		if (state) work.record({ entity: 'activity', id, before: null, after: loggedState({ ...state, version: 1 }) });
	}
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
