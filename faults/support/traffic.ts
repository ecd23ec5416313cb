import type { Activity } from '@crossload/contract';
import { Reads } from '../../bench/live-reads.ts';
import type { Endpoint } from './api-request.ts';
import { Ledger, savedAmong } from './ledger.ts';
import { type Tally, Writers } from './writers.ts';

/** A little festival's traffic, so that what is slow or refused shows. */
const WRITERS = 3;
const READS_PER_SECOND = 20;

/** Reads and writes on one server whose disk is about to fail. */
export class Traffic {
	readonly ledger = new Ledger();
	readonly writers: Writers;
	readonly #reads: Reads;

	constructor(endpoint: Endpoint, name: string) {
		this.writers = Writers.begin({ endpoint: () => endpoint, ledger: this.ledger, name, count: WRITERS });
		this.#reads = Reads.begin(endpoint.address, [endpoint.token], READS_PER_SECOND);
	}

	/** Ends all of it; returns what should not have been, and how long reads took at most. */
	async end(): Promise<Ended> {
		const tally = await this.writers.end();
		const { times, faults } = await this.#reads.end();
		const broken = [...tally.unexpected];
		if (faults > 0) broken.push(`${faults} of ${faults + times.length} reads failed`);
		return { tally, broken, slowestRead: Math.max(...times) };
	}
}

export interface Ended {
	readonly tally: Tally;
	readonly broken: readonly string[];
	/** Milliseconds. */
	readonly slowestRead: number;
}

/** What does not agree with the responses to the clients: gone though acknowledged, or there though refused. */
export function disagreeing({ ledger }: Traffic, { tally }: Ended, activities: readonly Activity[]) {
	const lost = ledger.lostFrom(activities);
	return { lost, broken: [...lost, ...savedAmong(tally.refused, activities)] };
}
