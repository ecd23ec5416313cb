import { useSyncExternalStore } from 'react';

const print = window.matchMedia('print');

/** Between the browser's own events: the media query may change only once the pages have been laid out. */
let isAsked = false;

/** Whether the page is being laid out for paper: then everything must be there, whatever is in sight (SHEET-05). */
export function useIsPrinting(): boolean {
	return useSyncExternalStore(subscribe, () => isAsked || print.matches);
}

function subscribe(listener: () => void): () => void {
	const handleEvent = ({ type }: Event) => {
		isAsked = type === 'beforeprint';
		listener();
	};
	print.addEventListener('change', listener);
	window.addEventListener('beforeprint', handleEvent);
	window.addEventListener('afterprint', handleEvent);
	return () => {
		print.removeEventListener('change', listener);
		window.removeEventListener('beforeprint', handleEvent);
		window.removeEventListener('afterprint', handleEvent);
	};
}
