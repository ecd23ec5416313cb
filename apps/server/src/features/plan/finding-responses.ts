import type { PlanFinding } from '@crossload/contract';
import { describeFinding, type Finding, type PlanIndex } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { listStages } from '../stage/stage.store.ts';
import { listVehicleReferences } from '../vehicle/vehicle-reference.store.ts';
import { findAccepted } from './acceptance.store.ts';

/** A finding in words, with the ids of what a response names beside them. */
export type DescribedFinding = Omit<PlanFinding, 'stage' | 'vehicle' | 'accepted'> &
	Pick<Finding, 'stageId' | 'vehicleId'>;

/** Findings in words, in their order; `plan` is the one that they are about, which may move on afterwards. */
export function describedFindings(findings: readonly Finding[], plan: PlanIndex): DescribedFinding[] {
	const namedIn = (entity: 'position' | 'band', id: number | null) => {
		const row = id === null ? undefined : plan.row(entity, id);
		return row ? { id: row.id, name: row.name } : null;
	};
	return findings.map((finding) => {
		const { activities, positionId, bandId, ...own } = describeFinding(finding, plan);
		const names = { position: namedIn('position', positionId), band: namedIn('band', bandId) };
		return { ...own, activities: [...activities], ...names };
	});
}

/** Findings as they travel, none of them accepted. */
export async function findingResponses(db: Db, described: readonly DescribedFinding[]): Promise<PlanFinding[]> {
	const stages = await byId(described, 'stageId', (ids) => listStages(db, ids));
	const vehicles = await byId(described, 'vehicleId', (ids) => listVehicleReferences(db, { ids }));
	return described.map(({ stageId, vehicleId, position, band, text, ...own }) => {
		const stage = stageId === null ? undefined : stages.get(stageId);
		return {
			...own,
			stage: stage ? { id: stage.id, name: stage.name, color: stage.color } : null,
			position,
			band,
			vehicle: (vehicleId !== null && vehicles.get(vehicleId)) || null,
			text,
			accepted: null,
		};
	});
}

/** Findings as they travel, with who has accepted them. */
export async function acceptedResponses(db: Db, described: readonly DescribedFinding[]): Promise<PlanFinding[]> {
	const accepted = await findAccepted(db);
	const responses = await findingResponses(db, described);
	return responses.map((finding) => ({ ...finding, accepted: accepted.get(finding.key) ?? null }));
}

/** The rows that findings name, by id: none is asked for where none is named. */
async function byId<T extends { readonly id: number }>(
	described: readonly DescribedFinding[],
	field: 'stageId' | 'vehicleId',
	list: (ids: readonly number[]) => Promise<readonly T[]>,
): Promise<ReadonlyMap<number, T>> {
	const ids = [...new Set(described.flatMap((finding) => finding[field] ?? []))];
	const rows = ids.length > 0 ? await list(ids) : [];
	return new Map(rows.map((row) => [row.id, row]));
}
