import type { Activity } from '@crossload/contract';
import { wait } from '../../bench/live-clock.ts';
import { type Answer, ask, type Place, type Question } from './asking.ts';
import { type Ledger, STEPS, type Step } from './ledger.ts';

export interface WritersOptions {
	/** Where the writers ask now; a server that was started again has another address. */
	readonly place: () => Place;
	readonly ledger: Ledger;
	/** Begins every label, so that rounds differ. */
	readonly name: string;
	readonly count: number;
	/** Milliseconds that each waits between two writes. */
	readonly pause?: number;
	/** Milliseconds until a writer takes it that there is no answer. */
	readonly patience?: number;
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
	/** By status, 0 for a request without an answer. */
	readonly statuses: ReadonlyMap<number, number>;
	/** Writes that were answered with 503: nothing was saved. */
	readonly refused: readonly Refused[];
	/** Answers that a key got again: the write was done, and its first answer lost. */
	readonly replayed: number;
	/** Answers that no fault excuses, one line each. */
	readonly oddities: readonly string[];
	/** The longest from a write that was refused to the next that was acknowledged, in seconds. */
	readonly healedAfter: number;
	/** The longest that a request took to be answered, in milliseconds. */
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
	readonly #oddities: string[] = [];
	readonly #refused: Refused[] = [];
	#replayed = 0;
	#slowest = 0;
	#refusedAt: number | null = null;
	#healedAfter = 0;
	#endedAt = Infinity;
	readonly #working: Promise<unknown>;

	private constructor(options: WritersOptions) {
		this.#options = options;
		this.#working = Promise.all(Array.from({ length: options.count }, (_, number) => this.#work(number)));
	}

	static begin(options: WritersOptions): Writers {
		return new Writers(options);
	}

	/** Begins nothing more; answers when everything begun is answered or given up. */
	async end(): Promise<Tally> {
		this.#endedAt = performance.now();
		await this.#working;
		return {
			statuses: this.#statuses,
			refused: this.#refused,
			replayed: this.#replayed,
			oddities: this.#oddities,
			healedAfter: this.#healedAfter,
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
			const { activity, status } = await this.#perform(questionFor(step, label, id));
			if (status === 503) this.#refused.push({ label, step });
			if (!activity) return;
			this.#options.ledger.acknowledge({ label, step, activity });
			this.#isHealed();
			id = activity.id;
			await wait(this.#options.pause ?? 5);
		}
	}

	#isHealed(): void {
		if (this.#refusedAt === null) return;
		this.#healedAfter = Math.max(this.#healedAfter, (performance.now() - this.#refusedAt) / 1000);
		this.#refusedAt = null;
	}

	/** Answers the activity once the write is acknowledged, none when it is given up. */
	async #perform(question: Question): Promise<{ activity?: Activity; status: number }> {
		for (;;) {
			const answer = await this.#try(question);
			const status = answer?.status ?? 0;
			if (answer && status < 300) return { activity: answer.body as Activity, status };
			await wait(TRY_EVERY);
			if (!this.#options.tryAgain || this.#isLate()) return { status };
		}
	}

	#isLate(): boolean {
		return performance.now() > this.#endedAt + LAST_TRIES;
	}

	async #try(question: Question): Promise<Answer | null> {
		const { place, patience } = this.#options;
		const began = performance.now();
		const answer = await ask(place(), { ...question, ...(patience && { patience }) }).catch(() => null);
		this.#slowest = Math.max(this.#slowest, performance.now() - began);
		const status = answer?.status ?? 0;
		this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
		if (status === 503) this.#refusedAt = performance.now();
		if (answer?.isReplayed) this.#replayed += 1;
		if (answer && !isExcusable(answer)) {
			this.#oddities.push(`${question.method} ${question.path} answered ${status}: ${JSON.stringify(answer.body)}`);
		}
		return answer;
	}
}

/** Success, or a 503 that says why. */
function isExcusable({ status, body }: Answer): boolean {
	if (status < 300) return true;
	return status === 503 && typeof (body as { message?: unknown } | null)?.message === 'string';
}

/** One step of an activity's life; each has a key of its own. */
export function questionFor(step: Step, label: string, id: number): Question {
	const key = `${label}-${step}`;
	if (step !== 'create') return { method: 'PUT', path: `/activity/${id}/${step}`, body: {}, key };
	const plan = { planned_start: '2026-08-22T20:00:00+02:00', planned_end: '2026-08-22T21:00:00+02:00' };
	return { method: 'POST', path: '/activity', body: { activityTypeId: 'other', info: label, ...plan }, key };
}
