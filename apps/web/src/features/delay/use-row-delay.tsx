import type { Activity } from '@crossload/contract';
import { isOver } from '@crossload/domain';
import { useRight } from '../../api/session.ts';
import { DelayButton } from './delay-button.tsx';

// Outside the hook: a new function on each render would render all rows again.
const delayOf = (activity: Activity) => (isOver(activity) ? null : <DelayButton activity={activity} />);

/**
 * 'Delay…' in a row, for those who plan (RIP-10): on phones beside its second line, elsewhere at its end while it is looked
 * at. The activity list has it with the next step instead.
 */
export function useRowDelay() {
	return useRight('activity:write') ? delayOf : undefined;
}
