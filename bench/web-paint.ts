import type { Page } from '@playwright/test';

/** How a page times itself. */
interface Stopwatch {
	/** Clicks an element and answers milliseconds until the list was last painted anew. */
	change(selector: string): Promise<number>;
	/** Clicks a link and answers milliseconds until its screen's title and rows, or the dialog, are painted. */
	open(selector: string, there: string): Promise<number>;
	/** Puts a bare table over the screen and answers milliseconds until it is painted: what no app can do without. */
	bareTable(): Promise<number>;
}

/** Milliseconds from a letter until its list has followed, and until that is painted. */
export interface Followed {
	readonly listed: number;
	readonly painted: number;
}

/** The parts of the stopwatch, put together in the page. */
interface Eyes {
	frame(): Promise<unknown>;
	/** Resolves when the frame that is being drawn has been painted. */
	painted(): Promise<number>;
	found(selector: string): HTMLElement;
	/** The beginning of the list and the line above it as text: to read all of it would count as time that the app takes. */
	shownList(): string;
	stands(there: string, titleBefore: string): boolean;
}

declare global {
	interface Window {
		benchEyes: Eyes;
		bench: Stopwatch;
		/** Types into a field that has a list. */
		benchType: (text: string, there: { field: string; list: string }) => Promise<Followed>;
	}
}

/** Gives every screen of this browser tab the means to time itself. */
export async function watchPaints(page: Page): Promise<void> {
	await page.addInitScript(openEyes);
	await page.addInitScript(installStopwatch);
	await page.addInitScript(installTyping);
}

/** Runs in the page. */
function openEyes(): void {
	const rows = 'tbody tr:not([aria-hidden]), li:has(> [data-opens-row]), article, section';
	const loading = '[role="status"][aria-label="Loading..."]';
	window.benchEyes = {
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
function installStopwatch(): void {
	const PATIENCE = 10_000;
	const QUIET = 120;
	const eyes = window.benchEyes;
	window.bench = {
		async change(selector) {
			const element = eyes.found(selector);
			let seen = eyes.shownList();
			let changedAt = 0;
			const start = performance.now();
			element.click();
			while (performance.now() - start < PATIENCE) {
				await eyes.frame();
				const shown = eyes.shownList();
				if (shown !== seen) {
					seen = shown;
					changedAt = await eyes.painted();
				} else if (changedAt > 0 && performance.now() - changedAt > QUIET) return changedAt - start;
			}
			throw new Error(`${selector} changed nothing`);
		},
		async open(selector, there) {
			const element = eyes.found(selector);
			const title = document.querySelector('main h1')?.textContent ?? '';
			const start = performance.now();
			element.click();
			while (performance.now() - start < PATIENCE) {
				await eyes.frame();
				if (eyes.stands(there, title)) return (await eyes.painted()) - start;
			}
			throw new Error(`${selector} did not lead to ${there}: ${document.querySelector('main')?.textContent}`);
		},
		async bareTable() {
			const cell = '<td style="width:150px;height:40px"><span>17:10–17:40</span></td>';
			const table = document.createElement('table');
			table.style.cssText = 'position:fixed;inset:0;z-index:9;background:#fff';
			const start = performance.now();
			table.innerHTML = `<tr>${cell.repeat(6)}</tr>`.repeat(20);
			document.body.append(table);
			await eyes.frame();
			const taken = (await eyes.painted()) - start;
			table.remove();
			return taken;
		},
	};
}

/** Runs in the page. */
function installTyping(): void {
	const eyes = window.benchEyes;
	window.benchType = async (text, { field, list }) => {
		const input = eyes.found(field);
		let hasFollowed = false;
		const observer = new MutationObserver(() => {
			hasFollowed = true;
		});
		observer.observe(eyes.found(list), { subtree: true, childList: true, characterData: true, attributes: true });
		const start = performance.now();
		// As the keyboard does: React notices no value that a script sets through the property of its own.
		Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
		input.dispatchEvent(new Event('input', { bubbles: true }));
		const listed = performance.now() - start;
		await eyes.frame();
		const painted = (await eyes.painted()) - start;
		observer.disconnect();
		if (!hasFollowed) throw new Error(`'${text}' changed nothing in ${list}`);
		return { listed, painted };
	};
}
