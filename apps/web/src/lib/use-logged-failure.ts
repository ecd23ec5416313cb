import { useEffect } from 'react';

/** Logs that something could not be loaded, once per failure (SPEC.md section 8: such failures are only logged). */
export function useLoggedFailure(what: string, error: Error | null): void {
	useEffect(() => {
		// biome-ignore lint/suspicious/noConsole: the log is where this failure belongs
		if (error !== null) console.warn(`${what} could not be loaded: ${error.message}`);
	}, [what, error]);
}
