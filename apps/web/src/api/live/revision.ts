let known: number | null = null;
let leastShown: number | null = null;

/** Up to which revision the cached lists are known to be right; null when that is not known. */
export function knownRevision(): number | null {
	return known;
}

export function setKnownRevision(revision: number | null): void {
	known = revision;
	leastShown = null;
}

/** Notes which revision an answer shows: until changes come by themselves, that is what is known. */
export function noteShown(revision: number): void {
	if (known === null) leastShown = Math.min(leastShown ?? revision, revision);
}

/** As {@link knownRevision}; before anything is known the oldest revision that an answer has shown. */
export function heldRevision(): number | null {
	return known ?? leastShown;
}
