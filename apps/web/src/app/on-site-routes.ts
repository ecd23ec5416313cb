import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router';
import { readGateSearch, readPassesSearch } from './guards.ts';
import { getParentRoute } from './root-route.ts';

const gate = createRoute({
	getParentRoute,
	path: '/gate',
	validateSearch: readGateSearch,
	component: lazy(() => import('../pages/gate-page.tsx'), 'GatePage'),
	staticData: { screen: { section: '/gate', isForm: true } },
});

const pass = createRoute({
	getParentRoute,
	path: '/pass/$code',
	component: lazy(() => import('../pages/pass-page.tsx'), 'PassPage'),
	staticData: { screen: { section: '/gate' } },
});

const passes = createRoute({
	getParentRoute,
	path: '/passes',
	validateSearch: readPassesSearch,
	component: lazy(() => import('../pages/passes-page.tsx'), 'PassesPage'),
	staticData: { screen: { section: '/gate', right: 'activity:operate' } },
});

const alerts = createRoute({
	getParentRoute,
	path: '/alerts',
	component: lazy(() => import('../pages/alerts-page.tsx'), 'AlertsPage'),
	staticData: { screen: { section: '/alerts', hasMine: true } },
});

/** The screens for those who do not sit at a desk (ON-SITE.md). */
export const ON_SITE_ROUTES = [gate, pass, passes, alerts] as const;
