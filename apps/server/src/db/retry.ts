/** The longest wait between two tries, in milliseconds. */
const MAX_WAIT_MS = 800;
const FIRST_WAIT = 25;

interface Retry {
	/** Milliseconds since the first try after which none is made any more. */
	readonly timeoutMs: number;
	readonly isRetryable: (error: unknown) => boolean;
}

/** Tries again, at growing and random intervals so that nodes do not go on colliding, while that may help. */
export async function tryAgain<T>(attempt: () => Promise<T>, { timeoutMs, isRetryable }: Retry): Promise<T> {
	const end = performance.now() + timeoutMs;
	for (let longest = FIRST_WAIT; ; longest = Math.min(2 * longest, MAX_WAIT_MS)) {
		try {
			return await attempt();
		} catch (error) {
			const wait = longest * (0.5 + Math.random() / 2);
			if (!isRetryable(error) || performance.now() + wait > end) throw error;
			await new Promise((done) => setTimeout(done, wait));
		}
	}
}
