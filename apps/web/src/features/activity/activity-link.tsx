import { Link } from '@tanstack/react-router';
import type { LinkSlot } from '../../ui/link-slot.ts';

/** Opens an activity's details over the page it stands on; a new tab opens the same page with them. */
export function ActivityLink({ activityId, ...slot }: { activityId: number } & LinkSlot) {
	return (
		<Link
			to="."
			search={(search) => ({ ...search, activity: activityId })}
			state={{ opensActivity: true }}
			resetScroll={false}
			preload={false}
			{...slot}
		/>
	);
}
