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
import { deadReferences, type Reference } from '../../db/existing.ts';
import { Invalid } from '../../errors/domain-errors.ts';
import { instantSent } from '../activity/activity-rules.ts';
import { findingResponses } from './finding-responses.ts';
import type { KeptPlan } from './kept-plan.ts';

/** What would follow from moves (PLAN.md, section RIP). Nothing is written. Throws Invalid naming every faulty move. */
export async function rippleOf(db: Db, kept: KeptPlan, body: RippleBody): Promise<RippleResult> {
	const request: RippleRequest = { ...body, moves: body.moves.map(moveSent) };
	const at = await kept.at(db);
	const faults = faultsOfMoves(at.index.plan, request.moves).map(({ path, message }) => [path, message]);
	Invalid.throwIfAny({ ...(await deadReferences(db, referencesOf(request.moves))), ...Object.fromEntries(faults) });
	const { changes, absorbed, solved, findings } = ripple(at.index, request, at.relations());
	const after = at.index.copy();
	after.apply(changesOfMoves(at.index.plan, changes));
	return {
		changes: changes.map((change) => ({ ...change, version: at.versions.get(change.id) ?? 1 })),
		absorbed: [...absorbed],
		solved: [...solved],
		findings: findingResponses(findings, at, after.plan),
	};
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
