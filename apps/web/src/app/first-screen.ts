import { queryClient } from '../api/query-client.ts';

/** How often is looked whether the first screen stands, and after how many looks it is not waited for, in milliseconds. */
const LOOK_EVERY = 200;
const LONGEST = 3_000;

/** The first tap comes first: to take up more code and styles has the browser lay out the page anew. */
const A_MOMENT = 600;

/** Runs what can wait a moment after the first screen has got what it asked the network for. */
export function onceFirstScreenStands(run: () => void): void {
	const startedAt = performance.now();
	const timer = setInterval(() => {
		if (queryClient.isFetching() > 0 && performance.now() - startedAt < LONGEST) return;
		clearInterval(timer);
		setTimeout(run, A_MOMENT);
	}, LOOK_EVERY);
}
