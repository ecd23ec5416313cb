import type { Right } from '@crossload/domain';
import { createRouter } from '@tanstack/react-router';
import { currentSession, onSessionChange } from '../api/session-store.ts';
import { routeTree } from './routes.ts';
import { ScreenError } from './screen-error.tsx';
import type { MenuPath } from './shell/menu.ts';

/** What the shell has to know of a screen. */
interface Screen {
	/** Name of the route where SPEC.md section 2 gives one (SHELL-09); nothing reads it. */
	readonly name?: 'activity-create' | 'activity-edit';
	/** The menu entry that is marked while the screen is open. */
	readonly section?: MenuPath;
	/** Without it a message is shown instead of the screen (SHELL-02). */
	readonly right?: Right;
	/** It can keep to what is the user's (MINE-01). */
	readonly hasMine?: boolean;
	/** On phones a form keeps the lower edge for its own buttons. */
	readonly isForm?: boolean;
}

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
