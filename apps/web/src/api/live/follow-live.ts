import { forgetConnection } from '../connection.ts';
import { currentSession, onSessionChange, type Session } from '../session-store.ts';
import { LiveUpdates } from './live-updates.ts';
import { setKnownRevision } from './revision.ts';

let running: { readonly session: Session; readonly updates: LiveUpdates } | null = null;

/** Has live updates run whenever somebody is signed in, and as them alone (CHECKLIST AUTH-06). */
export function followLive(): void {
	onSessionChange(follow);
	follow();
}

function follow(): void {
	const session = currentSession();
	if (session?.token === running?.session.token) return;
	running?.updates.stop();
	if (running && running.session.user.id !== session?.user.id) {
		setKnownRevision(null);
		forgetConnection();
	}
	running = session && { session, updates: new LiveUpdates(session) };
}
