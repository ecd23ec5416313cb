import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let answered = true;

/** Told by the client after every request: whether the server answered at all. */
export function reportAnswered(didAnswer: boolean): void {
	if (answered === didAnswer) return;
	answered = didAnswer;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener('online', listener);
	window.addEventListener('offline', listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener('online', listener);
		window.removeEventListener('offline', listener);
	};
}

/** Whether the device has a network and the server answered the last request. */
export function useOnline(): boolean {
	return useSyncExternalStore(subscribe, () => navigator.onLine && answered);
}
