import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router';
import { readImportSearch } from './guards.ts';
import { getParentRoute } from './root-route.ts';

/** The admin screens (SPEC.md section 2). */
export const ADMIN_ROUTES = [
	createRoute({
		getParentRoute,
		path: '/persons',
		component: lazy(() => import('../features/person/person-list.tsx'), 'PersonList'),
		staticData: { screen: { section: '/persons', right: 'person:write' } },
	}),
	createRoute({
		getParentRoute,
		path: '/users',
		component: lazy(() => import('../features/user/user-list.tsx'), 'UserList'),
		staticData: { screen: { section: '/users', right: 'user:write' } },
	}),
	createRoute({
		getParentRoute,
		path: '/stages',
		component: lazy(() => import('../features/stage/stage-list.tsx'), 'StageList'),
		staticData: { screen: { section: '/stages', right: 'stage:write' } },
	}),
	createRoute({
		getParentRoute,
		path: '/team-functions',
		component: lazy(() => import('../features/team-function/team-function-list.tsx'), 'TeamFunctionList'),
		staticData: { screen: { section: '/team-functions', right: 'function:write' } },
	}),
	createRoute({
		getParentRoute,
		path: '/templates',
		component: lazy(() => import('../features/template/template-screen.tsx'), 'TemplateScreen'),
		staticData: { screen: { section: '/templates', right: 'activity:write' } },
	}),
	createRoute({
		getParentRoute,
		path: '/import',
		validateSearch: readImportSearch,
		component: lazy(() => import('../pages/import-page.tsx'), 'ImportPage'),
		staticData: { screen: { section: '/import', right: 'import' } },
	}),
	createRoute({
		getParentRoute,
		path: '/carry-over',
		component: lazy(() => import('../pages/carry-over-page.tsx'), 'CarryOverPage'),
		staticData: { screen: { section: '/import', right: 'import' } },
	}),
	createRoute({
		getParentRoute,
		path: '/setup',
		component: lazy(() => import('../features/setup/setup-screen.tsx'), 'SetupScreen'),
		staticData: { screen: { section: '/setup', right: 'import' } },
	}),
	createRoute({
		getParentRoute,
		path: '/shares',
		component: lazy(() => import('../features/share/share-list.tsx'), 'ShareList'),
		staticData: { screen: { section: '/shares', right: 'share:write' } },
	}),
] as const;
