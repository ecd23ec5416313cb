/** Whether two lists hold the same things in the same order; objects are the same where they are one. */
export function hasSameItems(some: readonly unknown[], others: readonly unknown[]): boolean {
	return some === others || (some.length === others.length && some.every((one, place) => one === others[place]));
}
