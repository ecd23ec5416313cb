import { parseArgs } from 'node:util';

/** What the run is asked for on the command line. */
export interface FuzzOptions {
	/** Requests per route, shared among the roles. */
	readonly requests: number;
	/** The same seed makes the same requests to the same routes. */
	readonly seed: number;
	/** Only routes whose method and path hold this, such as `PUT /api/band`. */
	readonly route: string;
}

const USAGE = 'npm run fuzz -- [--requests 2000] [--seed NUMBER] [--route "PUT /api/band"]';
const REQUESTS = 2000;
const MAX_REQUESTS = 1_000_000;
const SEEDS = 1_000_000_000;

/** Reads the options; without a seed there is a new one every time. Throws what says how they are written. */
export function readOptions(args: readonly string[]): FuzzOptions {
	const text = { type: 'string' } as const;
	const { values } = parseArgs({ args: [...args], options: { requests: text, seed: text, route: text } });
	return {
		requests: wholeNumber(values.requests, MAX_REQUESTS) ?? REQUESTS,
		seed: wholeNumber(values.seed, SEEDS) ?? Math.floor(Math.random() * SEEDS),
		route: values.route ?? '',
	};
}

function wholeNumber(text: string | undefined, most: number): number | null {
	if (text === undefined) return null;
	const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
	if (number <= most) return number;
	throw new Error(`'${text}' is no number from 0 to ${most}. Write: ${USAGE}`);
}
