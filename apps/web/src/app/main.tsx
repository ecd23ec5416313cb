import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import './theme.css';
import './mantine.css';
import { createRoot } from 'react-dom/client';
import { restoreClock } from '../api/clock.ts';
import { followLive } from '../api/live/follow-live.ts';
import { refreshUser } from '../api/session.ts';
import { restoreSession } from '../api/session-store.ts';
import { Providers } from './providers.tsx';
import { followSession } from './router.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw in');

restoreClock();
restoreSession();
followSession();
followLive();
createRoot(root).render(<Providers />);
void refreshUser();
