import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DebouncedChecks } from './debounced-checks.ts';

/** Milliseconds, as a plan that is being checked spends them too. */
let clock = 0;

beforeEach(() => {
	clock = 0;
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	vi.spyOn(performance, 'now').mockImplementation(() => clock);
});

afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

function pass(milliseconds: number): void {
	clock += milliseconds;
	vi.advanceTimersByTime(milliseconds);
}

/** A plan that is checked after so many slices of time. */
class Plan {
	#left: number;

	constructor(slices: number) {
		this.#left = slices;
	}

	get isChecked(): boolean {
		return this.#left === 0;
	}

	continueCheck(): void {
		this.#left -= 1;
		clock += 10;
	}
}

function checksWith() {
	const checked: string[] = [];
	const checks = new DebouncedChecks<Plan>();
	const change = (name: string, slices = 0) =>
		checks.check(
			() => new Plan(slices),
			() => void checked.push(name),
		);
	return { checks, checked, change };
}

test('CHK-21 a plan is checked once it has been quiet, the latest alone', () => {
	const { checked, change } = checksWith();
	change('first');
	pass(400);
	change('second');
	pass(499);
	expect(checked).toEqual([]);
	pass(1);
	expect(checked).toEqual(['second']);
});

test('CHK-21 a plan that others go on changing is checked all the same', () => {
	const { checked, change } = checksWith();
	for (let n = 1; n <= 30; n++) {
		change(`${n}`);
		pass(100);
	}
	expect(checked).toEqual(['20']);
	pass(500);
	expect(checked).toEqual(['20', '30']);
});

test('CHK-21 a change makes what is being checked pause; then that is checked to its end, and what has come after it', () => {
	const { checked, change } = checksWith();
	change('long', 20);
	clock += 500;
	// Its first slice.
	vi.advanceTimersToNextTimer();
	change('next');
	pass(499);
	expect(checked).toEqual([]);
	pass(100);
	expect(checked).toEqual(['long']);
	pass(500);
	expect(checked).toEqual(['long', 'next']);
});

test('CHK-21 what is stopped checks nothing more, and can begin again', () => {
	const { checks, checked, change } = checksWith();
	change('first');
	checks.stop();
	vi.runAllTimers();
	expect(checked).toEqual([]);
	change('second');
	vi.runAllTimers();
	expect(checked).toEqual(['second']);
});
