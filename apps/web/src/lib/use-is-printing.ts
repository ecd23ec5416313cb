import { useSyncExternalStore } from 'react';

const print = window.matchMedia('print');

/** From `beforeprint` to `afterprint`: the media query may change only once the pages have been laid out. */
let isBetweenEvents = false;

window.addEventListener('beforeprint', keepEvent);
window.addEventListener('afterprint', keepEvent);

function keepEvent({ type }: Event) {
	isBetweenEvents = type === 'beforeprint';
}

/** Whether the page is being laid out for paper: then everything must be there, whatever is in sight (SHEET-05). */
export function useIsPrinting(): boolean {
	return useSyncExternalStore(onPrinting, isPrinting);
}

export function isPrinting(): boolean {
	return isBetweenEvents || print.matches;
}

/** Calls the listener before and after the page is laid out for paper, until what it returns is called. */
export function onPrinting(listener: () => void): () => void {
	print.addEventListener('change', listener);
	window.addEventListener('beforeprint', listener);
	window.addEventListener('afterprint', listener);
	return () => {
		print.removeEventListener('change', listener);
		window.removeEventListener('beforeprint', listener);
		window.removeEventListener('afterprint', listener);
	};
}
