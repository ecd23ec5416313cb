import { MINUTE } from '@crossload/domain';

const LOOK_FOR_VERSION_EVERY = 10 * MINUTE;

/** Keeps the screen awake, and takes a new version of the app when there is one (WALL-04). Nobody touches a display for days. */
export function keepDisplayCurrent(): void {
	void keepAwake();
	document.addEventListener('visibilitychange', () => void keepAwake());
	setInterval(() => void keepAwake(), MINUTE);
	setInterval(() => void takeNewVersion(), LOOK_FOR_VERSION_EVERY);
}

let lock: WakeLockSentinel | null = null;

/** Browsers let the screen sleep again whenever the page was hidden, and devices when they like. */
async function keepAwake(): Promise<void> {
	if (document.visibilityState !== 'visible' || !('wakeLock' in navigator) || lock?.released === false) return;
	try {
		lock = await navigator.wakeLock.request('screen');
	} catch {
		// Refused, for instance on low battery: the display shows on, and asks again.
	}
}

/** A new build has other scripts. Reloading takes a second, and everything shown is read again. */
async function takeNewVersion(): Promise<void> {
	try {
		const response = await fetch(location.pathname, { headers: { accept: 'text/html' }, cache: 'no-store' });
		const built = new DOMParser().parseFromString(await response.text(), 'text/html');
		if (response.ok && scriptsOf(built).length > 0 && scriptsOf(built).join() !== scriptsOf(document).join())
			location.reload();
	} catch {
		// Without a network there is no new version.
	}
}

function scriptsOf(page: Document): string[] {
	return [...page.querySelectorAll('script[type="module"][src]')].map((script) => script.getAttribute('src') ?? '');
}
