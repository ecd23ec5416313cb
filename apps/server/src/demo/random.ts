/** A stream of random choices that is the same for the same seed. */
export interface Random {
	/** From 0 up to, but never, 1. */
	next(): number;
	/** A whole number from `from` to `to`, both included. */
	between(from: number, to: number): number;
	/** True in so many of 1 cases. */
	chance(share: number): boolean;
	/** One of the list. Throws RangeError for an empty one. */
	pick<T>(list: readonly T[]): T;
	/** The list in another order. */
	shuffled<T>(list: readonly T[]): T[];
}

/** A stream of random choices, by the mulberry32 generator. */
export function randomOf(seed: number): Random {
	let state = seed >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
	const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
	return {
		next,
		between,
		chance: (share) => next() < share,
		pick: (list) => pickFrom(list, between),
		shuffled: (list) => shuffle([...list], between),
	};
}

function pickFrom<T>(list: readonly T[], between: Random['between']): T {
	if (list.length === 0) throw new RangeError('There is nothing to pick from');
	return list[between(0, list.length - 1)] as T;
}

function shuffle<T>(list: T[], between: Random['between']): T[] {
	for (let last = list.length - 1; last > 0; last--) {
		const other = between(0, last);
		[list[last], list[other]] = [list[other] as T, list[last] as T];
	}
	return list;
}

/** `from` to `to` in steps of five, both included. */
export function inFives(random: Random, from: number, to: number): number {
	return 5 * random.between(Math.ceil(from / 5), Math.floor(to / 5));
}
