import { PERSONAL_SETTINGS } from '../../lib/personal-settings.ts';
import { forgetStored } from '../../lib/stored-text.ts';
import { currentSession, onSessionChange, type Session } from '../session-store.ts';
import { forgetConnection } from './connection.ts';
import { setKnownRevision } from './known-revision.ts';
import { LiveUpdates } from './live-updates.ts';
import { startPrefetch } from './prefetch.ts';
import { startSending } from './send-outbox.ts';

let running: { readonly session: Session; readonly updates: LiveUpdates } | null = null;

/** Starts live updates, the prefetch and the sending of the outbox. */
export function startSync(): void {
	onSessionChange(handleSessionChange);
	handleSessionChange();
	startPrefetch();
	startSending();
}

/** Live updates run whenever somebody is signed in, and as them alone (CHECKLIST AUTH-06). */
function handleSessionChange(): void {
	const session = currentSession();
	if (session?.token === running?.session.token) return;
	running?.updates.stop();
	if (running && running.session.user.id !== session?.user.id) {
		setKnownRevision(null);
		forgetConnection();
		for (const setting of PERSONAL_SETTINGS) forgetStored(setting);
	}
	running = session && { session, updates: new LiveUpdates(session) };
}
