import type { Locator, Page } from '@playwright/test';
import { block, planOf, timeLine, whatMoves } from './support/board.ts';
import { startServer } from './support/festival-server.ts';
import { expect, test } from './support/test.ts';

const LATE = '2026-08-22T23:30:00+02:00';

const inSight = (page: Page) => page.getByRole('slider');

/** Pixels from the left edge to the now line. */
const nowLine = (page: Page) => timeLine(page).locator('[class*="now"]').last();
const leftOf = async (element: Locator) => (await element.boundingBox())?.x ?? Number.NaN;

/** A festival in which midnight and the new festival day are nearer than the end of the session. */
const lateTest = test.extend({
	server: async ({ browserName: _ }, use) => {
		const server = await startServer({ entry: 'demo', commandLine: ['--now', LATE, '--seed', '1'] });
		await use(server);
		await server.stop();
	},
});

lateTest(
	'BRD-02 with the board open the clock passes midnight and 06:00: the now line and Now go along',
	async ({ page, signIn, context, consoleErrors }) => {
		consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
		await page.clock.install();
		await signIn('crew');
		await page.goto('/plan?by=stages');
		const tomorrow = block(page, /Load-out, Moth Parade, .*23:35–00:35/);
		await expect(tomorrow).toBeVisible();
		const pastItsEnd = async () => {
			const box = await planOf(tomorrow).boundingBox();
			return (await leftOf(nowLine(page))) - (box ? box.x + box.width : Number.NaN);
		};
		expect(await pastItsEnd()).toBeLessThan(0);
		// The server's clock stays where it is, and would put this one right.
		await context.setOffline(true);
		await expect(page.getByText('Offline').first()).toBeVisible();

		await page.clock.fastForward('01:10:00');
		await expect(page.getByRole('banner')).toContainText(/So\s*00:4\d/);
		await expect.poll(pastItsEnd).toBeGreaterThan(0);
		await page.getByRole('button', { name: 'Go to now' }).click();
		await expect(inSight(page)).toHaveAttribute(
			'aria-valuetext',
			/^Sa 22\.08\. 22:\d\d to So 23\.08\. 04:\d\d, 6 hours$/,
		);
		await expect(timeLine(page)).toContainText(/00:4\d/);

		// Past 06:00 the festival day is the next one.
		await page.clock.fastForward('05:30:00');
		await expect(page.getByRole('banner')).toContainText(/So\s*06:1\d/);
		await page.getByRole('button', { name: 'Go to now' }).click();
		await expect(inSight(page)).toHaveAttribute(
			'aria-valuetext',
			/^So 23\.08\. 04:\d\d to So 23\.08\. 10:\d\d, 6 hours$/,
		);
		await expect(timeLine(page)).toContainText(/06:1\d/);
	},
);

/** Two fingers that go apart or together, as the browser gets them from the screen. */
async function pinch(page: Page, at: { x: number; y: number }, [from, to]: readonly [number, number]) {
	const touches = await page.context().newCDPSession(page);
	const points = (apart: number) => ({
		touchPoints: [
			{ x: at.x - apart / 2, y: at.y, id: 0 },
			{ x: at.x + apart / 2, y: at.y, id: 1 },
		],
	});
	await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', ...points(from) });
	for (const share of [0.5, 1]) {
		await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', ...points(from + (to - from) * share) });
	}
	await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	await touches.detach();
}

test('BRD-02 two fingers zoom the board, and not the page @tablet', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await expect(block(page, /Show, Saint Ravine/)).toBeVisible();
	const shown = page.getByRole('status').filter({ hasText: /^(\d+ h|All)$/ });
	const at = { x: 500, y: 600 };
	await expect(shown).toHaveText('6 h');
	await pinch(page, at, [100, 150]);
	await expect(shown).toHaveText('4 h');
	await pinch(page, at, [200, 140]);
	await expect(shown).toHaveText('6 h');
	expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
});

test('BRD-04 BRD-06 on a tablet a tap opens the details, and Move a sheet that moves by keys @tablet', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/plan?by=stages');
	const load = block(page, /Load-in, Zimmer 48/);
	await load.tap();
	await page.getByRole('dialog').getByRole('link', { name: 'Move', exact: true }).tap();
	const sheet = page.getByRole('region', { name: 'Move Load-in, Zimmer 48' });
	await expect(sheet).toBeVisible();
	await sheet.getByRole('button', { name: '+15' }).tap();
	await sheet.getByRole('button', { name: '+5', exact: true }).tap();
	await expect(sheet.getByText('17:55–18:35')).toBeVisible();
	await sheet.getByRole('button', { name: 'Put back' }).tap();
	await expect(sheet).toHaveCount(0);
	await expect(load).toHaveAccessibleName(/17:35–18:15/);

	await load.tap();
	await page.getByRole('dialog').getByRole('link', { name: 'Move', exact: true }).tap();
	await sheet.getByRole('button', { name: '+15' }).tap();
	await sheet.getByRole('button', { name: /^Move/ }).tap();
	await expect(load).toHaveAccessibleName(/17:50–18:30/);
	await expect(sheet).toHaveCount(0);
});

/** Fingers for a block: where the first is in its middle or pixels right of it, a second one, and what sends them to the page. */
async function fingersOn(page: Page, element: Locator) {
	await element.evaluate((shown) => shown.scrollIntoView({ block: 'center', inline: 'nearest' }));
	const box = await planOf(element).boundingBox();
	if (!box) throw new Error('The block is not drawn');
	const touches = await page.context().newCDPSession(page);
	const first = (right: number) => ({ x: box.x + box.width / 2 + right, y: box.y + box.height / 2, id: 0 });
	const second = (right: number) => ({ ...first(right), id: 1 });
	const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: ReturnType<typeof first>[]) =>
		touches.send('Input.dispatchTouchEvent', { type, touchPoints });
	return { width: box.width, first, second, send };
}

/** A finger that comes down on a block, stays for so long, goes sideways step by step and, unless it is kept down, leaves. */
async function touchAndMove(page: Page, element: Locator, { stays, by }: { stays: number; by: number }) {
	const { first, send } = await fingersOn(page, element);
	await send('touchStart', first(0));
	await page.waitForTimeout(stays);
	for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await send('touchMove', first(by * share));
	return () => send('touchEnd');
}

const LOAD_IN = /Load-in, Zimmer 48/;
const MINUTES_OF_LOAD_IN = 40;

test('BRD-04 on a tablet a finger that stays on a block drags it, and Undo puts it back @tablet', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/plan?by=stages');
	const load = block(page, LOAD_IN);
	const width = (await planOf(load).boundingBox())?.width ?? Number.NaN;
	const lift = await touchAndMove(page, load, { stays: 500, by: (20 * width) / MINUTES_OF_LOAD_IN });
	await expect(whatMoves(page)).toContainText('17:55–18:35, +20 min');
	await expect(load).toHaveAccessibleName(/17:35–18:15/);
	await lift();
	await expect(load).toHaveAccessibleName(/17:55–18:35/);
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await page.getByRole('button', { name: 'Undo' }).tap();
	await expect(load).toHaveAccessibleName(/17:35–18:15/);
});

test('BRD-02 BRD-04 on a tablet two fingers that zoom, one of them on a block, drag nothing @tablet', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/plan?by=stages');
	const load = block(page, LOAD_IN);
	const { first, second, send } = await fingersOn(page, load);
	await send('touchStart', first(0));
	await send('touchStart', first(0), second(100));
	// Longer than a finger has to stay on a block to drag it.
	await page.waitForTimeout(500);
	await send('touchMove', first(0), second(125));
	await send('touchMove', first(0), second(150));
	await expect(page.getByText('4 h', { exact: true })).toBeVisible();
	await expect(whatMoves(page)).not.toContainText('min');
	await send('touchEnd');
	await expect(load).toHaveAccessibleName(/17:35–18:15/);
	await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('BRD-04 on a tablet a second finger neither moves nor drops what the first one drags @tablet', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/plan?by=stages');
	const load = block(page, LOAD_IN);
	const { width, first, second, send } = await fingersOn(page, load);
	const minutes = (count: number) => (count * width) / MINUTES_OF_LOAD_IN;
	await send('touchStart', first(0));
	await page.waitForTimeout(500);
	for (const by of [5, 10, 15, 20]) await send('touchMove', first(minutes(by)));
	const moves = '17:55–18:35, +20 min';
	await expect(whatMoves(page)).toContainText(moves);
	await send('touchStart', first(minutes(20)), second(200));
	await send('touchMove', first(minutes(20)), second(240));
	await send('touchEnd', first(minutes(20)));
	await expect(whatMoves(page)).toContainText(moves);
	await send('touchEnd');
	await expect(load).toHaveAccessibleName(/17:55–18:35/);
});

test('BRD-04 on a tablet a finger that does not stay scrolls the board and moves nothing @tablet', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/plan?by=stages');
	const load = block(page, LOAD_IN);
	await expect(load).toBeVisible();
	const before = await timeLine(page).evaluate((element) => element.scrollLeft);
	const lift = await touchAndMove(page, load, { stays: 0, by: -120 });
	// Lifted on the way it would fling the board, and the block out of sight.
	await page.waitForTimeout(150);
	await lift();
	await expect.poll(() => timeLine(page).evaluate((element) => element.scrollLeft)).toBeGreaterThan(before + 60);
	await expect(load).toHaveAccessibleName(/17:35–18:15/);
	await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('BRD-04 on a tablet the finger of someone who may only look moves nothing, and is shown why @tablet', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const load = block(page, LOAD_IN);
	await expect(load).toBeVisible();
	const lift = await touchAndMove(page, load, { stays: 500, by: 40 });
	await lift();
	await expect(whatMoves(page)).toContainText('Changing it takes the right to change activities');
	await expect(load).toHaveAccessibleName(/17:35–18:15/);
});
