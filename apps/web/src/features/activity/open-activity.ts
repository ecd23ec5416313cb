import type { RegisteredRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
	interface HistoryState {
		/** This entry of the history was made by opening an activity's details: closing them goes back. */
		opensActivity?: true;
	}
}

/** Opens an activity's details over the page that is there. Its id lives in the address, so Back closes them. */
export function openActivity(router: RegisteredRouter, id: number): void {
	void router.navigate({
		to: '.',
		search: (search) => ({ ...search, activity: id }),
		state: { opensActivity: true },
		resetScroll: false,
	});
}
