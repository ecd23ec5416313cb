/** What is checked bit by bit. */
interface Checkable {
	readonly isChecked: boolean;
	continueCheck(): void;
}

interface Wanted<Plan> {
	readonly plan: () => Plan;
	readonly onChecked: (plan: Plan) => void;
}

/** Milliseconds without a change after which the plan is checked: taps and their rows come first. */
const QUIET_MS = 500;

/** Milliseconds after which it is checked all the same, although others go on changing it. */
const MAX_WAIT_MS = 2_000;

/** Milliseconds of checking after which the main thread is yielded to whoever types or taps. */
const YIELD_AFTER_MS = 8;

/**
 * Checks the latest plan once it has not changed for a while, in slices of time. One that is being checked is checked to
 * its end, however much changes meanwhile: what is shown would get older and older. A change only makes it pause.
 */
export class DebouncedChecks<Plan extends Checkable> {
	#next: Wanted<Plan> | null = null;
	/** When the first change came that has not been checked. */
	#since = 0;
	#running: { readonly plan: Plan; readonly onChecked: (plan: Plan) => void } | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** Has this plan checked instead of one that still waits for it. */
	check(plan: () => Plan, onChecked: (plan: Plan) => void): void {
		if (this.#next === null) this.#since = performance.now();
		this.#next = { plan, onChecked };
		this.#waitForQuiet();
	}

	stop(): void {
		clearTimeout(this.#timer);
		this.#next = null;
		this.#running = null;
	}

	#waitForQuiet(): void {
		const left = this.#since + MAX_WAIT_MS - performance.now();
		this.#continueIn(Math.max(0, Math.min(QUIET_MS, left)));
	}

	#continueIn(milliseconds: number): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#continue(), milliseconds);
	}

	#continue(): void {
		this.#running ??= this.#takeNext();
		if (!this.#running) return;
		const { plan, onChecked } = this.#running;
		const end = performance.now() + YIELD_AFTER_MS;
		while (!plan.isChecked && performance.now() < end) plan.continueCheck();
		if (!plan.isChecked) {
			this.#continueIn(0);
			return;
		}
		this.#running = null;
		onChecked(plan);
		if (this.#next) this.#waitForQuiet();
	}

	#takeNext() {
		if (!this.#next) return null;
		const { plan, onChecked } = this.#next;
		this.#next = null;
		return { plan: plan(), onChecked };
	}
}
