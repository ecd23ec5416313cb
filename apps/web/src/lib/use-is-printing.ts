import { useSyncExternalStore } from 'react';

const print = window.matchMedia('print');

/** Whether the page is being laid out for paper: then everything must be there, whatever is in sight (SHEET-05). */
export function useIsPrinting(): boolean {
	return useSyncExternalStore(subscribe, () => print.matches);
}

function subscribe(listener: () => void): () => void {
	print.addEventListener('change', listener);
	return () => print.removeEventListener('change', listener);
}
