import type { LiveChange, LiveEvent } from '@crossload/contract';
import { Listeners } from '../../lib/listeners.ts';

/** Events are remembered up to so many changes: a response that is older than these is requested again. */
export const MAX_CHANGES = 1_000;

let known: number | null = null;
let oldest: number | null = null;
/** All events after revision `logStart`. */
let log: LiveEvent[] = [];
let logStart = 0;
const listeners = new Listeners();

/** The revision up to which the cached lists hold every change; null until the stream or the stored copy has set it. */
export function knownRevision(): number | null {
	return known;
}

/** Sets the revision where the stream starts or the stored copy ends; what lies between is not in the log. */
export function setKnownRevision(revision: number | null): void {
	oldest = null;
	log = [];
	logStart = revision ?? 0;
	change(revision);
}

/** An event has been applied: the lists hold its changes. */
export function advanceRevision(event: LiveEvent): void {
	log = [...log, event];
	while (log.length > 1 && log.reduce((sum, { changes }) => sum + changes.length, 0) > MAX_CHANGES) {
		logStart = log[0]?.revision ?? logStart;
		log = log.slice(1);
	}
	// Events without a revision of their own, such as alerts', carry one that is known already.
	change(Math.max(known ?? 0, event.revision));
}

/** The changes after a revision, for a response of that revision; null when the log does not reach back so far. */
export function changesSince(revision: number): readonly LiveChange[] | null {
	if (known === null || revision >= known) return [];
	if (revision < logStart) return null;
	return log.filter((event) => event.revision > revision).flatMap(({ changes }) => changes);
}

/** Records the revision of a response that came before the stream was open. */
export function noteListRevision(revision: number): void {
	if (known === null) oldest = Math.min(oldest ?? revision, revision);
}

/** As {@link knownRevision}; before that is known, the revision of the oldest response that came. */
export function listsRevision(): number | null {
	return known ?? oldest;
}

/** Resolves once the lists hold every change up to a revision. */
export function whenKnown(revision: number): Promise<void> {
	return new Promise((resolve) => {
		const check = () => {
			if ((known ?? 0) < revision) return;
			unsubscribe();
			resolve();
		};
		const unsubscribe = listeners.subscribe(check);
		check();
	});
}

function change(revision: number | null): void {
	known = revision;
	listeners.notify();
}
