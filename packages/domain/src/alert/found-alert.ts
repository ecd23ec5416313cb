import type { PlanIndex } from '../plan/plan-index.ts';
import type { ActiveAlert } from './alert.ts';
import type { RuledKind } from './alert-kind.ts';

/** What a rule has found: the ids that make the alert's key and what it is about, as far as its first activity does not say it. */
interface FoundAlert {
	readonly ids: readonly number[];
	readonly activities: readonly number[];
	readonly text: string;
	readonly positionId?: number;
	readonly vehicleId?: number;
}

/** The alert of something found; its stage is its first activity's, else the one whose dock the position is. */
export function alertOf(plan: PlanIndex, kind: RuledKind, found: FoundAlert): ActiveAlert {
	const { ids, activities, text, vehicleId = null } = found;
	const first = activities[0] === undefined ? undefined : plan.row('activity', activities[0]);
	const positionId = found.positionId ?? first?.positionId ?? null;
	const dock = positionId === null ? undefined : plan.row('position', positionId);
	return {
		key: `${kind}:${ids.join('-')}`,
		kind,
		activities,
		stageId: first?.stageId ?? dock?.stageId ?? null,
		positionId,
		bandId: first?.bandId ?? null,
		vehicleId,
		text,
	};
}
