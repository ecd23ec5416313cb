/** Which way time runs: to the right with lanes beside each other, down in a lane's columns on a phone. */
export type TimeDirection = 'right' | 'down';

/** Where an arrow key goes: along time, or across it to the lane or column beside. */
export interface ArrowStep {
	readonly goes: 'along' | 'across';
	readonly by: -1 | 1;
}

const ARROWS: Record<TimeDirection, Readonly<Record<string, ArrowStep>>> = {
	right: {
		ArrowLeft: { goes: 'along', by: -1 },
		ArrowRight: { goes: 'along', by: 1 },
		ArrowUp: { goes: 'across', by: -1 },
		ArrowDown: { goes: 'across', by: 1 },
	},
	down: {
		ArrowUp: { goes: 'along', by: -1 },
		ArrowDown: { goes: 'along', by: 1 },
		ArrowLeft: { goes: 'across', by: -1 },
		ArrowRight: { goes: 'across', by: 1 },
	},
};

/** What a key does where time runs this way; null for any other than an arrow. */
export function arrowStep(key: string, time: TimeDirection): ArrowStep | null {
	return ARROWS[time][key] ?? null;
}
