import type { Random } from '../apps/server/src/demo/random.ts';

/** What one fault did to the product. */
export interface Outcome {
	readonly fault: string;
	/** By what means, in a few words. */
	readonly injected: string;
	readonly times: number;
	/** Writes whose response of success reached a client; null where none were made. */
	readonly acknowledged: number | null;
	/** Those of them that were gone afterwards. */
	readonly lost: number | null;
	/** The longest that the product took to be ready again, in seconds. */
	readonly readyAfter: number | null;
	/** What did not hold, one line each; empty when everything did. */
	readonly broken: readonly string[];
	/** Said instead of 'holds': a control has to fail. */
	readonly verdict?: string;
	/** Figures worth a line below the table. */
	readonly notes?: readonly string[];
}

/** One fault of the plan. A fault that cannot be made on this machine throws {@link NotRun}. */
export interface Fault {
	/** As it is asked for: `npm run faults -- kill`. */
	readonly name: string;
	run(random: Random): Promise<readonly Outcome[]>;
}

/** The machine lacks what a fault needs; the message says what to do. */
export class NotRun extends Error {}

/** The line of a fault that was not run, which does not count as one that holds. */
export function notRun(fault: string, reason: string): Outcome {
	const nothing = { times: 0, acknowledged: null, lost: null, readyAfter: null };
	return { fault, injected: '–', ...nothing, broken: [reason], verdict: 'not run' };
}
