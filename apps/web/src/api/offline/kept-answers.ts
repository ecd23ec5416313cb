import type { Instant } from '@crossload/domain';
import { type DehydratedState, dehydrate, hydrate } from '@tanstack/react-query';
import { lastContact, restoreContact } from '../connection.ts';
import { knownRevision, setKnownRevision } from '../live/revision.ts';
import { queryClient } from '../query-client.ts';
import { currentSession, onSessionChange } from '../session-store.ts';
import { forgetKept, keep, readKept } from './device-store.ts';
import { showAction } from './shown-actions.ts';
import { unsentActions } from './unsent-store.ts';

/** What the server answered to one user, as the device keeps it from one visit to the next. */
interface Kept {
	/** The build that kept it: another one may expect other shapes. */
	readonly build: string;
	/** Up to which revision the lists are right; null when that is not known. */
	readonly revision: number | null;
	readonly contactAt: Instant | null;
	readonly answers: DehydratedState;
}

const PREFIX = 'answers/';
const BUILD = new URL(import.meta.url).pathname;

/** Answers are kept at most so often, in milliseconds. */
const KEEP_EVERY = 1_500;

/** Longest that the first screen waits for what the device has, in milliseconds. */
const PATIENCE = 1_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Takes up what the device has of the signed-in user's answers, and keeps what comes from now on (RELIABILITY REL-71). */
export async function restoreAnswers(): Promise<void> {
	const userId = currentSession()?.user.id;
	await forgetOthers();
	if (userId !== undefined) {
		const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
		const kept = await Promise.race([readKept<Kept>(keyOf(userId)), patience]);
		if (kept?.build === BUILD && currentSession()?.user.id === userId) takeUp(kept);
	}
	onSessionChange(() => void forgetOthers());
	queryClient.getQueryCache().subscribe(({ type }) => {
		if (type === 'updated' || type === 'removed') keepSoon();
	});
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'hidden') keepNow();
	});
}

function takeUp({ answers, revision, contactAt }: Kept): void {
	hydrate(queryClient, answers);
	setKnownRevision(revision);
	restoreContact(contactAt);
	// Answers are kept now and then, actions at once.
	for (const action of unsentActions()) showAction(action);
}

function keepSoon(): void {
	timer ??= setTimeout(keepNow, KEEP_EVERY);
}

function keepNow(): void {
	clearTimeout(timer);
	timer = undefined;
	const userId = currentSession()?.user.id;
	if (userId === undefined) return;
	const answers = dehydrate(queryClient, {
		shouldDehydrateMutation: () => false,
		shouldDehydrateQuery: ({ state, queryKey }) => state.status === 'success' && queryKey[0] !== 'activity-history',
	});
	const kept: Kept = { build: BUILD, revision: revisionOf(answers), contactAt: lastContact(), answers };
	void keep(keyOf(userId), kept);
}

/** A list that is to be asked for anew is not right up to any revision. */
function revisionOf({ queries }: DehydratedState): number | null {
	return queries.some(({ state }) => state.isInvalidated) ? null : knownRevision();
}

function forgetOthers(): Promise<void> {
	const userId = currentSession()?.user.id;
	return forgetKept(PREFIX, userId === undefined ? undefined : keyOf(userId));
}

function keyOf(userId: number): string {
	return `${PREFIX}${userId}`;
}
