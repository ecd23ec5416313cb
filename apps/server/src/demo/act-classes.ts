/** How big an act is; what it brings and how long it takes follow from it. */
export type ActClass = 'opener' | 'mid' | 'sub' | 'headliner';

/** From–to, both included. */
export type Span = readonly [from: number, to: number];

/** The figures of a class. Lengths and leads are minutes; leads count back from the show's start. */
export interface ActFigures {
	/** Share of all acts. */
	readonly share: number;
	readonly touringParty: Span;
	readonly show: Span;
	readonly loadIn: Span;
	readonly loadOut: Span;
}

export const ACT_CLASSES: Readonly<Record<ActClass, ActFigures>> = {
	opener: { share: 0.35, touringParty: [4, 7], show: [30, 45], loadIn: [25, 25], loadOut: [20, 20] },
	mid: { share: 0.4, touringParty: [7, 12], show: [45, 60], loadIn: [40, 40], loadOut: [40, 40] },
	sub: { share: 0.18, touringParty: [12, 20], show: [60, 75], loadIn: [60, 60], loadOut: [60, 60] },
	headliner: { share: 0.07, touringParty: [25, 60], show: [75, 120], loadIn: [90, 150], loadOut: [90, 150] },
};

/** Biggest first, the order in which the last places of a day are given away. */
export const BIGGEST_FIRST: readonly ActClass[] = ['headliner', 'sub', 'mid', 'opener'];

/** How many of so many acts are of each class, in whole acts that add up. */
export function classCounts(acts: number): Record<ActClass, number> {
	return apportion(acts, {
		headliner: ACT_CLASSES.headliner.share,
		sub: ACT_CLASSES.sub.share,
		mid: ACT_CLASSES.mid.share,
		opener: ACT_CLASSES.opener.share,
	});
}

/** Splits a whole number by weights into whole numbers that add up, the largest remainders rounded up. */
export function apportion<K extends string>(total: number, weights: Readonly<Record<K, number>>): Record<K, number> {
	const entries = Object.entries(weights) as [K, number][];
	const sum = entries.reduce((all, [, weight]) => all + weight, 0);
	const exact = entries.map(([key, weight]) => ({ key, share: (total * weight) / sum }));
	const parts = new Map(exact.map(({ key, share }) => [key, Math.floor(share)]));
	const missing = total - [...parts.values()].reduce((all, part) => all + part, 0);
	const byRemainder = exact.toSorted((a, b) => (b.share % 1) - (a.share % 1));
	for (const { key } of byRemainder.slice(0, missing)) parts.set(key, (parts.get(key) ?? 0) + 1);
	return Object.fromEntries(parts) as Record<K, number>;
}
