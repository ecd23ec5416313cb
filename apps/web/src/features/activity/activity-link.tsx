import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { followInApp } from '../../ui/follow-in-app.ts';
import { openActivity } from './open-activity.ts';

/** Opens an activity's details over the page it stands on; a new tab opens the same page with them. */
export function ActivityLink({ activityId, onClick, ...anchor }: ActivityLinkProps) {
	const router = useRouter();
	const { pathname, search } = router.latestLocation;
	const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
		onClick?.(event);
		followInApp(event, () => openActivity(router, activityId));
	};
	const query = router.options.stringifySearch({ ...search, activity: activityId });
	return <a {...anchor} href={`${pathname}${query}`} onClick={handleClick} />;
}

interface ActivityLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
	activityId: number;
}
