import type { Activity } from '@crossload/contract';
import { PhoneActivityRow } from '../../entities/activity/phone-activity-row.tsx';
import type { LinkSlot } from '../../ui/link-slot.ts';
import { ActivityLink } from './activity-link.tsx';

/** For tables of activities: a row opens its details. Made once, as rows are rendered again when any of it is another function. */
export const ACTIVITY_ROWS = {
	rowId: ({ id }: Activity): number => id,
	rowLink: ({ id }: Activity, slot: LinkSlot) => <ActivityLink activityId={id} {...slot} />,
	phoneRow: (activity: Activity) => <PhoneActivityRow activity={activity} />,
};
