import { useSyncExternalStore } from 'react';

/** Height in pixels of what the on-screen keyboard leaves of the window; null where a browser does not say. */
export function useVisibleHeight(): number | null {
	return useSyncExternalStore(subscribe, readHeight);
}

function readHeight(): number | null {
	return window.visualViewport ? Math.round(window.visualViewport.height) : null;
}

function subscribe(listener: () => void): () => void {
	const viewport = window.visualViewport;
	viewport?.addEventListener('resize', listener);
	return () => viewport?.removeEventListener('resize', listener);
}
