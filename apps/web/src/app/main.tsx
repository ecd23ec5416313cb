import './mantine-parts.css';
import './theme.css';
import './mantine.css';
import { createRoot } from 'react-dom/client';
import { restoreClock } from '../api/clock.ts';
import { followLive } from '../api/live/follow-live.ts';
import { restoreAnswers } from '../api/offline/kept-answers.ts';
import { keepSending } from '../api/offline/send-unsent.ts';
import { stockUp } from '../api/offline/stock.ts';
import { restoreUnsent } from '../api/offline/unsent-store.ts';
import { refreshUser } from '../api/session.ts';
import { restoreSession } from '../api/session-store.ts';
import { fetchDialogs } from '../ui/later-dialog.tsx';
import { takeUpEarlyAnswers } from './early-queries.ts';
import { onceFirstScreenStands } from './first-screen.ts';
import { keepAppOnDevice } from './new-version.ts';
import { Providers } from './providers.tsx';
import { followSession } from './router.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw in');

restoreClock();
restoreSession();
// What was done here and not sent is known before any answer is shown without it.
await restoreUnsent();
await restoreAnswers();
await takeUpEarlyAnswers();
followSession();
followLive();
stockUp();
keepSending();
createRoot(root).render(<Providers />);
onceFirstScreenStands(fetchDialogs);
void refreshUser();
void keepAppOnDevice();
