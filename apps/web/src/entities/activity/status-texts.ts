import type { ActivityStatus } from '@crossload/domain';

/** What stands in cells, where room is short. */
export const STATUS_SHORT: Readonly<Record<ActivityStatus, string>> = {
	planned: 'Planned',
	running: 'Running',
	late: 'Late',
	done: 'Done',
	cancelled: 'Cancelled',
};

/** The statuses' full names in lists (SPEC.md section 4). */
export const STATUS_NAMES: Readonly<Record<ActivityStatus, string>> = {
	...STATUS_SHORT,
	planned: 'Planned (Pending)',
	late: 'Late (not started)',
};
