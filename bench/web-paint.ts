import type { BrowserContext, Page } from '@playwright/test';
import { slowPage } from './web-browser.ts';

/** How a page times itself. */
interface Stopwatch {
	/** Clicks an element and returns milliseconds until the list has changed and the window is visually complete. */
	change(selector: string): Promise<number>;
	/** Clicks a link and returns milliseconds until its screen, or the dialog, is there and the window is visually complete. */
	open(selector: string, there: string): Promise<number>;
	/** Puts a bare table over the screen and returns milliseconds until it is painted: what no app can do without. */
	bareTable(): Promise<number>;
}

/** Milliseconds from a letter until the list has changed for it, and until that is painted. */
export interface TypingTimes {
	readonly listed: number;
	readonly painted: number;
}

/** What the stopwatch is made of; installed in the page. */
interface PaintTools {
	frame(): Promise<unknown>;
	/** Resolves when the frame that is being drawn has been painted. */
	painted(): Promise<number>;
	found(selector: string): HTMLElement;
	/**
	 * Clicks the element and returns milliseconds until the window is visually complete: the last change in it after which
	 * `isThere` was true is painted and the page responds again. What comes later, such as further rows or controls, counts.
	 */
	clickUntilComplete(selector: string, isThere: () => boolean): Promise<number>;
	/** The beginning of the list and the line above it as text: to read all of it would count as time that the app takes. */
	shownList(): string;
	stands(there: string, titleBefore: string): boolean;
}

declare global {
	interface Window {
		benchPaints: PaintTools;
		bench: Stopwatch;
		/** Types into a field that has a list. */
		benchType: (text: string, there: { field: string; list: string }) => Promise<TypingTimes>;
	}
}

/** Gives every screen of this browser tab the means to time itself. */
export async function watchPaints(page: Page): Promise<void> {
	await page.addInitScript(installPaintTools);
	await page.addInitScript(installCompletion);
	await page.addInitScript(installStopwatch);
	await page.addInitScript(installTyping);
}

/** Milliseconds that a bare table takes in a slow page of its own: how fast the machine is just now. */
export async function timeBareTable(visitor: BrowserContext): Promise<number> {
	const page = await slowPage(visitor);
	await watchPaints(page);
	await page.goto('about:blank');
	const taken = await page.evaluate(() => window.bench.bareTable());
	await page.close();
	return taken;
}

/** Runs in the page. */
function installPaintTools(): void {
	const rows = 'tbody tr:not([aria-hidden]), li:has(> [data-opens-row]), article, section';
	const loading = '[role="status"][aria-label="Loading..."]';
	window.benchPaints = {
		...window.benchPaints,
		frame: () => new Promise((next) => requestAnimationFrame(next)),
		// A message sent from an animation callback arrives once that frame is painted.
		painted: () =>
			new Promise((done) => {
				const channel = new MessageChannel();
				channel.port1.onmessage = () => done(performance.now());
				channel.port2.postMessage(null);
			}),
		found: (selector) => {
			const element = document.querySelector<HTMLElement>(selector);
			if (!element) throw new Error(`There is no ${selector} on ${location.pathname}`);
			return element;
		},
		shownList: () => {
			const header = document.querySelector('main header');
			const list = document.querySelector('main tbody, main ul:has([data-opens-row])');
			const rows = [...(list?.children ?? [])].slice(0, 3);
			return [header, ...rows].map((part) => part?.textContent).join('\n');
		},
		stands: (there, titleBefore) => {
			if (there === 'dialog') return document.querySelector('[role="dialog"] dl') !== null;
			const main = document.querySelector('main');
			const title = main?.querySelector('h1')?.textContent ?? '';
			if (!main || location.pathname !== there || title === titleBefore || title === '') return false;
			return main.querySelector(rows) !== null && main.querySelector(loading) === null;
		},
	};
}

/** Runs in the page. */
function installCompletion(): void {
	const TIMEOUT = 10_000;
	/** Nothing more comes after so many milliseconds without a change. */
	const QUIET = 150;
	const paints = window.benchPaints;
	/** Whether some of it stands in the window, and in sight of all that it is scrolled by. */
	const isInSight = (node: Node | null) => {
		const element = node instanceof Element ? node : node?.parentElement;
		let { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
		for (let around = element?.parentElement; around; around = around.parentElement) {
			if (getComputedStyle(around).overflowY === 'visible') continue;
			const edge = around.getBoundingClientRect();
			[top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
		}
		return Math.min(bottom, innerHeight) > Math.max(top, 0);
	};
	/** What is added counts for itself, and where something was taken away what is around it. */
	const isChangeInSight = ({ target, addedNodes, removedNodes }: MutationRecord) =>
		addedNodes.length > 0 && removedNodes.length === 0 ? [...addedNodes].some(isInSight) : isInSight(target);
	paints.clickUntilComplete = async (selector, isThere) => {
		const element = paints.found(selector);
		let hasChanged = false;
		const observer = new MutationObserver((records) => {
			hasChanged ||= records.some(isChangeInSight);
		});
		const start = performance.now();
		// As a mouse or a finger does: a control that gets the focus by the keyboard shows its tooltip as well.
		element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
		element.click();
		// What the click has changed at once counts by `isThere`.
		observer.observe(document.body, { subtree: true, childList: true, characterData: true });
		let completeAt = 0;
		while (performance.now() - start < TIMEOUT) {
			await paints.frame();
			if ((hasChanged || completeAt === 0) && isThere()) {
				hasChanged = false;
				completeAt = await paints.painted();
			} else if (completeAt > 0 && performance.now() - completeAt > QUIET) {
				observer.disconnect();
				return completeAt - start;
			}
		}
		throw new Error(`${selector} did not do what it should: ${document.querySelector('main')?.textContent}`);
	};
}

/** Runs in the page. */
function installStopwatch(): void {
	const paints = window.benchPaints;
	window.bench = {
		change(selector) {
			const before = paints.shownList();
			return paints.clickUntilComplete(selector, () => paints.shownList() !== before);
		},
		open(selector, there) {
			const title = document.querySelector('main h1')?.textContent ?? '';
			return paints.clickUntilComplete(selector, () => paints.stands(there, title));
		},
		async bareTable() {
			const cell = '<td style="width:150px;height:40px"><span>17:10–17:40</span></td>';
			const table = document.createElement('table');
			table.style.cssText = 'position:fixed;inset:0;z-index:9;background:#fff';
			const start = performance.now();
			table.innerHTML = `<tr>${cell.repeat(6)}</tr>`.repeat(20);
			document.body.append(table);
			await paints.frame();
			const taken = (await paints.painted()) - start;
			table.remove();
			return taken;
		},
	};
}

/** Runs in the page. */
function installTyping(): void {
	const paints = window.benchPaints;
	window.benchType = async (text, { field, list }) => {
		const input = paints.found(field);
		let listedAt: number | null = null;
		// What the field itself shows is not its list.
		const search = input.closest('search');
		const own = search?.contains(paints.found(list)) === false ? search : input;
		const isInField = ({ target }: MutationRecord) => own.contains(target);
		const observer = new MutationObserver((records) => {
			if (!records.every(isInField)) listedAt ??= performance.now();
		});
		observer.observe(paints.found(list), { subtree: true, childList: true, characterData: true, attributes: true });
		const start = performance.now();
		// As the keyboard does: React notices no value that a script sets through the property of its own.
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
		input.dispatchEvent(new Event('input', { bubbles: true }));
		do await paints.frame();
		while (listedAt === null && performance.now() - start < 1_000);
		const painted = (await paints.painted()) - start;
		observer.disconnect();
		if (listedAt === null) throw new Error(`'${text}' changed nothing in ${list}`);
		const listed = listedAt - start;
		return { listed, painted };
	};
}
