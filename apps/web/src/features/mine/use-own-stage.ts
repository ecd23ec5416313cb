import type { Stage } from '@crossload/contract';
import { useQuery } from '@tanstack/react-query';
import { stageListQuery } from '../../api/stages.ts';
import { watchQuery } from '../../api/watch.ts';
import { useIsMineOn } from '../../entities/mine/mine-context.ts';

/** The stage of a stage manager, who has chosen this one alone and sees only theirs; null for everybody else (MINE-02). */
export function useOwnStage(): Stage | null {
	const { stageIds, positionIds, functionIds } = useQuery(watchQuery).data.mine;
	const [isOn] = useIsMineOn();
	const { data: stages } = useQuery(stageListQuery);
	const isOne = isOn && stageIds.length === 1 && positionIds.length === 0 && functionIds.length === 0;
	return (isOne && stages?.find(({ id }) => id === stageIds[0])) || null;
}
