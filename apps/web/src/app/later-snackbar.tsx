import { type ComponentType, useEffect, useState } from 'react';
import { onceFirstScreenStands } from './first-screen.ts';

/** After so many milliseconds it is tried again to fetch it. */
const RETRY_AFTER = 2_000;

/**
 * The snackbar comes once the first screen stands. Messages wait for it, so none is lost; and because nobody would notice
 * that it failed to come, as they do of a dialog, it is fetched until it does.
 */
export function LaterSnackbar() {
	const [Snackbar, setSnackbar] = useState<ComponentType | null>(null);
	useEffect(() => {
		let isGone = false;
		const load = async () => {
			try {
				const part = await import('../ui/snackbar.tsx');
				if (!isGone) setSnackbar(() => part.Snackbar);
			} catch {
				if (!isGone) setTimeout(load, RETRY_AFTER);
			}
		};
		onceFirstScreenStands(() => void load());
		return () => {
			isGone = true;
		};
	}, []);
	return Snackbar && <Snackbar />;
}
