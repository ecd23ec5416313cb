import { wait } from '../../bench/live-clock.ts';

/** Waits until a condition holds. Throws when it does not within so many seconds. */
export async function until(condition: () => boolean, what: string, seconds = 20): Promise<void> {
	const last = performance.now() + seconds * 1000;
	while (!condition()) {
		if (performance.now() > last) throw new Error(`After ${seconds} s still not: ${what}`);
		await wait(10);
	}
}
