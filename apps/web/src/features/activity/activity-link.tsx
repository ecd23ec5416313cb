import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { followInApp } from '../../ui/follow-in-app.ts';
import { openActivity } from './open-activity.ts';
import { useDetailsAddress } from './page-address.tsx';

/** Opens an activity's details over the page it stands on; a new tab opens the same page with them. */
export function ActivityLink({ activityId, onClick, ...anchor }: ActivityLinkProps) {
	const router = useRouter();
	const href = useDetailsAddress(activityId);
	const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
		onClick?.(event);
		followInApp(event, () => openActivity(router, activityId));
	};
	return <a {...anchor} href={href} onClick={handleClick} />;
}

interface ActivityLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
	activityId: number;
}
