import './mantine-parts.css';
import './theme.css';
import './mantine.css';
import { compareNames } from '@crossload/domain';
import { createRoot } from 'react-dom/client';
import { restoreClock } from '../api/clock.ts';
import { followLive } from '../api/live/follow-live.ts';
import { readAnswers, takeUpAnswers } from '../api/offline/kept-answers.ts';
import { keepSending } from '../api/offline/send-unsent.ts';
import { followOtherTabs } from '../api/offline/shown-actions.ts';
import { stockUp } from '../api/offline/stock.ts';
import { restoreUnsent } from '../api/offline/unsent-store.ts';
import { refreshUser } from '../api/session.ts';
import { restoreSession } from '../api/session-store.ts';
import { fetchDialogs } from '../ui/later-dialog.tsx';
import { takeUpEarlyAnswers } from './early-queries.ts';
import { onceFirstScreenStands } from './first-screen.ts';
import { keepAppOnDevice } from './new-version.ts';
import { Providers } from './providers.tsx';
import { followSession, router } from './router.ts';
import { textFontReady } from './text-font.ts';

/** In milliseconds. The first tap comes first: to take up more styles has the browser lay out the page anew. */
const A_MOMENT = 600;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw in');
void start(root);

async function start(element: HTMLElement): Promise<void> {
	restoreClock();
	restoreSession();
	const screen = Promise.all([router.load(), textFontReady()]);
	// What was done here and not sent is known before any answer is shown without it.
	const [answers] = await Promise.all([readAnswers(), restoreUnsent()]);
	takeUpAnswers(answers);
	await Promise.all([takeUpEarlyAnswers(), screen]);
	followSession();
	followLive();
	followOtherTabs();
	stockUp();
	keepSending();
	createRoot(element).render(<Providers />);
	void refreshUser();
	onceFirstScreenStands(() => setTimeout(takeUpTheRest, A_MOMENT));
}

function takeUpTheRest(): void {
	fetchDialogs();
	// The browser loads the rules of names with the first order that needs them, and that is not to be a tap.
	compareNames('Truck 2', 'Truck 10');
	void keepAppOnDevice();
}
