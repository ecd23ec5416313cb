/** A signal that is aborted as soon as one of these is; `AbortSignal.any` is newer than the oldest browsers that we support. */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
	const controller = new AbortController();
	for (const signal of signals) {
		if (signal.aborted) controller.abort(signal.reason);
		else
			signal.addEventListener('abort', () => controller.abort(signal.reason), {
				once: true,
				signal: controller.signal,
			});
	}
	return controller.signal;
}
