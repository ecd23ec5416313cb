import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router';
import { readGateSearch } from './guards.ts';
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

/** The screens for those who do not sit at a desk (ON-SITE.md). */
export const ON_SITE_ROUTES = [gate, pass] as const;
