import type { Finding } from './finding.ts';

/** A finding that somebody accepts as it is, by its key. */
export interface Acceptance {
	readonly key: string;
	/** How long the finding's time was when it was accepted, in minutes ({@link lengthOfFinding}). */
	readonly length: number;
}

/** How long the time of a finding is, in minutes; 0 without one. */
export function lengthOfFinding({ from, to }: Pick<Finding, 'from' | 'to'>): number {
	return from === null || to === null ? 0 : to - from;
}

/**
 * The acceptances that do not hold any more (CHK-20): their finding has gone, or its time is longer than it was when it
 * was accepted. A lapsed one never holds again, so the store deletes it.
 */
export function lapsedAcceptances<A extends Acceptance>(acceptances: readonly A[], findings: readonly Finding[]): A[] {
	const byKey = new Map(findings.map((finding) => [finding.key, finding]));
	return acceptances.filter(({ key, length }) => {
		const finding = byKey.get(key);
		return !finding || lengthOfFinding(finding) > length;
	});
}
