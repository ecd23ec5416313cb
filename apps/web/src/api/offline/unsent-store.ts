import { useSyncExternalStore } from 'react';
import { currentSession, type Ending, onSessionChange } from '../session-store.ts';
import { changeKept, forgetAll, forgetKept, readKept } from './device-store.ts';
import type { UnsentAction } from './unsent-action.ts';

const PREFIX = 'unsent/';
const NONE: readonly UnsentAction[] = [];

const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('crossload-unsent');
let actions = NONE;
let owner: number | undefined;
/** Counts the changes made here: what was read before one of them lacks it. */
let changes = 0;

/** The signed-in user's actions that the server has not confirmed, in the order in which they were done. */
export function unsentActions(): readonly UnsentAction[] {
	return actions;
}

/** Calls the listener after every change of the unsent actions, in whatever tab. */
export function onUnsentChange(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The actions that wait to be sent or were refused; those that are just being sent are not among them. */
export function useUnsent(): readonly UnsentAction[] {
	return useSyncExternalStore(onUnsentChange, readShown);
}

let shownOf = NONE;
let shown = NONE;

function readShown(): readonly UnsentAction[] {
	if (shownOf !== actions) {
		shownOf = actions;
		shown = actions.filter(({ isWaiting, refusal }) => isWaiting || refusal !== null);
	}
	return shown;
}

/**
 * Takes up what the signed-in user has not sent yet, and follows who is signed in. The actions of a session that ran out
 * or was refused wait for the same user; logging out, or another user, ends them (RELIABILITY REL-71, REL-72).
 */
export async function restoreUnsent(): Promise<void> {
	onSessionChange((ending) => void follow(ending));
	if (channel) channel.onmessage = () => void read();
	await follow(null);
}

/** Changes the actions: at once here, and as one step on the device, for other tabs change them too. */
export async function changeUnsent(
	change: (actions: readonly UnsentAction[]) => readonly UnsentAction[],
): Promise<void> {
	if (owner === undefined) return;
	changes += 1;
	publish(change(actions));
	await changeKept<readonly UnsentAction[]>(keyOf(owner), (kept) => change(kept ?? NONE));
	channel?.postMessage('changed');
}

async function follow(ending: Ending | null): Promise<void> {
	const next = currentSession()?.user.id;
	if (next === owner && ending !== 'logout') return;
	owner = next;
	publish(NONE);
	if (ending === 'logout') void forgetAll(PREFIX);
	if (next === undefined) return;
	// Reading one's own does not wait for others' to go.
	void forgetKept(PREFIX, (key) => key === keyOf(next));
	await read();
}

/** What is on the device counts, and what it would not take lasts for this page. */
async function read(): Promise<void> {
	const reader = owner;
	if (reader === undefined) return;
	const before = changes;
	const kept = await readKept<readonly UnsentAction[]>(keyOf(reader));
	if (changes !== before) await read();
	else if (kept && reader === owner) publish(kept);
}

function publish(next: readonly UnsentAction[]): void {
	actions = next;
	for (const listener of [...listeners]) listener();
}

function keyOf(userId: number): string {
	return `${PREFIX}${userId}`;
}
