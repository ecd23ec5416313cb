const FIRST = 500;
const MAX_DELAY_MS = 15_000;

/**
 * Milliseconds to wait before trying again: about 0.5 s after the first failure, twice as long after each more, at most
 * 15 s. `random` (0 to 1) spreads the devices that all lost the same server.
 */
export function retryDelay(failures: number, random: number): number {
	const full = Math.min(MAX_DELAY_MS, FIRST * 2 ** Math.max(0, failures - 1));
	return Math.round(full * (0.5 + random / 2));
}
