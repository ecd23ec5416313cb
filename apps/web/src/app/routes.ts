import { createRootRoute, createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import {
	leaveLogin,
	readActivityDialogSearch,
	readActivityFormSearch,
	readActivityListSearch,
	readLoginSearch,
	readPlanSearch,
	requireParams,
	requireSession,
} from './guards.ts';
import { RootScreen } from './root-screen.tsx';

const root = createRootRoute({
	validateSearch: readActivityDialogSearch,
	beforeLoad: requireSession,
	component: RootScreen,
	notFoundComponent: NotFoundPage,
});
const under = () => root;

const login = createRoute({
	getParentRoute: under,
	path: '/login',
	validateSearch: readLoginSearch,
	beforeLoad: leaveLogin,
	component: lazy(() => import('../pages/login-page.tsx'), 'LoginPage'),
});

const home = createRoute({
	getParentRoute: under,
	path: '/',
	component: lazy(() => import('../pages/dashboard-page.tsx'), 'DashboardPage'),
	staticData: { screen: { section: '/' } },
});

const plan = createRoute({
	getParentRoute: under,
	path: '/plan',
	validateSearch: readPlanSearch,
	component: lazy(() => import('../pages/plan-page.tsx'), 'PlanPage'),
	staticData: { screen: { section: '/plan' } },
});

const bandList = createRoute({
	getParentRoute: under,
	path: '/bands',
	component: lazy(() => import('../pages/band-list-page.tsx'), 'BandListPage'),
	staticData: { screen: { section: '/bands' } },
});

const band = createRoute({
	getParentRoute: under,
	path: '/band/$id',
	beforeLoad: requireParams,
	component: lazy(() => import('../pages/band-page.tsx'), 'BandPage'),
	staticData: { screen: { section: '/bands' } },
});

const bandEdit = createRoute({
	getParentRoute: under,
	path: '/band/edit/$id',
	beforeLoad: requireParams,
	component: lazy(() => import('../pages/band-edit-page.tsx'), 'BandEditPage'),
	staticData: { screen: { section: '/bands', right: 'band:write', isForm: true } },
});

const bandAdd = createRoute({
	getParentRoute: under,
	path: '/band/add',
	component: lazy(() => import('../pages/band-add-page.tsx'), 'BandAddPage'),
	staticData: { screen: { section: '/bands', right: 'band:write', isForm: true } },
});

const vehicleList = createRoute({
	getParentRoute: under,
	path: '/vehicles',
	component: lazy(() => import('../pages/vehicle-list-page.tsx'), 'VehicleListPage'),
	staticData: { screen: { section: '/vehicles' } },
});

const vehicle = createRoute({
	getParentRoute: under,
	path: '/vehicle/$id',
	beforeLoad: requireParams,
	component: lazy(() => import('../pages/vehicle-page.tsx'), 'VehiclePage'),
	staticData: { screen: { section: '/vehicles' } },
});

const vehicleAdd = createRoute({
	getParentRoute: under,
	path: '/vehicle/add/{-$contextBand}',
	beforeLoad: requireParams,
	component: lazy(() => import('../pages/vehicle-add-page.tsx'), 'VehicleAddPage'),
	staticData: { screen: { section: '/vehicles', right: 'vehicle:write', isForm: true } },
});

const vehicleEdit = createRoute({
	getParentRoute: under,
	path: '/vehicle/edit/$id',
	beforeLoad: requireParams,
	component: lazy(() => import('../pages/vehicle-edit-page.tsx'), 'VehicleEditPage'),
	staticData: { screen: { section: '/vehicles', right: 'vehicle:write', isForm: true } },
});

const positionList = createRoute({
	getParentRoute: under,
	path: '/positions',
	component: lazy(() => import('../pages/position-list-page.tsx'), 'PositionListPage'),
	staticData: { screen: { section: '/positions' } },
});

const positionAdd = createRoute({
	getParentRoute: under,
	path: '/position/add',
	component: lazy(() => import('../pages/position-add-page.tsx'), 'PositionAddPage'),
	staticData: { screen: { section: '/positions', right: 'position:write', isForm: true } },
});

const positionEdit = createRoute({
	getParentRoute: under,
	path: '/position/edit/$id',
	beforeLoad: requireParams,
	component: lazy(() => import('../pages/position-edit-page.tsx'), 'PositionEditPage'),
	staticData: { screen: { section: '/positions', right: 'position:write', isForm: true } },
});

const position = createRoute({
	getParentRoute: under,
	path: '/position/$id',
	beforeLoad: requireParams,
	component: lazy(() => import('../pages/position-page.tsx'), 'PositionPage'),
	staticData: { screen: { section: '/positions' } },
});

const activityList = createRoute({
	getParentRoute: under,
	path: '/activities',
	validateSearch: readActivityListSearch,
	component: lazy(() => import('../pages/activity-list-page.tsx'), 'ActivityListPage'),
	staticData: { screen: { section: '/activities' } },
});

const activityCreate = createRoute({
	getParentRoute: under,
	path: '/activity/new/{-$context}/{-$contextId}',
	validateSearch: readActivityFormSearch,
	beforeLoad: requireParams,
	component: lazy(() => import('../pages/activity-create-page.tsx'), 'ActivityCreatePage'),
	staticData: {
		screen: {
			name: 'activity-create',
			section: '/activities',
			right: 'activity:write',
			isForm: true,
		},
	},
});

const activityEdit = createRoute({
	getParentRoute: under,
	path: '/activity/$activityId/edit/{-$context}/{-$contextId}',
	beforeLoad: requireParams,
	component: lazy(() => import('../pages/activity-edit-page.tsx'), 'ActivityEditPage'),
	staticData: {
		screen: {
			name: 'activity-edit',
			section: '/activities',
			right: 'activity:write',
			isForm: true,
		},
	},
});

const persons = createRoute({
	getParentRoute: under,
	path: '/persons',
	component: lazy(() => import('../pages/persons-page.tsx'), 'PersonsPage'),
	staticData: { screen: { section: '/persons', right: 'person:write' } },
});

const users = createRoute({
	getParentRoute: under,
	path: '/users',
	component: lazy(() => import('../pages/users-page.tsx'), 'UsersPage'),
	staticData: { screen: { section: '/users', right: 'user:write' } },
});

const stages = createRoute({
	getParentRoute: under,
	path: '/stages',
	component: lazy(() => import('../pages/stages-page.tsx'), 'StagesPage'),
	staticData: { screen: { section: '/stages', right: 'stage:write' } },
});

const teamFunctions = createRoute({
	getParentRoute: under,
	path: '/team-functions',
	component: lazy(() => import('../pages/team-functions-page.tsx'), 'TeamFunctionsPage'),
	staticData: { screen: { section: '/team-functions', right: 'function:write' } },
});

const help = createRoute({
	getParentRoute: under,
	path: '/help',
	component: lazy(() => import('../pages/help-page.tsx'), 'HelpPage'),
	staticData: { screen: { section: '/help' } },
});

/** Every screen there is (SPEC.md section 2), and the help (beyond). */
export const routeTree = root.addChildren([
	login,
	home,
	plan,
	bandList,
	band,
	bandEdit,
	bandAdd,
	vehicleList,
	vehicle,
	vehicleAdd,
	vehicleEdit,
	positionList,
	positionAdd,
	positionEdit,
	position,
	activityList,
	activityCreate,
	activityEdit,
	persons,
	users,
	stages,
	teamFunctions,
	help,
]);
