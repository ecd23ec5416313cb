/** Milliseconds, to fractions of one, by a clock that all processes of one machine share. */
export function wallClock(): number {
	return performance.timeOrigin + performance.now();
}

/** A time that has passed already is waited for no longer. */
export async function wait(milliseconds: number): Promise<void> {
	await new Promise((done) => setTimeout(done, Math.max(0, milliseconds)));
}

/** The value that so many of the values do not exceed: 0.5 for the median. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
