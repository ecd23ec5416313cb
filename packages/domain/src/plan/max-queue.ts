/** Things with a number each, given back with the greatest number first. */
export class MaxQueue<T> {
	readonly #byNumber = new Map<number, T[]>();
	/** The numbers that have things, ascending. */
	readonly #numbers: number[] = [];

	add(thing: T, number: number): void {
		const things = this.#byNumber.get(number);
		if (things) {
			things.push(thing);
			return;
		}
		this.#byNumber.set(number, [thing]);
		this.#numbers.splice(this.#numbers.findLastIndex((other) => other < number) + 1, 0, number);
	}

	/** Takes one of those with the greatest number out; undefined when there are none. */
	next(): T | undefined {
		const number = this.#numbers.at(-1);
		if (number === undefined) return undefined;
		const things = this.#byNumber.get(number) ?? [];
		const thing = things.pop();
		if (things.length === 0) {
			this.#byNumber.delete(number);
			this.#numbers.pop();
		}
		return thing;
	}
}
