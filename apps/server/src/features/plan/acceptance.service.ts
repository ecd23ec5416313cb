import type { FindingAccept, PlanFinding } from '@crossload/contract';
import { type Finding, findings, lapsedAcceptances, lengthOfFinding, textOrNull } from '@crossload/domain';
import type { Change } from '../../db/change-log.store.ts';
import type { ChangedEntity } from '../../db/change-log.table.ts';
import type { Work } from '../../db/work.ts';
import { expectFound } from '../../errors/expect-found.ts';
import {
	type AcceptanceState,
	deleteAcceptance,
	insertAcceptance,
	listAcceptances,
	loggedAcceptance,
	type StoredAcceptance,
	updateAcceptance,
} from './acceptance.store.ts';
import { acceptedResponses } from './finding-responses.ts';
import type { KeptPlan, PlanAt } from './kept-plan.ts';
import { findPlan } from './plan.store.ts';

/** What is named, where, as it is now. */
interface Named {
	readonly at: PlanAt;
	readonly finding: Finding;
	readonly known: StoredAcceptance | undefined;
}

/** Accepts a finding as it is now, again where it was before (PLAN.md, CHK-20). Throws NotFound for an unknown key. */
export async function acceptFinding(
	work: Work,
	kept: KeptPlan,
	{ key, note }: FindingAccept & { readonly key: string },
): Promise<PlanFinding> {
	const { at, finding, known } = await findNamed(work, kept, key);
	const [response] = await acceptedResponses(work.trx, [finding], at);
	const { text } = expectFound(response, 'This finding');
	const length = lengthOfFinding(finding);
	const own = { key, text, length, note: textOrNull(note ?? null), at: work.at, actor: work.actor };
	await writeAcceptance(work, { ...own, version: (known?.version ?? 0) + 1 }, known);
	const [accepted] = await acceptedResponses(work.trx, [finding], at);
	return expectFound(accepted, 'This finding');
}

/** Accepts a finding no longer; nothing happens where nobody did. Throws NotFound for an unknown key. */
export async function takeBackAcceptance(work: Work, kept: KeptPlan, key: string): Promise<void> {
	const { known } = await findNamed(work, kept, key);
	if (known) await removeAcceptance(work, known);
}

/**
 * Runs a write and removes, in its transaction, the acceptances that it makes lapse: one that has lapsed stays so, whatever
 * becomes of its finding.
 */
export async function withLapses<T>(work: Work, write: (work: Work) => Promise<T>): Promise<T> {
	let isPlanChanged = false;
	const result = await write({
		...work,
		record: (change: Change) => {
			isPlanChanged ||= DECIDING.includes(change.entity);
			work.record(change);
		},
	});
	if (!isPlanChanged) return result;
	const acceptances = await listAcceptances(work.trx);
	if (acceptances.length === 0) return result;
	const found = findings((await findPlan(work.trx)).plan);
	for (const lapsed of lapsedAcceptances(acceptances, found)) await removeAcceptance(work, lapsed);
	return result;
}

/** What findings follow from, and acceptances themselves: one that comes back by undo may have lapsed meanwhile. */
const DECIDING: readonly ChangedEntity[] = [
	'activity',
	'band',
	'vehicle',
	'position',
	'stage',
	'plan_settings',
	'finding',
];

async function findNamed({ trx }: Work, kept: KeptPlan, key: string): Promise<Named> {
	const at = await kept.at(trx);
	const finding = at.index.findings().find((each) => each.key === key);
	const known = (await listAcceptances(trx)).find((each) => each.key === key);
	return { at, finding: expectFound(finding, 'This finding'), known };
}

async function writeAcceptance(work: Work, state: AcceptanceState, known: StoredAcceptance | undefined) {
	if (known) await updateAcceptance(work.trx, known.id, state);
	const id = known?.id ?? (await insertAcceptance(work.trx, state));
	work.record({ entity: 'finding', id, before: known ? { ...loggedAcceptance(known) } : null, after: { ...state } });
}

async function removeAcceptance(work: Work, acceptance: StoredAcceptance): Promise<void> {
	await deleteAcceptance(work.trx, acceptance.id);
	work.record({ entity: 'finding', id: acceptance.id, before: { ...loggedAcceptance(acceptance) }, after: null });
}
