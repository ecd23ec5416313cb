let known: number | null = null;

/** Up to which revision the cached lists are known to be right; null when that is not known. */
export function knownRevision(): number | null {
	return known;
}

export function setKnownRevision(revision: number | null): void {
	known = revision;
}
