import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { followInApp } from '../../ui/follow-in-app.ts';

const SCREENS = { band: '/band/$id', vehicle: '/vehicle/$id', position: '/position/$id' } as const;

/**
 * Leads to a band, a vehicle or a position. The router's own link watches the address so as to mark itself where it leads
 * to; lists show dozens of links that never do.
 */
export function EntityLink({ of, entityId, onClick, ...anchor }: EntityLinkProps) {
	const router = useRouter();
	const to = SCREENS[of];
	const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
		onClick?.(event);
		followInApp(event, () => void router.navigate({ to, params: { id: `${entityId}` } }));
	};
	return <a {...anchor} href={to.replace('$id', `${entityId}`)} onClick={handleClick} />;
}

interface EntityLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
	of: keyof typeof SCREENS;
	entityId: number;
}
