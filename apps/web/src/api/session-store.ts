import type { User } from '@crossload/contract';
import { Listeners } from '../lib/listeners.ts';
import { now } from '../lib/now.ts';
import { forgetStored, readStored, writeStored } from '../lib/stored-text.ts';
import { expiryOf } from './token.ts';

/** Who is signed in on this device, and the token that proves it (SPEC.md section 4, session). */
export interface Session {
	readonly token: string;
	readonly user: User;
}

/** Why a session ended: by hand here, in another tab, by its `exp`, or because the server refused the token. */
export type EndReason = 'logout' | 'elsewhere' | 'expired' | 'refused';

const TOKEN_KEY = 'token';
const USER_KEY = 'user';
/** The longest delay that browsers' timers support. */
const MAX_DELAY_MS = 2 ** 31 - 1;

const listeners = new Listeners<[reason: EndReason | null]>();
let session: Session | null = null;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

/** The session as it is now; the same object until it changes. */
export function currentSession(): Session | null {
	return session;
}

/** Calls the listener after every change: with the reason when a session ended, else with null. */
export const onSessionChange = listeners.subscribe;

/** Restores the stored session, if it is complete and has not expired, and subscribes to what other tabs do (AUTH-03, AUTH-04). */
export function restoreSession(): void {
	const restored = storedSession();
	if (restored === null) forget();
	change(restored, null);
	window.addEventListener('storage', ({ key }) => {
		if (key !== null && key !== TOKEN_KEY && key !== USER_KEY) return;
		const stored = storedSession();
		// Another user is written before their token: the one that is still stored is the former user's.
		if (key === USER_KEY && stored?.user.id !== session?.user.id) return;
		if (JSON.stringify(stored) === JSON.stringify(session)) return;
		change(stored, stored === null ? 'elsewhere' : null);
	});
}

/** Keeps a new session on the device. */
export function keepSession(kept: Session): void {
	writeStored(USER_KEY, JSON.stringify(kept.user));
	writeStored(TOKEN_KEY, kept.token);
	change(kept, null);
}

/** Stores the server's response about a session's user, unless somebody else has signed in meanwhile, here or in another tab. */
export function keepUser({ token }: Session, user: User): void {
	if (session?.token === token && readStored(TOKEN_KEY) === token) keepSession({ token, user });
}

/** Forgets the session on this device, and so in every tab. */
export function endSession(reason: EndReason): void {
	forget();
	if (session !== null) change(null, reason);
}

function forget(): void {
	forgetStored(TOKEN_KEY);
	forgetStored(USER_KEY);
}

function change(next: Session | null, reason: EndReason | null): void {
	session = next;
	watchExpiry();
	listeners.notify(reason);
}

function watchExpiry(): void {
	clearTimeout(expiryTimer);
	if (session === null) return;
	const left = (expiryOf(session.token) ?? 0) - now();
	if (left <= 0) endSession('expired');
	else expiryTimer = setTimeout(watchExpiry, Math.min(left, MAX_DELAY_MS));
}

function storedSession(): Session | null {
	const token = readStored(TOKEN_KEY);
	const user = parseUser(readStored(USER_KEY));
	if (token === null || user === null) return null;
	const expiry = expiryOf(token);
	return expiry !== null && expiry > now() ? { token, user } : null;
}

function parseUser(stored: string | null): User | null {
	if (stored === null) return null;
	try {
		const value: unknown = JSON.parse(stored);
		return isUser(value) ? value : null;
	} catch {
		return null;
	}
}

function isUser(value: unknown): value is User {
	if (typeof value !== 'object' || value === null) return false;
	const { id, name, role, permissions } = value as Partial<Record<keyof User, unknown>>;
	return (
		typeof id === 'number' &&
		typeof name === 'string' &&
		typeof role === 'string' &&
		Array.isArray(permissions) &&
		permissions.every((right) => typeof right === 'string')
	);
}
