import './mantine-parts.css';
import './theme.css';
import './sizes.css';
import './shared-classes.css';
import './mantine.css';
import { compareNames } from '@crossload/domain';
import { createRoot } from 'react-dom/client';
import { restoreClock } from '../api/clock.ts';
import { ensureOffset } from '../api/festival.ts';
import { renewWhileUsed } from '../api/renewal.ts';
import { refreshUser } from '../api/session.ts';
import { restoreSession } from '../api/session-store.ts';
import { hydrateQueries } from '../api/sync/hydrate-queries.ts';
import { startOutbox } from '../api/sync/outbox.ts';
import { startPersistence } from '../api/sync/query-persistence.ts';
import { startSync } from '../api/sync/start-sync.ts';
import type { Stored } from '../api/sync/stored-query.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { awaitEarlyResponses } from './early-queries.ts';
import { keepAppOnDevice, noticeNewVersion } from './new-version.ts';
import { prefetchDialogs } from './prefetch-dialogs.ts';
import { Providers } from './providers.tsx';
import { navigateOnSessionChange, router } from './router.ts';
import { TEXT_FONT } from './theme.ts';

/** What can wait begins so many milliseconds after the first screen, whose requests come first, and once the browser is idle. */
const FIRST_SCREEN_MS = 600;
/** A browser that is never idle begins all the same. */
const MAX_WAIT_MS = 2_000;

/** Until a display that could not be fetched is fetched again. */
const TRY_AGAIN_MS = 10_000;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw in');
const [, displayToken] = /^\/display\/([\w-]+)$/.exec(location.pathname) ?? [];
if (displayToken === undefined) void start(root);
else void showDisplay(root, displayToken);

/** A display has neither a login nor a shell, and touches nothing of those who use the same browser. */
async function showDisplay(element: HTMLElement, token: string): Promise<void> {
	try {
		const { startDisplay } = await import('./display.tsx');
		startDisplay(element, token);
	} catch {
		setTimeout(() => void reloadDisplay(), TRY_AGAIN_MS);
	}
}

/**
 * Nobody stands at a display to load it again, and Chromium does not fetch a module a second time that has failed. Without a
 * network what the browser shows in its place would stay.
 */
async function reloadDisplay(): Promise<void> {
	const isReachable = await fetch(location.pathname, {
		cache: 'no-store',
		signal: AbortSignal.timeout(TRY_AGAIN_MS),
	}).then(
		({ ok }) => ok,
		() => false,
	);
	if (isReachable) location.reload();
	else setTimeout(() => void reloadDisplay(), TRY_AGAIN_MS);
}

/**
 * From the second visit on the device has the text font: loaded while the app starts, it is there for the first layout. Else
 * that layout asks for it, and text is laid out once more when it comes.
 */
function loadStoredFont(): void {
	if (navigator.serviceWorker?.controller) document.fonts.load(`1em ${TEXT_FONT}`).catch(() => undefined);
}

async function start(element: HTMLElement): Promise<void> {
	loadStoredFont();
	noticeNewVersion();
	restoreClock();
	restoreSession();
	const screen = router.load();
	startOutbox();
	const stored = await hydrateQueries();
	// Every response has the offset: it is fetched only where there is no other response.
	await Promise.all([awaitEarlyResponses().then(ensureOffset), screen]);
	navigateOnSessionChange();
	startSync();
	createRoot(element).render(<Providers />);
	void refreshUser();
	renewWhileUsed();
	setTimeout(() => void startTheRest(stored), FIRST_SCREEN_MS);
}

async function startTheRest(stored: Stored | null): Promise<void> {
	await whenIdle(MAX_WAIT_MS);
	startPersistence(stored);
	prefetchDialogs();
	// The browser loads the rules of names with the first order that needs them, and that is not to be a tap.
	compareNames('Truck 2', 'Truck 10');
	void keepAppOnDevice();
}
