import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Leadership } from './leadership.ts';

const SECOND = 1_000;

/** A page whose tab another one leads. */
class Page extends EventTarget {
	visibilityState = 'visible';

	show(state: 'visible' | 'hidden'): void {
		this.visibilityState = state;
		this.dispatchEvent(new Event('visibilitychange'));
	}
}

const requests: string[] = [];
const ask = vi.fn();
let page: Page;
let leadership: Leadership;

beforeEach(async () => {
	vi.useFakeTimers();
	page = new Page();
	requests.length = 0;
	const request = (_name: string, { steal }: LockOptions) => {
		requests.push(steal ? 'steal' : 'wait');
		return new Promise(() => {});
	};
	vi.stubGlobal('document', page);
	vi.stubGlobal('navigator', { locks: { request } });
	leadership = new Leadership('tabs', { onLead: () => {}, onResign: () => {}, ask });
	await vi.advanceTimersByTimeAsync(0);
	leadership.noteMessage();
	ask.mockReset();
});

afterEach(() => {
	leadership.stop();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

/** Out of sight for an hour; the browser holds the timers of such a tab back. */
function lookAgain(): void {
	page.show('hidden');
	vi.setSystemTime(Date.now() + 3_600 * SECOND);
	page.show('visible');
}

test('REL-54 a tab that is looked at again asks before it takes over', () => {
	lookAgain();
	expect(ask).toHaveBeenCalledOnce();
	leadership.noteMessage();
	vi.advanceTimersByTime(8 * SECOND);
	expect(requests).toEqual(['wait']);
});

test('REL-54 it takes over from one that does not respond', () => {
	lookAgain();
	vi.advanceTimersByTime(8 * SECOND);
	expect(requests).toEqual(['wait', 'steal']);
});
