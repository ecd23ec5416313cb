import type { PlanFinding } from '@crossload/contract';
import { describeFinding, type Finding, type PlanIndex } from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { findAccepted } from './acceptance.store.ts';
import type { PlanAt } from './kept-plan.ts';

/** Findings as they travel, with who has accepted them. */
export async function acceptedResponses(db: Db, findings: readonly Finding[], at: PlanAt): Promise<PlanFinding[]> {
	const accepted = await findAccepted(db);
	return findingResponses(findings, at).map((finding) => ({
		...finding,
		accepted: accepted.get(finding.key) ?? null,
	}));
}

/** Findings as they travel, none of them accepted, in their order; `plan` is the one that they are about. */
export function findingResponses(
	findings: readonly Finding[],
	at: PlanAt,
	plan: PlanIndex = at.index.plan,
): PlanFinding[] {
	const namedIn = (entity: 'position' | 'band', id: number | null) => {
		const row = id === null ? undefined : plan.row(entity, id);
		return row ? { id: row.id, name: row.name } : null;
	};
	return findings.map((finding) => {
		const { key, kind, severity, from, to, activities, text } = describeFinding(finding, plan);
		return {
			key,
			kind,
			severity,
			from,
			to,
			activities: [...activities],
			stage: (finding.stageId !== null && at.stages.get(finding.stageId)) || null,
			position: namedIn('position', finding.positionId),
			band: namedIn('band', finding.bandId),
			vehicle: (finding.vehicleId !== null && at.vehicles.get(finding.vehicleId)) || null,
			text,
			accepted: null,
		};
	});
}
