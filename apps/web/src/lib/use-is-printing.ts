import { useSyncExternalStore } from 'react';

const print = window.matchMedia('print');

/** From `beforeprint` to `afterprint`: the media query may change only once the pages have been laid out. */
let isPrinting = false;

/** Whether the page is being laid out for paper: then everything must be there, whatever is in sight (SHEET-05). */
export function useIsPrinting(): boolean {
	return useSyncExternalStore(subscribe, () => isPrinting || print.matches);
}

function subscribe(listener: () => void): () => void {
	const handleEvent = ({ type }: Event) => {
		isPrinting = type === 'beforeprint';
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
