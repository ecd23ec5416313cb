import { type Activity, API_PREFIX } from '@crossload/contract';
import { festivalTimeOf, later, MINUTE, parseInstant } from '@crossload/domain';
import type { Page } from '@playwright/test';
import type { SignedIn } from './web-browser.ts';
import { type Figure, median, timeFigure } from './web-figures.ts';
import { watchFrames } from './web-frames.ts';

/** Milliseconds: of a drag's frames all but one in twenty, and until what somebody else has changed is drawn. */
const LIMITS = { drag: 34, live: 100 };

/** How long a drag is watched. */
const SECONDS = 3;

const MOVABLE = 'main [data-block][data-status="planned"]:not([data-part="flags"])';

/** A block is dragged to and fro, with what that breaks said below the lanes. */
export async function dragFigure(page: Page, rounds: number): Promise<Figure> {
	const frames: number[] = [];
	let said = 0;
	for (let round = 0; round < rounds; round++) {
		const { x, y } = await middleOf(page);
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(x + 8, y, { steps: 2 });
		const watched = page.evaluate(watchFrames, SECONDS);
		const end = performance.now() + SECONDS * 1_000;
		for (let step = 0; performance.now() < end; step++) {
			await page.mouse.move(x + 8 + (step % 40) * 6, y);
			await page.waitForTimeout(30);
		}
		frames.push(...(await watched));
		said += await page
			.getByRole('status', { name: 'What moves' })
			.getByText(/Impossible|Tight|Missing/)
			.count();
		await page.keyboard.press('Escape');
		await page.mouse.up();
	}
	const sorted = frames.toSorted((a, b) => a - b);
	const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
	const longest = sorted.at(-1) ?? 0;
	return {
		name: '20,000 activities on the board, dragging one with its findings',
		target: `95 of 100 frames ≤ ${LIMITS.drag} ms, none over 100`,
		measured: `p95 ${p95} ms, middle ${median(frames)}, longest ${longest} ms; findings shown ${said} of ${rounds} times`,
		isMet: p95 <= LIMITS.drag && longest <= 100,
	};
}

/** Where the first block stands that can be moved, away from the edges. */
async function middleOf(page: Page): Promise<{ x: number; y: number }> {
	return await page.evaluate((movable) => {
		const inSight = [...document.querySelectorAll(`${movable} [data-plan]`)]
			.map((plan) => plan.getBoundingClientRect())
			.find(({ left, top, bottom }) => left > 450 && left < 900 && top > 300 && bottom < innerHeight - 100);
		if (!inSight) throw new Error('No block can be moved');
		return { x: inSight.left + Math.min(20, inSight.width / 2), y: (inSight.top + inSight.bottom) / 2 };
	}, MOVABLE);
}

interface Visit {
	readonly address: string;
	readonly signedIn: SignedIn;
	readonly rounds: number;
}

/** Notes when the page has read the latest piece of a stream: live events come by one. To be called before it opens. */
export async function watchStream(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const { read } = ReadableStreamDefaultReader.prototype;
		ReadableStreamDefaultReader.prototype.read = async function readAndNote() {
			const piece = await read.call(this);
			Object.assign(window, { benchReadAt: performance.now() });
			return piece;
		};
	});
}

/** Somebody else moves a block that is in sight: from the event's arrival until its new time is painted. */
export async function liveFigure(page: Page, { address, signedIn, rounds }: Visit): Promise<Figure> {
	const id = await page.evaluate((movable) => {
		const blocks = [...document.querySelectorAll<HTMLElement>(movable)];
		const { top, bottom } = document.querySelector('main section')?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
		const found = blocks.find(
			(one) => one.getBoundingClientRect().top > top && one.getBoundingClientRect().bottom < bottom,
		);
		return Number(found?.dataset['block']);
	}, MOVABLE);
	const headers = { authorization: `Bearer ${signedIn.token}`, 'content-type': 'application/json' };
	const response = await fetch(`${address}${API_PREFIX}/activity/${id}`, { headers });
	const row = (await response.json()) as Activity;
	const times: number[] = [];
	for (let round = 1; round <= rounds; round++) {
		const drawn = page.evaluate(drawnAfterEvent, id);
		const moved = (time: string | null) => {
			const instant = time === null ? null : parseInstant(time);
			return instant === null ? null : festivalTimeOf(later(instant, (round % 2) * 5 * MINUTE));
		};
		const body = { planned_start: moved(row.planned_start), planned_end: moved(row.planned_end) };
		await fetch(`${address}${API_PREFIX}/activity/${id}`, { method: 'PUT', headers, body: JSON.stringify(body) });
		times.push(await drawn);
		await page.waitForTimeout(2_000);
	}
	return timeFigure('20,000 activities on the board, a change by someone else after its event', LIMITS.live, times);
}

/** Runs in the page. */
async function drawnAfterEvent(id: number): Promise<number> {
	const block = document.querySelector(`[data-block="${id}"]`);
	if (!block) throw new Error('The block is not drawn');
	await new Promise<void>((done) => {
		const observer = new MutationObserver(() => {
			observer.disconnect();
			done();
		});
		observer.observe(block, { attributeFilter: ['aria-label'] });
	});
	const { benchReadAt } = window as unknown as { benchReadAt: number };
	await new Promise((next) => requestAnimationFrame(next));
	return (await window.benchEyes.painted()) - benchReadAt;
}
