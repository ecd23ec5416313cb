import { queryClient } from '../api/query-client.ts';

/** How often is looked whether the first screen stands, and how long it is waited for, in milliseconds. */
const LOOK_EVERY = 200;
const LONGEST = 3_000;

/** Runs what can wait once the first screen has got what it asked the network for. */
export function onceFirstScreenStands(run: () => void): void {
	const startedAt = performance.now();
	const timer = setInterval(() => {
		if (queryClient.isFetching() > 0 && performance.now() - startedAt < LONGEST) return;
		clearInterval(timer);
		run();
	}, LOOK_EVERY);
}
