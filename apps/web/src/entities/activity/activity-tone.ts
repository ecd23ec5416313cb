import { type ActivityTimes, activityStatus, type Instant } from '@crossload/domain';
import type { RowTone } from '../../ui/data-table/data-table-props.ts';

export function activityTone(activity: ActivityTimes, now: Instant): RowTone | null {
	const status = activityStatus(activity, now);
	return status === 'running' || status === 'late' || status === 'cancelled' ? status : null;
}
