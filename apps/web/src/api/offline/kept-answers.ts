import type { Instant } from '@crossload/domain';
import { type DehydratedState, dehydrate, hydrate, type Query } from '@tanstack/react-query';
import { within } from '../../lib/within.ts';
import { lastContact, restoreContact } from '../connection.ts';
import { knownRevision, noteShown, setKnownRevision } from '../live/revision.ts';
import { queryClient } from '../query-client.ts';
import { currentSession, onSessionChange } from '../session-store.ts';
import { forgetKept, forgetOne, keepAll, readAllKept, readKept } from './device-store.ts';
import { showUnsent } from './shown-actions.ts';

/** What holds for all that the device keeps of the server's answers to one user. */
interface About {
	/** The build that kept them: another one may expect other shapes. */
	readonly build: string;
	/** Up to which revision all of them are right, some perhaps further; null when that is not known. */
	readonly revision: number | null;
	readonly contactAt: Instant | null;
}

/** {@link DehydratedState} of one query as JSON: a text is taken and given back faster than what it says. */
type KeptAnswer = string;

const PREFIX = 'answers/';
const BUILD = new URL(import.meta.url).pathname;

/** Answers are kept at most so often, in milliseconds, and at most so little of the time goes into it. */
const KEEP_EVERY = 1_500;
const SHARE_OF_TIME = 1 / 20;

/** Longest that the first screen waits for what the device has, in milliseconds. */
const PATIENCE = 1_000;

/** What has changed since it was kept. */
const unkept = new Set<Query>();
let isPlanned = false;
let pause = KEEP_EVERY;

/** What the device has of one user's answers. */
interface Kept {
	readonly userId: number;
	readonly about: About;
	readonly answers: readonly KeptAnswer[];
}

/**
 * Reads what the device has of the signed-in user's answers; undefined when that is nothing of use, or takes too long.
 * What it has of others' is on its way out (RELIABILITY REL-71).
 */
export async function readAnswers(): Promise<Kept | undefined> {
	const userId = currentSession()?.user.id;
	const kept = userId === undefined ? undefined : await within(PATIENCE, readThoseOf(userId));
	// Reading does not wait for it.
	void forgetOthers();
	return kept;
}

async function readThoseOf(userId: number): Promise<Kept | undefined> {
	const [about, answers] = await Promise.all([
		readKept<About>(aboutKey(userId)),
		readAllKept<KeptAnswer>(answerKey(userId)),
	]);
	if (about?.build === BUILD) return { userId, about, answers };
	void forgetKept(PREFIX);
	return undefined;
}

/** Shows the answers that were read, and keeps what comes from now on. The unsent actions are known by then. */
export function takeUpAnswers(kept: Kept | undefined): void {
	if (kept && currentSession()?.user.id === kept.userId) takeUp(kept);
	onSessionChange(() => void forgetOthers());
	queryClient.getQueryCache().subscribe((event) => {
		if (event.type === 'removed') forget(event.query);
		if (event.type !== 'updated' || !CHANGES.includes(event.action.type)) return;
		unkept.add(event.query);
		planKeeping();
	});
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'hidden') keepAtOnce();
	});
}

/** The actions of a query after which there is something else to keep. */
const CHANGES = ['success', 'setState', 'invalidate'];

function takeUp({ about: { revision, contactAt }, answers }: Kept): void {
	for (const answer of answers) hydrate(queryClient, JSON.parse(answer) as DehydratedState);
	setKnownRevision(revision);
	// Then the answers are as old as can be.
	if (revision === null) noteShown(0);
	restoreContact(contactAt);
	// Answers are kept now and then, actions at once.
	showUnsent();
}

function planKeeping(): void {
	if (isPlanned) return;
	isPlanned = true;
	setTimeout(() => void keepInTurn(), pause);
}

/** Keeps one answer after the other, with time in between for whoever is at work. */
async function keepInTurn(): Promise<void> {
	let spent = 0;
	for (const query of [...unkept]) {
		await idle();
		const startedAt = performance.now();
		keepThese([query]);
		spent += performance.now() - startedAt;
	}
	const userId = currentSession()?.user.id;
	// Told once nothing is left to keep: what changed since then and was not kept is asked for by this revision.
	if (userId !== undefined && unkept.size === 0) void keepAll([[aboutKey(userId), aboutNow()]]);
	pause = Math.max(KEEP_EVERY, spent / SHARE_OF_TIME);
	isPlanned = false;
	if (unkept.size > 0) planKeeping();
}

/** The page may not come back. */
function keepAtOnce(): void {
	keepThese([...unkept]);
	const userId = currentSession()?.user.id;
	if (userId !== undefined) void keepAll([[aboutKey(userId), aboutNow()]]);
}

function keepThese(queries: readonly Query[]): void {
	const userId = currentSession()?.user.id;
	// What is no longer to be kept was removed meanwhile, perhaps with the user.
	const present = queries.filter((query) => unkept.delete(query) && isForKeeping(query));
	if (userId === undefined || present.length === 0) return;
	void keepAll(present.map((query) => [answerKey(userId, query), keptOf(query)] as const));
}

/** The history is asked for by whoever has it open. */
function isForKeeping({ state, queryKey }: Query): boolean {
	return state.status === 'success' && queryKey[0] !== 'activity-history';
}

function keptOf(query: Query): KeptAnswer {
	const state = dehydrate(queryClient, {
		shouldDehydrateMutation: () => false,
		shouldDehydrateQuery: (each) => each === query,
	});
	return JSON.stringify(state);
}

function aboutNow(): About {
	// A list that is to be asked for anew is not right up to any revision.
	const isRight = !queryClient
		.getQueryCache()
		.getAll()
		.some((query) => isForKeeping(query) && query.state.isInvalidated);
	return { build: BUILD, revision: isRight ? knownRevision() : null, contactAt: lastContact() };
}

function forget(query: Query): void {
	unkept.delete(query);
	const userId = currentSession()?.user.id;
	if (userId !== undefined) void forgetOne(answerKey(userId, query));
}

function forgetOthers(): Promise<void> {
	const own = `${PREFIX}${currentSession()?.user.id ?? 0}/`;
	return forgetKept(PREFIX, (key) => key.startsWith(own));
}

function aboutKey(userId: number): string {
	return `${PREFIX}${userId}/about`;
}

/** Where the answer to a query is kept; without one the beginning of all such keys. */
function answerKey(userId: number, query?: Query): string {
	return `${PREFIX}${userId}/to/${query?.queryHash ?? ''}`;
}

/** Safari has no idle callback. */
function idle(): Promise<unknown> {
	return new Promise((resolve) =>
		'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: KEEP_EVERY }) : setTimeout(resolve),
	);
}
