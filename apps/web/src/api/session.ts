import { type Login, sessionCalls, type User } from '@crossload/contract';
import { holds, type Right } from '@crossload/domain';
import { useSyncExternalStore } from 'react';
import { type DraftKey, dropDrafts } from '../lib/draft.ts';
import { unsubscribeDevice } from '../lib/push-device.ts';
import { request } from './client.ts';
import { messageOf } from './errors.ts';
import { currentSession, endSession, keepSession, keepUser, onSessionChange, type Session } from './session-store.ts';

/** Each tab has drafts of its own, and only here is it known that somebody has logged out and not run out of time. */
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('crossload-session');
if (otherTabs) otherTabs.onmessage = () => dropDrafts();

/** Signs in and keeps the session. Throws as {@link request} does. */
export async function login(credentials: Login): Promise<User> {
	const session = await request(sessionCalls.login, { body: credentials });
	dropDrafts(session.user.id);
	keepSession(session);
	return session.user;
}

/**
 * Signs out: the server ends the login, if it can be reached, and token, user, drafts and everything it has sent are gone
 * from this device, in every tab (AUTH-06).
 */
export function logout(): void {
	request(sessionCalls.logout).catch(() => undefined);
	void unsubscribeDevice();
	dropDrafts();
	otherTabs?.postMessage('logout');
	endSession('logout');
}

/** Asks for the signed-in user again; when that fails, the stored copy goes on being used (AUTH-03). */
export async function refreshUser(): Promise<void> {
	const before = currentSession();
	if (before === null) return;
	try {
		const user = await request(sessionCalls.me);
		keepUser(before, user);
	} catch (error) {
		// biome-ignore lint/suspicious/noConsole: SPEC.md section 8 wants this failure logged and nothing else
		console.warn(`The user could not be refreshed: ${messageOf(error, 'unknown error')}`);
	}
}

/** The session, null when nobody is signed in. */
export function useSession(): Session | null {
	return useSyncExternalStore(onSessionChange, currentSession);
}

/** Whether the signed-in user holds the right (AUTH-08). */
export function useRight(right: Right): boolean {
	return holds(useSession()?.user.permissions ?? [], right);
}

/** Where the signed-in user's draft of a form is kept: `vehicle/12`, `vehicle/add`. */
export function useDraftKey(name: string): DraftKey {
	return { userId: useSession()?.user.id ?? 0, name };
}
