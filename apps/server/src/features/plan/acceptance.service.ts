import type { FindingAccept, PlanFinding } from '@crossload/contract';
import { lapsedAcceptances, lengthOfFinding, textOrNull } from '@crossload/domain';
import type { Change } from '../../db/change-log.store.ts';
import type { ChangedEntity } from '../../db/change-log.table.ts';
import type { Work } from '../../db/work.ts';
import { expectFound } from '../../errors/domain-errors.ts';
import type { RouteDependencies } from '../../http/route-dependencies.ts';
import {
	type AcceptanceState,
	acceptanceRows,
	listAcceptances,
	loggedAcceptance,
	type StoredAcceptance,
} from './acceptance.store.ts';
import { acceptedResponses, type DescribedFinding, describedFindings } from './finding-responses.ts';
import type { PlanCache } from './plan-cache.ts';
import { planChanges } from './plan-changes.ts';

/** What is named, as it is now. */
interface Named {
	readonly described: DescribedFinding;
	/** Minutes. */
	readonly length: number;
	readonly known: StoredAcceptance | undefined;
}

/** Accepts a finding as it is now, again where it was before (PLAN.md, CHK-20). Throws NotFound for an unknown key. */
export async function acceptFinding(
	work: Work,
	planCache: PlanCache,
	{ key, note }: FindingAccept & { readonly key: string },
): Promise<PlanFinding> {
	const { described, length, known } = await findNamed(work, planCache, key);
	const { text } = described;
	const own = { key, text, length, note: textOrNull(note ?? null), at: work.at, actor: work.actor };
	await writeAcceptance(work, { ...own, version: (known?.version ?? 0) + 1 }, known);
	const [accepted] = await acceptedResponses(work.trx, [described]);
	return expectFound(accepted, 'This finding');
}

/** Accepts a finding no longer; nothing happens where nobody did. Throws NotFound for an unknown key. */
export async function takeBackAcceptance(work: Work, planCache: PlanCache, key: string): Promise<void> {
	const { known } = await findNamed(work, planCache, key);
	if (known) await removeAcceptance(work, known);
}

/**
 * Runs writes and removes, in their transaction, the acceptances that they make lapse: one that has lapsed stays so,
 * whatever becomes of its finding.
 */
export function withLapses(planCache: PlanCache): RouteDependencies['runWrite'] {
	return async (work, write) => {
		const before = await listAcceptances(work.trx);
		// The cached plan is brought up to date before anything is written.
		if (before.length > 0) await planCache.read(work.trx, () => {});
		const changes: Change[] = [];
		const record = (change: Change) => {
			changes.push(change);
			work.record(change);
		};
		const result = await write({ ...work, record });
		if (!changes.some(({ entity }) => AFFECTS_FINDINGS.includes(entity))) return result;
		const areOthers = changes.some(({ entity }) => entity === 'finding');
		const acceptances = areOthers ? await listAcceptances(work.trx) : before;
		if (acceptances.length === 0) return result;
		const rows = await planChanges(work.trx, changes);
		const lapsed = await planCache.previewFindings(work.trx, rows, (index) =>
			lapsedAcceptances(acceptances, index.findings()),
		);
		for (const acceptance of lapsed) await removeAcceptance(work, acceptance);
		return result;
	};
}

/** What findings depend on, and acceptances themselves: one that undo restores may have lapsed meanwhile. */
const AFFECTS_FINDINGS: readonly ChangedEntity[] = [
	'activity',
	'band',
	'vehicle',
	'position',
	'stage',
	'plan_settings',
	'finding',
];

async function findNamed({ trx }: Work, planCache: PlanCache, key: string): Promise<Named> {
	const named = await planCache.read(trx, ({ index }) => {
		const finding = expectFound(
			index.findings().find((each) => each.key === key),
			'This finding',
		);
		const [described] = describedFindings([finding], index.plan);
		return { described: expectFound(described, 'This finding'), length: lengthOfFinding(finding) };
	});
	const known = (await listAcceptances(trx)).find((each) => each.key === key);
	return { ...named, known };
}

async function writeAcceptance(work: Work, state: AcceptanceState, known: StoredAcceptance | undefined) {
	if (known) await acceptanceRows.update(work.trx, known.id, state);
	const id = known?.id ?? (await acceptanceRows.insert(work.trx, state));
	work.record({ entity: 'finding', id, before: known ? { ...loggedAcceptance(known) } : null, after: { ...state } });
}

async function removeAcceptance(work: Work, acceptance: StoredAcceptance): Promise<void> {
	await acceptanceRows.remove(work.trx, acceptance.id);
	work.record({ entity: 'finding', id: acceptance.id, before: { ...loggedAcceptance(acceptance) }, after: null });
}
