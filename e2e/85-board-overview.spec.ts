import type { Locator, Page } from '@playwright/test';
import { timeLine } from './support/board.ts';
import { framePlace, inSight, pressFrame } from './support/board-overview.ts';
import { expect, test } from './support/test.ts';

const shownHours = (page: Page) => page.getByRole('status').filter({ hasText: /^(\d+ h|All)$/ });
const scrolled = (page: Page) => timeLine(page).evaluate(({ scrollLeft }) => scrollLeft);
const numberOf = async (slider: Locator, name: string) => Number(await slider.getAttribute(name));
const begins = (page: Page) => numberOf(inSight(page), 'aria-valuenow');

/** When what is in sight ends: the largest value leaves room for its length. */
async function ends(page: Page) {
	const { length } = await framePlace(page);
	return (await begins(page)) + length;
}

test('BRD-02 the overview’s frame goes along where it is held, without a jump', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await expect(inSight(page)).toHaveAttribute('aria-valuetext', /^Sa 22\.08\. 15:.*, 6 hours$/);
	const before = await framePlace(page);
	const beganAt = await scrolled(page);
	const { x, y } = await pressFrame(page, 'middle');
	await page.mouse.move(x + 1, y);
	await expect.poll(async () => Math.abs((await framePlace(page)).left - before.left)).toBeLessThan(3);
	await page.mouse.move(x - 200, y, { steps: 4 });
	await expect.poll(async () => Math.round((await framePlace(page)).left - before.left)).toBe(-200);
	await page.mouse.up();
	await expect.poll(async () => Math.round((await framePlace(page)).left - before.left)).toBe(-200);
	expect(await scrolled(page)).toBeLessThan(beganAt - 1_000);
	await expect(shownHours(page)).toHaveText('6 h');
});

test('BRD-02 a press beside the frame centres it there, a drag goes on from there, and it stops at the ends', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const { strip, y } = await framePlace(page);
	const middle = async () => {
		const { left, right } = await framePlace(page);
		return (left + right) / 2;
	};
	await page.mouse.move(strip.left + 300, y);
	await page.mouse.down();
	await expect.poll(async () => Math.abs((await middle()) - strip.left - 300)).toBeLessThan(2);
	await page.mouse.move(strip.left + 400, y, { steps: 4 });
	await expect.poll(async () => Math.abs((await middle()) - strip.left - 400)).toBeLessThan(2);
	await page.mouse.move(strip.left - 90, y, { steps: 4 });
	await expect.poll(() => scrolled(page)).toBe(0);
	await page.mouse.move(strip.right + 500, y, { steps: 4 });
	const rest = () => timeLine(page).evaluate((lanes) => lanes.scrollWidth - lanes.clientWidth - lanes.scrollLeft);
	await expect.poll(rest).toBeLessThan(2);
	await page.mouse.up();
	await expect.poll(rest).toBeLessThan(2);
});

test('BRD-02 an edge of the frame shows more or less time, and the other one stays', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await expect(shownHours(page)).toHaveText('6 h');
	const [from, { left, right }] = [await begins(page), await framePlace(page)];
	const end = await pressFrame(page, 'end');
	// To 11 hours: what is shown is what will be taken.
	await page.mouse.move(end.x + ((right - left) * 5) / 6, end.y, { steps: 4 });
	await expect.poll(async () => Math.round((await framePlace(page)).length)).toBe(12 * 60);
	await expect(inSight(page)).toHaveAttribute('aria-valuetext', /, 12 hours$/);
	await expect(shownHours(page)).toHaveText('6 h');
	await page.mouse.up();
	await expect(shownHours(page)).toHaveText('12 h');
	await expect.poll(async () => Math.abs((await begins(page)) - from)).toBeLessThan(3);

	const to = await ends(page);
	const start = await pressFrame(page, 'start');
	await page.mouse.move(start.x + (right - left), start.y, { steps: 4 });
	await page.mouse.up();
	await expect(shownHours(page)).toHaveText('6 h');
	await expect.poll(async () => Math.abs((await ends(page)) - to)).toBeLessThan(3);
	await page.keyboard.press('-');
	await expect(shownHours(page)).toHaveText('8 h');
});

test('BRD-02 Esc puts the frame back where and as long as it was', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await expect(shownHours(page)).toHaveText('6 h');
	const [beganAt, before] = [await scrolled(page), await framePlace(page)];
	for (const part of ['middle', 'end'] as const) {
		const { x, y } = await pressFrame(page, part);
		await page.mouse.move(x + 90, y, { steps: 4 });
		await expect.poll(async () => (await framePlace(page)).right).toBeGreaterThan(before.right + 50);
		await page.keyboard.press('Escape');
		await expect.poll(() => framePlace(page)).toEqual(before);
		// It is given up: what is still pressed moves nothing.
		await page.mouse.move(x + 150, y, { steps: 4 });
		await page.mouse.up();
		expect(await framePlace(page)).toEqual(before);
		expect(Math.abs((await scrolled(page)) - beganAt)).toBeLessThanOrEqual(1);
		await expect(shownHours(page)).toHaveText('6 h');
	}
	await page.mouse.move(before.strip.left + 100, before.y);
	await page.mouse.down();
	await expect.poll(() => scrolled(page)).not.toBe(beganAt);
	await page.keyboard.press('Escape');
	await expect.poll(() => framePlace(page)).toEqual(before);
	await page.mouse.up();
});

test('BRD-02 the frame of all is made shorter by its edges, and longer to all again', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await page.getByText('Sa 22.', { exact: true }).click();
	const less = page.getByRole('button', { name: 'Show more time' });
	for (const hours of ['8 h', '12 h', 'All']) {
		await less.click();
		await expect(shownHours(page)).toHaveText(hours);
	}
	const { strip } = await framePlace(page);
	const end = await pressFrame(page, 'end');
	await page.mouse.move(strip.left + (strip.right - strip.left) / 2 + 20, end.y, { steps: 4 });
	await page.mouse.up();
	await expect(shownHours(page)).toHaveText('12 h');
	await expect.poll(() => scrolled(page)).toBe(0);
	await expect(inSight(page)).toHaveAttribute('aria-valuetext', 'Sa 22.08. 06:00 to Sa 22.08. 18:00, 12 hours');
	const again = await pressFrame(page, 'end');
	await page.mouse.move(strip.right + 200, again.y, { steps: 4 });
	await page.mouse.up();
	await expect(shownHours(page)).toHaveText('All');
	await expect(inSight(page)).toHaveAttribute('aria-valuetext', 'Sa 22.08. 06:00 to So 23.08. 06:00, 24 hours');
});

test('BRD-02 a frame that ends where all ends grows to the left alone', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await inSight(page).press('End');
	const largest = await numberOf(inSight(page), 'aria-valuemax');
	await expect.poll(() => begins(page)).toBe(largest);
	const end = await pressFrame(page, 'end');
	await page.mouse.move(end.x + 300, end.y, { steps: 4 });
	await page.mouse.up();
	await expect(shownHours(page)).toHaveText('6 h');
	const { left, right } = await framePlace(page);
	const start = await pressFrame(page, 'start');
	await page.mouse.move(start.x - (right - left), start.y, { steps: 4 });
	await page.mouse.up();
	await expect(shownHours(page)).toHaveText('12 h');
	await expect.poll(() => begins(page)).toBe(largest - 6 * 60);
	expect(await begins(page)).toBe(await numberOf(inSight(page), 'aria-valuemax'));
});

test('BRD-02 of two months the frame is narrow, and is moved and resized all the same', async ({
	page,
	signIn,
	api,
}) => {
	const planned = { planned_start: '2026-06-26T12:00:00+02:00', planned_end: '2026-06-26T13:00:00+02:00' };
	await (await api('admin')).call('POST', '/activity', { activityTypeId: 'other', info: 'Fence', ...planned });
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await expect.poll(async () => Math.round((await framePlace(page)).width)).toBe(12);
	const before = await framePlace(page);
	const from = await begins(page);
	const { x, y } = await pressFrame(page, 'middle');
	await page.mouse.move(x - 200, y, { steps: 4 });
	await page.mouse.up();
	await expect.poll(async () => Math.round((await framePlace(page)).left - before.left)).toBe(-200);
	expect(await begins(page)).toBeLessThan(from - 7 * 24 * 60);
	await expect(shownHours(page)).toHaveText('6 h');
	const end = await pressFrame(page, 'end');
	await page.mouse.move(end.x + 20, end.y, { steps: 4 });
	await page.mouse.up();
	await expect(shownHours(page)).toHaveText('24 h');
});

test('BRD-02 only the primary button takes hold of the frame, and its edges say so', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const beganAt = await scrolled(page);
	const { strip, left, right, y } = await framePlace(page);
	await page.mouse.move(strip.left + 100, y);
	await page.mouse.down({ button: 'right' });
	await page.mouse.move(strip.left + 200, y, { steps: 2 });
	await page.mouse.up({ button: 'right' });
	expect(await scrolled(page)).toBe(beganAt);
	const cursors = [
		[left + 1, 'ew-resize'],
		[right - 1, 'ew-resize'],
		[(left + right) / 2, 'grab'],
		[strip.left + 100, 'pointer'],
	] as const;
	for (const [x, cursor] of cursors) {
		await page.mouse.move(x, y);
		await expect(inSight(page)).toHaveCSS('cursor', cursor);
	}
});

/** A finger on the overview, as the browser gets it from the screen. */
async function touches(page: Page) {
	const session = await page.context().newCDPSession(page);
	const { y } = await framePlace(page);
	return (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...xs: readonly number[]) =>
		session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y, id })) });
}

test('BRD-02 a finger moves the frame and its edges, a tap beside it leads there @tablet', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await expect(shownHours(page)).toHaveText('6 h');
	const before = await framePlace(page);
	const middle = (before.left + before.right) / 2;
	const send = await touches(page);
	await send('touchStart', middle);
	for (const by of [-30, -60, -90]) await send('touchMove', middle + by);
	await send('touchEnd');
	await expect.poll(async () => Math.round((await framePlace(page)).left - before.left)).toBe(-90);
	await expect(shownHours(page)).toHaveText('6 h');

	// Right beside the frame, where its edge can be grabbed.
	const { right, width } = await framePlace(page);
	await send('touchStart', right + 20);
	await send('touchEnd');
	await expect.poll(async () => Math.round((await framePlace(page)).left - right - 20 + width / 2)).toBe(0);

	const moved = await framePlace(page);
	const from = await begins(page);
	await send('touchStart', moved.right + 15);
	for (const share of [0.5, 1]) await send('touchMove', moved.right + 15 + width * share);
	await send('touchEnd');
	await expect(shownHours(page)).toHaveText('12 h');
	await expect.poll(async () => Math.abs((await begins(page)) - from)).toBeLessThan(5);
});

test('BRD-02 a second finger changes nothing, and a touch that the browser takes away puts the frame back @tablet', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await expect(shownHours(page)).toHaveText('6 h');
	const before = await framePlace(page);
	const middle = (before.left + before.right) / 2;
	const send = await touches(page);
	await send('touchStart', middle);
	await send('touchMove', middle - 60);
	const left = async () => Math.round((await framePlace(page)).left - before.left);
	await expect.poll(left).toBe(-60);
	await send('touchStart', middle - 60, before.strip.left + 20);
	await send('touchMove', middle - 60, before.strip.left + 80);
	await expect.poll(left).toBe(-60);
	await send('touchMove', middle - 70, before.strip.left + 80);
	await expect.poll(left).toBe(-70);
	await send('touchCancel');
	await expect.poll(() => framePlace(page)).toEqual(before);
	await expect(shownHours(page)).toHaveText('6 h');
});
