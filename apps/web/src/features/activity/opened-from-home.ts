import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
	interface HistoryState {
		/** This form was opened from Home, and saving leads back there. */
		isFromHome?: true;
	}
}

/** What a link to a form says of where it was opened. */
export const FROM_HOME = { isFromHome: true } as const;

/** Whether the open form was opened from Home. */
export function useIsFromHome(): boolean {
	return useLocation({ select: ({ state }) => state.isFromHome === true });
}

/** The state of links to forms from the open page. */
export function useOpenerState() {
	return useLocation({ select: ({ pathname }) => pathname === '/' }) ? FROM_HOME : {};
}
