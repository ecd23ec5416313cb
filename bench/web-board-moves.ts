import type { Activity } from '@crossload/contract';
import { festivalTimeOf, HOUR, later, MINUTE, parseInstant } from '@crossload/domain';
import type { Page } from '@playwright/test';
import type { SignedIn } from './web-browser.ts';
import { callerOf } from './web-caller.ts';
import { saturdayAfternoon } from './web-festivals.ts';
import { type Figure, median, timeFigure } from './web-figures.ts';
import { watchFrames } from './web-frames.ts';

/** Milliseconds: of a drag's frames all but one in twenty, and until what somebody else has changed is drawn. */
const LIMITS = { drag: 34, live: 100 };

/** How long a drag is watched. */
const SECONDS = 3;

/** Pixels that the pointer goes on at a time. */
const STEP_PX = 12;

/** The block of an activity is dragged to and fro, with what that breaks said below the lanes. */
export async function dragFigure(page: Page, id: number, { festival, rounds }: Measured): Promise<Figure> {
	const frames: number[] = [];
	let said = 0;
	for (let round = 0; round < rounds; round++) {
		const block = `[data-block="${id}"]`;
		const box = await page.locator(`${block}[data-plan], ${block} [data-plan]`).boundingBox();
		if (!box) throw new Error('The block is not drawn');
		const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
		await page.mouse.move(x, y);
		await page.mouse.down();
		await page.mouse.move(x + 8, y, { steps: 2 });
		const watched = page.evaluate(watchFrames, SECONDS);
		const end = performance.now() + SECONDS * 1_000;
		for (let step = 0; performance.now() < end; step++) {
			await page.mouse.move(x + 8 + (step % 40) * STEP_PX, y);
			await page.waitForTimeout(30);
		}
		frames.push(...(await watched));
		// So far to the right a load-in is too late for its show.
		await page.mouse.move(x + 8 + 40 * STEP_PX, y);
		await page.waitForTimeout(500);
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
		name: `${festival} on the board, dragging one with its findings`,
		target: `95 of 100 frames ≤ ${LIMITS.drag} ms, none over 100`,
		measured: `p95 ${p95} ms, middle ${median(frames)}, longest ${longest} ms; findings shown ${said} of ${rounds} times`,
		isMet: p95 <= LIMITS.drag && longest <= 100,
	};
}

interface Visit {
	readonly address: string;
	readonly signedIn: SignedIn;
}

interface Measured {
	/** How large it is, in words. */
	readonly festival: string;
	readonly rounds: number;
}

interface BoardVisit extends Visit {
	/** What the board's lanes are. */
	readonly by: 'bands' | 'positions';
}

/** Opens the board at something that is planned for later and can be moved; returns its activity's id. */
export async function openAtPlanned(page: Page, { address, signedIn, by }: BoardVisit): Promise<number> {
	const rows = await callerOf(address, signedIn)<Activity[]>('GET', '/activities');
	const soon = later(saturdayAfternoon(), HOUR);
	const isMovable = ({ activityType, band, start, planned_start, planned_end }: Activity) =>
		activityType.id === 'loadin' &&
		band &&
		start === null &&
		planned_end &&
		(parseInstant(planned_start ?? '') ?? 0) > soon;
	const row = rows.find(isMovable);
	if (!row) throw new Error('No load-in is planned for later');
	await page.goto(`${address}/plan?by=${by}&block=${row.id}`);
	await page.locator(`[data-block="${row.id}"]`).waitFor();
	// What the device fetches and keeps after a screen has opened is not what is measured here.
	await page.waitForTimeout(6_000);
	return row.id;
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

/** Somebody else moves an activity whose block is in sight: from the event's arrival until its new time is painted. */
export async function liveFigure(page: Page, id: number, measured: Visit & Measured): Promise<Figure> {
	const { address, signedIn, festival, rounds } = measured;
	const call = callerOf(address, signedIn);
	const row = await call<Activity>('GET', `/activity/${id}`);
	const times: number[] = [];
	for (let round = 1; round <= rounds; round++) {
		const drawn = page.evaluate(drawnAfterEvent, id);
		const moved = (time: string | null) => {
			const instant = time === null ? null : parseInstant(time);
			return instant === null ? null : festivalTimeOf(later(instant, (round % 2) * 5 * MINUTE));
		};
		const plan = { planned_start: moved(row.planned_start), planned_end: moved(row.planned_end) };
		await call('PUT', `/activity/${id}`, plan);
		times.push(await drawn);
		await page.waitForTimeout(2_000);
	}
	return timeFigure(`${festival} on the board, a change by someone else after its event`, LIMITS.live, times);
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
	return (await window.benchPaints.painted()) - benchReadAt;
}
