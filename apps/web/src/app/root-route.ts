import { createRootRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { readActivityDialogSearch, requireSession } from './guards.ts';
import { RootScreen } from './root-screen.tsx';

/** What all screens lie under: who is not signed in is sent to the login first. */
export const rootRoute = createRootRoute({
	validateSearch: readActivityDialogSearch,
	beforeLoad: requireSession,
	component: RootScreen,
	notFoundComponent: NotFoundPage,
});

export const getParentRoute = () => rootRoute;
