import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DebouncedChecks } from './debounced-checks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A plan that is checked after so many turns, each as long as a turn may be. */
class Plan {
	#left: number;

	constructor(turns: number) {
		this.#left = turns;
	}

	get isChecked(): boolean {
		return this.#left === 0;
	}

	continueCheck(): void {
		this.#left -= 1;
		vi.setSystemTime(Date.now() + 10);
		vi.advanceTimersByTime(0);
	}
}

function checksWith() {
	const checked: string[] = [];
	const checks = new DebouncedChecks<Plan>();
	const change = (name: string, turns = 0) =>
		checks.check(
			() => new Plan(turns),
			() => void checked.push(name),
		);
	return { checks, checked, change };
}

test('CHK-21 a plan is checked once it has been quiet, the latest alone', () => {
	const { checked, change } = checksWith();
	change('first');
	vi.advanceTimersByTime(400);
	change('second');
	vi.advanceTimersByTime(499);
	expect(checked).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(checked).toEqual(['second']);
});

test('CHK-21 a plan that others go on changing is checked all the same', () => {
	const { checked, change } = checksWith();
	for (let n = 1; n <= 30; n++) {
		change(`${n}`);
		vi.advanceTimersByTime(100);
	}
	expect(checked).toEqual(['20']);
	vi.advanceTimersByTime(500);
	expect(checked).toEqual(['20', '30']);
});

test('CHK-21 what is being checked is checked to its end, and then what has come meanwhile', () => {
	const { checked, change } = checksWith();
	change('long', 1_000);
	vi.advanceTimersByTime(501);
	change('next');
	vi.runAllTimers();
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
