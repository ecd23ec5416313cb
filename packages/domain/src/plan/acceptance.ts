import type { Finding } from './finding.ts';

/** A finding that somebody accepts as it is, by its key. */
export interface Acceptance {
	readonly key: string;
	/** Minutes that the finding's time was long when it was accepted ({@link lengthOfFinding}). */
	readonly length: number;
}

/** How long the time of a finding is, in minutes; 0 without one. */
export function lengthOfFinding({ from, to }: Pick<Finding, 'from' | 'to'>): number {
	return from === null || to === null ? 0 : to - from;
}

/**
 * The acceptances that do not hold any more (CHK-20): their finding has gone, or its time is longer than it was when it
 * was accepted. What has lapsed stays so, therefore the store removes these for good.
 */
export function lapsedAcceptances<A extends Acceptance>(acceptances: readonly A[], findings: readonly Finding[]): A[] {
	const byKey = new Map(findings.map((finding) => [finding.key, finding]));
	return acceptances.filter(({ key, length }) => {
		const finding = byKey.get(key);
		return !finding || lengthOfFinding(finding) > length;
	});
}
