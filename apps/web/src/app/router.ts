import { createRouter } from '@tanstack/react-router';
import { currentSession, onSessionChange } from '../api/session-store.ts';
import { routeTree } from './routes.ts';
import type { Screen } from './screen.ts';
import { ScreenError } from './screen-error.tsx';

declare module '@tanstack/react-router' {
	interface StaticDataRouteOption {
		screen?: Screen;
	}
	interface Register {
		router: typeof router;
	}
}

/** Finds the screen for an address. */
export const router = createRouter({
	routeTree,
	defaultPreload: 'intent',
	defaultErrorComponent: ScreenError,
	scrollRestoration: true,
});

/** Leads to the login screen when the session ends and away from it when one begins, whatever tab it happened in. */
export function navigateOnSessionChange(): void {
	let wasSignedIn = currentSession() !== null;
	onSessionChange((reason) => {
		const isSignedIn = currentSession() !== null;
		if (isSignedIn === wasSignedIn) return;
		wasSignedIn = isSignedIn;
		const isByHand = reason === 'logout' || reason === 'elsewhere';
		void (isByHand ? router.navigate({ to: '/login' }) : router.invalidate());
	});
}
