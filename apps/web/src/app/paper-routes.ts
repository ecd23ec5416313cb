import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router';
import { getParentRoute } from './root-route.ts';

const sheets = createRoute({
	getParentRoute,
	path: '/sheets',
	component: lazy(() => import('../features/sheet/sheet-list.tsx'), 'SheetList'),
	staticData: { screen: { section: '/sheets', hasMine: true } },
});

const sheet = createRoute({
	getParentRoute,
	path: '/sheet/$code',
	component: lazy(() => import('../pages/sheet-page.tsx'), 'SheetPage'),
	staticData: { screen: { section: '/sheets' } },
});

/** What goes on paper, and comes back from it (IN-AND-OUT, SHEET). */
export const PAPER_ROUTES = [sheets, sheet] as const;
