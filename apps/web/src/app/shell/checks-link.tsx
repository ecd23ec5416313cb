import { useFindingCounts } from '../../api/plan/use-finding-counts.ts';
import { MenuLink, type MenuLinkProps } from './menu-link.tsx';

/** The menu entry of the checks, with how much of the plan is impossible and accepted by nobody (CHK-21). */
export function ChecksLink(props: MenuLinkProps) {
	return <MenuLink {...props} count={useFindingCounts()?.impossible ?? 0} />;
}
