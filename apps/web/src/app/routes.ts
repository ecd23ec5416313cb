import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router';
import { ADMIN_ROUTES } from './admin-routes.ts';
import { ENTITY_ROUTES } from './entity-routes.ts';
import { readGateSearch, readLoginSearch, readPassesSearch, readPlanSearch, redirectFromLogin } from './guards.ts';
import { getParentRoute, rootRoute } from './root-route.ts';

/** The login, what is about the whole festival, the screens for those who do not sit at a desk (ON-SITE.md), and paper (IN-AND-OUT, SHEET). */
// A constant of its own: written straight into the tree, TypeScript would lose the types of what addresses ask for.
const MAIN_ROUTES = [
	createRoute({
		getParentRoute,
		path: '/login',
		validateSearch: readLoginSearch,
		beforeLoad: redirectFromLogin,
		component: lazy(() => import('../pages/login-page.tsx'), 'LoginPage'),
	}),
	createRoute({
		getParentRoute,
		path: '/',
		component: lazy(() => import('../pages/dashboard-page.tsx'), 'DashboardPage'),
		staticData: { screen: { section: '/', hasMine: true } },
	}),
	createRoute({
		getParentRoute,
		path: '/plan',
		validateSearch: readPlanSearch,
		component: lazy(() => import('../pages/plan-page.tsx'), 'PlanPage'),
		staticData: { screen: { section: '/plan', hasMine: true } },
	}),
	createRoute({
		getParentRoute,
		path: '/checks',
		component: lazy(() => import('../pages/checks-page.tsx'), 'ChecksPage'),
		staticData: { screen: { section: '/checks', hasMine: true } },
	}),
	createRoute({
		getParentRoute,
		path: '/changes',
		component: lazy(() => import('../pages/changes-page.tsx'), 'ChangesPage'),
		staticData: { screen: { section: '/changes', right: 'history:read', hasMine: true } },
	}),
	createRoute({
		getParentRoute,
		path: '/handover',
		component: lazy(() => import('../pages/handover-page.tsx'), 'HandoverPage'),
		staticData: { screen: { section: '/changes', right: 'history:read' } },
	}),
	createRoute({
		getParentRoute,
		path: '/help',
		component: lazy(() => import('../features/help/help.tsx'), 'Help'),
		staticData: { screen: { section: '/help' } },
	}),
	createRoute({
		getParentRoute,
		path: '/gate',
		validateSearch: readGateSearch,
		component: lazy(() => import('../pages/gate-page.tsx'), 'GatePage'),
		staticData: { screen: { section: '/gate', isForm: true } },
	}),
	createRoute({
		getParentRoute,
		path: '/pass/$code',
		component: lazy(() => import('../pages/pass-page.tsx'), 'PassPage'),
		staticData: { screen: { section: '/gate' } },
	}),
	createRoute({
		getParentRoute,
		path: '/passes',
		validateSearch: readPassesSearch,
		component: lazy(() => import('../pages/passes-page.tsx'), 'PassesPage'),
		staticData: { screen: { section: '/gate', right: 'activity:operate' } },
	}),
	createRoute({
		getParentRoute,
		path: '/alerts',
		component: lazy(() => import('../pages/alerts-page.tsx'), 'AlertsPage'),
		staticData: { screen: { section: '/alerts', hasMine: true } },
	}),
	createRoute({
		getParentRoute,
		path: '/sheets',
		component: lazy(() => import('../features/sheet/sheet-list.tsx'), 'SheetList'),
		staticData: { screen: { section: '/sheets', hasMine: true } },
	}),
	createRoute({
		getParentRoute,
		path: '/sheet/$code',
		component: lazy(() => import('../pages/sheet-page.tsx'), 'SheetPage'),
		staticData: { screen: { section: '/sheets' } },
	}),
] as const;

/** Every screen there is. */
export const routeTree = rootRoute.addChildren([...MAIN_ROUTES, ...ENTITY_ROUTES, ...ADMIN_ROUTES]);
