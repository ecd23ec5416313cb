import type { Position } from '@crossload/contract';
import type { Page } from '@playwright/test';
import { lane, timeLine } from './support/board.ts';
import { expect, test } from './support/test.ts';

const overview = (page: Page) => page.getByRole('slider', { name: 'Time in sight' });
const scrolled = (page: Page) => timeLine(page).evaluate(({ scrollLeft }) => scrollLeft);

test('BRD-02 the overview says what is in sight, and keys move it', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan');
	await expect(overview(page)).toHaveAttribute(
		'aria-valuetext',
		/^Sa 22\.08\. 15:\d\d to Sa 22\.08\. 21:\d\d, 6 hours$/,
	);
	const before = await scrolled(page);
	await overview(page).focus();
	await page.keyboard.press('PageDown');
	await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
	await expect(overview(page)).toHaveAttribute('aria-valuetext', /^Sa 22\.08\. 21:/);
	await page.keyboard.press('Home');
	await expect.poll(() => scrolled(page)).toBe(0);
});

test('BRD-02 a click and a drag in the overview move what is in sight', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan');
	const box = await overview(page).boundingBox();
	if (!box) throw new Error('The overview has no place');
	const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const;
	await page.mouse.move(...at(0.2));
	await page.mouse.down();
	await expect(overview(page)).toHaveAttribute('aria-valuetext', /^(Mi|Do) /);
	const before = await scrolled(page);
	await page.mouse.move(...at(0.6), { steps: 4 });
	await page.mouse.up();
	await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
});

test('BRD-02 Now leads to now, although another day was chosen', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const days = page.getByRole('radiogroup', { name: 'Day' });
	await days.getByText('Fr 21.', { exact: true }).click();
	await expect(overview(page)).toHaveAttribute(
		'aria-valuetext',
		/^Fr 21\.08\. 15:\d\d to Fr 21\.08\. 21:\d\d, 6 hours$/,
	);
	await page.getByRole('button', { name: 'Go to now' }).click();
	await expect(days.getByRole('radio', { name: 'Sa 22.' })).toBeChecked();
	await expect(overview(page)).toHaveAttribute(
		'aria-valuetext',
		/^Sa 22\.08\. 15:\d\d to Sa 22\.08\. 21:\d\d, 6 hours$/,
	);
	await expect(timeLine(page).getByRole('link', { name: /Show, Saint Ravine/ })).toBeInViewport();
});

test('BRD-01 a position says how full it is, and when it will be full', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const { body: positions } = await admin.call<Position[]>('GET', '/positions');
	const dock = positions.find(({ name }) => name === 'Dock Sternen B');
	await admin.call('PUT', `/position/${dock?.id}`, { capacity: 1 });
	await signIn('crew');
	await page.goto('/plan?by=positions');
	const sternen = lane(page, 'Dock Sternen B');
	await expect(sternen).toContainText('there now: 0 / 1');
	const overFull = /2 \/ 1 from Sa 22\.08\. (\d\d:\d\d) to Sa 22\.08\. \d\d:\d\d/;
	await expect(sternen).toContainText(overFull);
	// What is expected depends on the time of day, and changes while the lists come: it is opened where it is in the end.
	await expect(async () => {
		const [, time] = overFull.exec((await sternen.textContent()) ?? '') ?? [];
		await page.goto(`/plan?by=positions&at=${encodeURIComponent(`2026-08-22T${time}:00+02:00`)}`);
		await expect(sternen.locator('[data-full="over"]').first()).toBeVisible({ timeout: 4_000 });
	}).toPass();
});

test('BRD-03 what has been waited for has its bar up to the now line, in a block of few pixels too', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan?by=positions');
	for (const hours of ['8 h', '12 h']) {
		await page.getByRole('button', { name: 'Show more time' }).click();
		await expect(page.getByRole('status').filter({ hasText: hours })).toBeVisible();
	}
	const late = timeLine(page).locator('[data-status="late"]:not([data-part="flags"])').first();
	const bar = await late.locator('[data-plan] > span:empty, > span:empty').last().boundingBox();
	const now = await timeLine(page).locator('[class*="now"]').last().boundingBox();
	expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeCloseTo((now?.x ?? 0) + 1, 0);
});

test('BRD-09 the board is printed a day a page, black on white, with the lanes that have something', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await expect(timeLine(page)).toBeVisible();
	await page.emulateMedia({ media: 'print' });
	const saturday = page.getByRole('region', { name: /^Stages, Saturday 22\.08\.2026, / });
	await expect(saturday.getByRole('link', { name: /^Plaza, Show, Saint Ravine/ })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Checks' })).toBeHidden();
	await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
	// What lies beside the paper would make the browser print everything smaller.
	const beside = await page.locator('[data-plan] > span:empty').evaluateAll((bars) =>
		bars.filter((bar) => {
			const { right } = bar.closest('[data-track]')?.getBoundingClientRect() ?? { right: 0 };
			return bar.getBoundingClientRect().right > right + 1;
		}),
	);
	expect(beside).toHaveLength(0);
	const pdf = await page.pdf({ preferCSSPageSize: true });
	const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
	expect(pages).toHaveLength(await page.getByRole('region', { name: /^Stages, / }).count());
	expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 841\.\d+ 59\d\.\d+\]/);
	await page.emulateMedia({ media: 'screen' });
	await expect(timeLine(page)).toBeVisible();
});

test('BRD-09 nothing on the printed board has a hue, whatever the lanes', async ({ page, signIn }) => {
	await signIn('crew');
	for (const lanes of ['stages', 'positions']) {
		await page.goto(`/plan?by=${lanes}`);
		await expect(timeLine(page)).toBeVisible();
		await page.emulateMedia({ media: 'print' });
		const paper = page.getByRole('region', { name: /Saturday 22\.08\.2026, / });
		await expect(paper.first()).toBeVisible();
		expect(await paper.first().evaluate(huesIn)).toEqual([]);
		await page.emulateMedia({ media: 'screen' });
	}
});

/** Colours within a part of the page that are neither black nor white nor between. */
function huesIn(part: Element): string[] {
	const isHue = (color: string) => {
		const [, numbers = '', alpha = '1'] = /^[a-z]+\((?:srgb )?([^/)]*)(?:\/ ([\d.]+))?\)/.exec(color) ?? [];
		const [red = 0, green = 0, blue = 0, fourth = 1] = numbers.split(/[ ,]+/).map(Number);
		const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
		return spread > (color.startsWith('color(') ? 0.01 : 2) && fourth !== 0 && Number(alpha) !== 0;
	};
	const hues = [...part.querySelectorAll('*')].flatMap((element) => {
		const style = getComputedStyle(element);
		const colors = [style.color, style.backgroundColor, style.borderLeftColor, style.outlineColor];
		const drawn = [...colors, ...(style.backgroundImage.match(/(?:rgba?|color)\([^)]*\)/g) ?? [])];
		return drawn.filter(isHue).map((color) => `${element.className} ${color}`);
	});
	return [...new Set(hues)];
}
