import type { LiveChange } from '@crossload/contract';

/** More changes than come while one request is under way. */
const LONGEST = 1000;

let told: LiveChange[] = [];
let count = 0;

/** How many changes have been told so far: a place in the journal. */
export function journalPlace(): number {
	return count;
}

/** Notes changes, for answers to questions that were asked before them. */
export function noteChanges(changes: readonly LiveChange[]): void {
	count += changes.length;
	told = [...told, ...changes].slice(-LONGEST);
}

/** What has been told since a place: an answer asked for there may not know of it yet. */
export function changesSince(place: number): readonly LiveChange[] {
	const missed = count - place;
	return missed > 0 ? told.slice(-missed) : [];
}
