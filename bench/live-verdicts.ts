/** One figure beside what it has to reach. */
export interface Verdict {
	readonly figure: string;
	readonly target: string;
	readonly measured: string;
	/** Null for a figure without a limit. */
	readonly isReached: boolean | null;
}

interface Limited {
	readonly figure: string;
	readonly value: number;
	readonly limit: number;
	readonly unit: string;
	readonly digits?: number;
}

/** A figure that must not exceed a limit. */
export function atMost({ figure, value, limit, unit, digits = 0 }: Limited): Verdict {
	return {
		figure,
		target: `≤ ${limit} ${unit}`.trim(),
		measured: `${value.toFixed(digits)} ${unit}`.trim(),
		isReached: value <= limit,
	};
}

/** A figure that must reach a limit. */
export function atLeast({ figure, value, limit, unit, digits = 0 }: Limited): Verdict {
	return {
		...atMost({ figure, value, limit, unit, digits }),
		target: `≥ ${limit} ${unit}`.trim(),
		isReached: value >= limit,
	};
}

/** A figure without a limit. */
export function unrated(figure: string, measured: string): Verdict {
	return { figure, target: '–', measured, isReached: null };
}

/** Prints a Markdown table. */
export function printVerdicts(verdicts: readonly Verdict[]): void {
	console.log('\n| Figure | Target | Measured | Reached |\n|---|---|---|---|');
	for (const { figure, target, measured, isReached } of verdicts) {
		console.log(`| ${figure} | ${target} | ${measured} | ${wordFor(isReached)} |`);
	}
}

function wordFor(isReached: boolean | null): string {
	if (isReached === null) return '–';
	return isReached ? 'yes' : '**no**';
}
