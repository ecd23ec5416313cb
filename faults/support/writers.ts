import type { Activity } from '@crossload/contract';
import { wait } from '../../bench/live-clock.ts';
import { type ApiRequest, type Endpoint, type ServerResponse, sendRequest } from './api-request.ts';
import { type Ledger, STEPS, type Step } from './ledger.ts';

export interface WritersOptions {
	/** Where the writers send to now; a server that was started again has another address. */
	readonly endpoint: () => Endpoint;
	readonly ledger: Ledger;
	/** Begins every label, so that rounds differ. */
	readonly name: string;
	readonly count: number;
	/** Milliseconds that each waits between two writes. */
	readonly pause?: number;
	/** Milliseconds until a writer takes it that there is no response. */
	readonly timeoutMs?: number;
	/** Whether a write without success is tried again with its key until it has it; if not, its activity is given up. */
	readonly tryAgain?: boolean;
}

/** A write that was refused, and not tried again. */
export interface Refused {
	readonly label: string;
	readonly step: Step;
}

/** What became of all requests. */
export interface Tally {
	/** By status, 0 for a request without a response. */
	readonly statuses: ReadonlyMap<number, number>;
	/** Writes that got a 503: nothing was saved. */
	readonly refused: readonly Refused[];
	/** Responses that a key got again: the write was done, and its first response lost. */
	readonly replayed: number;
	/** Responses that no fault excuses, one line each. */
	readonly unexpected: readonly string[];
	/** The longest from a write that was refused to the next that was acknowledged, in seconds. */
	readonly recoveredAfter: number;
	/** The longest that a request took, in milliseconds. */
	readonly slowest: number;
}

/** Milliseconds between two tries of one write. */
const TRY_EVERY = 50;

/** Milliseconds after the end in which writes under way are still tried again. */
const LAST_TRIES = 15_000;

/** Several people at once who plan activities, start them and end them, and note what was acknowledged. */
export class Writers {
	readonly #options: WritersOptions;
	readonly #statuses = new Map<number, number>();
	readonly #unexpected: string[] = [];
	readonly #refused: Refused[] = [];
	#replayed = 0;
	#slowest = 0;
	#refusedAt: number | null = null;
	#recoveredAfter = 0;
	#endedAt = Infinity;
	readonly #working: Promise<unknown>;

	private constructor(options: WritersOptions) {
		this.#options = options;
		this.#working = Promise.all(Array.from({ length: options.count }, (_, number) => this.#work(number)));
	}

	static begin(options: WritersOptions): Writers {
		return new Writers(options);
	}

	/** Begins nothing more; resolves when everything begun has its response or is given up. */
	async end(): Promise<Tally> {
		this.#endedAt = performance.now();
		await this.#working;
		return {
			statuses: this.#statuses,
			refused: this.#refused,
			replayed: this.#replayed,
			unexpected: this.#unexpected,
			recoveredAfter: this.#recoveredAfter,
			slowest: this.#slowest,
		};
	}

	/** How many writes have been refused so far. */
	get refusedSoFar(): number {
		return this.#statuses.get(503) ?? 0;
	}

	async #work(number: number): Promise<void> {
		for (let count = 0; this.#endedAt === Infinity; count++) {
			await this.#plan(`fault-${this.#options.name}-${number}-${count}`);
		}
	}

	async #plan(label: string): Promise<void> {
		let id = 0;
		for (const step of STEPS) {
			if (step !== 'create' && this.#endedAt < Infinity) return;
			const { activity, status } = await this.#write(requestFor(step, label, id));
			if (status === 503) this.#refused.push({ label, step });
			if (!activity) return;
			this.#options.ledger.acknowledge({ label, step, activity });
			this.#noteRecovery();
			id = activity.id;
			await wait(this.#options.pause ?? 5);
		}
	}

	#noteRecovery(): void {
		if (this.#refusedAt === null) return;
		this.#recoveredAfter = Math.max(this.#recoveredAfter, (performance.now() - this.#refusedAt) / 1000);
		this.#refusedAt = null;
	}

	/** Returns the activity once the write is acknowledged, none when it is given up. */
	async #write(request: ApiRequest): Promise<{ activity?: Activity; status: number }> {
		for (;;) {
			const response = await this.#try(request);
			const status = response?.status ?? 0;
			if (response && status < 300) return { activity: response.body as Activity, status };
			await wait(TRY_EVERY);
			if (!this.#options.tryAgain || this.#isLate()) return { status };
		}
	}

	#isLate(): boolean {
		return performance.now() > this.#endedAt + LAST_TRIES;
	}

	async #try(request: ApiRequest): Promise<ServerResponse | null> {
		const { endpoint, timeoutMs } = this.#options;
		const began = performance.now();
		const response = await sendRequest(endpoint(), { ...request, ...(timeoutMs && { timeoutMs }) }).catch(() => null);
		this.#slowest = Math.max(this.#slowest, performance.now() - began);
		const status = response?.status ?? 0;
		this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
		if (status === 503) this.#refusedAt = performance.now();
		if (response?.isReplayed) this.#replayed += 1;
		if (response && !isAcceptable(response)) {
			this.#unexpected.push(`${request.method} ${request.path} responded ${status}: ${JSON.stringify(response.body)}`);
		}
		return response;
	}
}

/** Success, or a 503 that says why. */
function isAcceptable({ status, body }: ServerResponse): boolean {
	if (status < 300) return true;
	return status === 503 && typeof (body as { message?: unknown } | null)?.message === 'string';
}

/** One step of an activity's life; each has a key of its own. */
export function requestFor(step: Step, label: string, id: number): ApiRequest {
	const key = `${label}-${step}`;
	if (step !== 'create') return { method: 'PUT', path: `/activity/${id}/${step}`, body: {}, key };
	const plan = { planned_start: '2026-08-22T20:00:00+02:00', planned_end: '2026-08-22T21:00:00+02:00' };
	return { method: 'POST', path: '/activity', body: { activityTypeId: 'other', info: label, ...plan }, key };
}
