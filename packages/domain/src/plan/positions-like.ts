import { compareNames } from '../names.ts';
import type { PlanIndex } from './plan-index.ts';
import type { PlanActivity, PlanPosition } from './plan-row.ts';

/** Where an activity could take place instead: the other positions of the same stage, then those of the same tag, by name. */
export function positionsLike(
	plan: PlanIndex,
	{ positionId, stageId }: Pick<PlanActivity, 'positionId' | 'stageId'>,
): PlanPosition[] {
	const here = positionId === null ? undefined : plan.row('position', positionId);
	const stages = [here?.stageId, stageId].filter((id) => typeof id === 'number');
	const isDock = (position: PlanPosition) => position.stageId !== null && stages.includes(position.stageId);
	return [...plan.ids('position')]
		.flatMap((id) => plan.row('position', id) ?? [])
		.filter((position) => position.id !== positionId && (isDock(position) || position.tag === here?.tag))
		.sort((a, b) => Number(isDock(b)) - Number(isDock(a)) || compareNames(a.name, b.name) || a.id - b.id);
}
