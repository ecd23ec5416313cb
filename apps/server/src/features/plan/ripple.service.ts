import type { RippleBody, RippleResult } from '@crossload/contract';
import {
	changesOfMoves,
	cutToMinute,
	faultsOfMoves,
	festivalTimeOf,
	type PlanMove,
	type RippleRequest,
	ripple,
} from '@crossload/domain';
import type { Db } from '../../db/database.ts';
import { missingReferences, type Reference } from '../../db/missing-references.store.ts';
import { Invalid } from '../../errors/domain-errors.ts';
import { instantSent } from '../activity/activity-rules.ts';
import { describedFindings, findingResponses } from './finding-responses.ts';
import { activityVersions } from './plan.store.ts';
import type { PlanAt, PlanCache } from './plan-cache.ts';

/** What would follow from moves (PLAN.md, section RIP). Nothing is written. Throws Invalid naming every faulty move. */
export async function rippleOf(db: Db, planCache: PlanCache, body: RippleBody): Promise<RippleResult> {
	const request: RippleRequest = { ...body, moves: body.moves.map(moveSent) };
	const missing = await missingReferences(db, referencesOf(request.moves));
	const { changes, absorbed, solved, findings } = await planCache.read(db, (plan) => outcomeOf(plan, request, missing));
	const versions = await activityVersions(
		db,
		changes.map(({ id }) => id),
	);
	return {
		changes: changes.map((change) => ({ ...change, version: versions.get(change.id) ?? 1 })),
		absorbed: [...absorbed],
		solved: [...solved],
		findings: await findingResponses(db, findings),
	};
}

/** What the moves lead to, its findings in words. Throws Invalid naming every faulty move, those with missing references too. */
function outcomeOf({ index, relations }: PlanAt, request: RippleRequest, missing: Readonly<Record<string, string>>) {
	const faults = faultsOfMoves(index.plan, request.moves).map(({ path, message }) => [path, message]);
	Invalid.throwIfAny({ ...missing, ...Object.fromEntries(faults) });
	const outcome = ripple(index, request, relations);
	const after = index.copy();
	after.apply(changesOfMoves(index.plan, outcome.changes));
	return { ...outcome, findings: describedFindings(outcome.findings, after.plan) };
}

function referencesOf(moves: readonly PlanMove[]): Record<string, Reference> {
	const entries = moves.flatMap(({ positionId, stageId }, place): [string, Reference][] => [
		[`moves.${place}.positionId`, ['position', positionId]],
		[`moves.${place}.stageId`, ['stage', stageId]],
	]);
	return Object.fromEntries(entries);
}

/** A move with its times as festival times, to the minute. */
function moveSent({ planned_start, planned_end, ...move }: RippleBody['moves'][number]): PlanMove {
	const timeSent = (time: string | null) => (time === null ? null : festivalTimeOf(cutToMinute(instantSent(time))));
	return {
		...move,
		...(planned_start !== undefined && { planned_start: timeSent(planned_start) }),
		...(planned_end !== undefined && { planned_end: timeSent(planned_end) }),
	};
}
