import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router';
import { ADMIN_ROUTES } from './admin-routes.ts';
import { ENTITY_ROUTES } from './entity-routes.ts';
import { readLoginSearch, readPlanSearch, redirectFromLogin } from './guards.ts';
import { ON_SITE_ROUTES } from './on-site-routes.ts';
import { PAPER_ROUTES } from './paper-routes.ts';
import { getParentRoute, rootRoute } from './root-route.ts';

const login = createRoute({
	getParentRoute,
	path: '/login',
	validateSearch: readLoginSearch,
	beforeLoad: redirectFromLogin,
	component: lazy(() => import('../pages/login-page.tsx'), 'LoginPage'),
});

const home = createRoute({
	getParentRoute,
	path: '/',
	component: lazy(() => import('../pages/dashboard-page.tsx'), 'DashboardPage'),
	staticData: { screen: { section: '/', hasMine: true } },
});

const plan = createRoute({
	getParentRoute,
	path: '/plan',
	validateSearch: readPlanSearch,
	component: lazy(() => import('../pages/plan-page.tsx'), 'PlanPage'),
	staticData: { screen: { section: '/plan', hasMine: true } },
});

const checks = createRoute({
	getParentRoute,
	path: '/checks',
	component: lazy(() => import('../pages/checks-page.tsx'), 'ChecksPage'),
	staticData: { screen: { section: '/checks', hasMine: true } },
});

const changes = createRoute({
	getParentRoute,
	path: '/changes',
	component: lazy(() => import('../pages/changes-page.tsx'), 'ChangesPage'),
	staticData: { screen: { section: '/changes', right: 'history:read', hasMine: true } },
});

const handover = createRoute({
	getParentRoute,
	path: '/handover',
	component: lazy(() => import('../pages/handover-page.tsx'), 'HandoverPage'),
	staticData: { screen: { section: '/changes', right: 'history:read' } },
});

const help = createRoute({
	getParentRoute,
	path: '/help',
	component: lazy(() => import('../features/help/help.tsx'), 'Help'),
	staticData: { screen: { section: '/help' } },
});

/** Every screen there is. */
export const routeTree = rootRoute.addChildren([
	login,
	home,
	plan,
	checks,
	changes,
	handover,
	help,
	...ENTITY_ROUTES,
	...ADMIN_ROUTES,
	...ON_SITE_ROUTES,
	...PAPER_ROUTES,
]);
