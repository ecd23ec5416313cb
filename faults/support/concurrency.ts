/** Work on all items, two at a time: more would share the two cores of a small machine. */
export async function twoAtATime<T>(
	items: readonly T[],
	work: (item: T, index: number) => Promise<void>,
): Promise<void> {
	const waiting = items.entries();
	const worker = async () => {
		for (const [index, item] of waiting) await work(item, index);
	};
	await Promise.all([worker(), worker()]);
}
