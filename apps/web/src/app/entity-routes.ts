import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router';
import { readActivityFormSearch, readActivityListSearch, requireParams } from './guards.ts';
import { getParentRoute } from './root-route.ts';

/** The screens of bands, vehicles, positions and activities (SPEC.md section 2). */
export const ENTITY_ROUTES = [
	createRoute({
		getParentRoute,
		path: '/bands',
		component: lazy(() => import('../pages/band-list-page.tsx'), 'BandListPage'),
		staticData: { screen: { section: '/bands', hasMine: true } },
	}),
	createRoute({
		getParentRoute,
		path: '/band/$id',
		beforeLoad: requireParams,
		component: lazy(() => import('../pages/band-page.tsx'), 'BandPage'),
		staticData: { screen: { section: '/bands' } },
	}),
	createRoute({
		getParentRoute,
		path: '/band/edit/$id',
		beforeLoad: requireParams,
		component: lazy(() => import('../pages/band-edit-page.tsx'), 'BandEditPage'),
		staticData: { screen: { section: '/bands', right: 'band:write', isForm: true } },
	}),
	createRoute({
		getParentRoute,
		path: '/band/add',
		component: lazy(() => import('../pages/band-add-page.tsx'), 'BandAddPage'),
		staticData: { screen: { section: '/bands', right: 'band:write', isForm: true } },
	}),
	createRoute({
		getParentRoute,
		path: '/vehicles',
		component: lazy(() => import('../pages/vehicle-list-page.tsx'), 'VehicleListPage'),
		staticData: { screen: { section: '/vehicles', hasMine: true } },
	}),
	createRoute({
		getParentRoute,
		path: '/vehicle/$id',
		beforeLoad: requireParams,
		component: lazy(() => import('../pages/vehicle-page.tsx'), 'VehiclePage'),
		staticData: { screen: { section: '/vehicles' } },
	}),
	createRoute({
		getParentRoute,
		path: '/vehicle/add/{-$contextBand}',
		beforeLoad: requireParams,
		component: lazy(() => import('../pages/vehicle-add-page.tsx'), 'VehicleAddPage'),
		staticData: { screen: { section: '/vehicles', right: 'vehicle:write', isForm: true } },
	}),
	createRoute({
		getParentRoute,
		path: '/vehicle/edit/$id',
		beforeLoad: requireParams,
		component: lazy(() => import('../pages/vehicle-edit-page.tsx'), 'VehicleEditPage'),
		staticData: { screen: { section: '/vehicles', right: 'vehicle:write', isForm: true } },
	}),
	createRoute({
		getParentRoute,
		path: '/positions',
		component: lazy(() => import('../pages/position-list-page.tsx'), 'PositionListPage'),
		staticData: { screen: { section: '/positions', hasMine: true } },
	}),
	createRoute({
		getParentRoute,
		path: '/position/add',
		component: lazy(() => import('../pages/position-add-page.tsx'), 'PositionAddPage'),
		staticData: { screen: { section: '/positions', right: 'position:write', isForm: true } },
	}),
	createRoute({
		getParentRoute,
		path: '/position/edit/$id',
		beforeLoad: requireParams,
		component: lazy(() => import('../pages/position-edit-page.tsx'), 'PositionEditPage'),
		staticData: { screen: { section: '/positions', right: 'position:write', isForm: true } },
	}),
	createRoute({
		getParentRoute,
		path: '/position/$id',
		beforeLoad: requireParams,
		component: lazy(() => import('../pages/position-page.tsx'), 'PositionPage'),
		staticData: { screen: { section: '/positions' } },
	}),
	createRoute({
		getParentRoute,
		path: '/activities',
		validateSearch: readActivityListSearch,
		component: lazy(() => import('../pages/activity-list-page.tsx'), 'ActivityListPage'),
		staticData: { screen: { section: '/activities', hasMine: true } },
	}),
	createRoute({
		getParentRoute,
		path: '/activity/new/{-$context}/{-$contextId}',
		validateSearch: readActivityFormSearch,
		beforeLoad: requireParams,
		component: lazy(() => import('../pages/activity-create-page.tsx'), 'ActivityCreatePage'),
		staticData: { screen: { name: 'activity-create', section: '/activities', right: 'activity:write', isForm: true } },
	}),
	createRoute({
		getParentRoute,
		path: '/activity/$activityId/edit/{-$context}/{-$contextId}',
		beforeLoad: requireParams,
		component: lazy(() => import('../pages/activity-edit-page.tsx'), 'ActivityEditPage'),
		staticData: { screen: { name: 'activity-edit', section: '/activities', right: 'activity:write', isForm: true } },
	}),
] as const;
