import type { Activity } from '@crossload/contract';
import { isOver } from '@crossload/domain';
import { useRight } from '../../api/session.ts';
import { DelayButton } from './delay-button.tsx';

// Rows are rendered again when what draws them is another function, so it is made once.
const delayOf = (activity: Activity) => (isOver(activity) ? null : <DelayButton activity={activity} />);

/**
 * 'Delay…' beside the two lines of a phone's rows, for those who plan (RIP-10). On wider screens the activity list has it with
 * the next step; other lists need the room for their columns, there the details have it.
 */
export function usePhoneDelay() {
	return useRight('activity:write') ? delayOf : undefined;
}
