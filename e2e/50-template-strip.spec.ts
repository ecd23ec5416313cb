import type { Template } from '@crossload/contract';
import type { Locator, Page } from '@playwright/test';
import { snackbar } from './support/screen.ts';
import { entry } from './support/templates.ts';
import { expect, test } from './support/test.ts';

/** Presses the mouse on the load-in of a strip and moves it to the left, without letting go. */
async function dragLoadIn(page: Page, within: Page | Locator): Promise<void> {
	const box = await within
		.getByRole('region', { name: /^The day/ })
		.getByText('Load-in')
		.boundingBox();
	if (!box) throw new Error('The step is not drawn');
	await page.mouse.move(box.x + 5, box.y + 5);
	await page.mouse.down();
	await page.mouse.move(box.x - 45, box.y + 5, { steps: 5 });
}

test('TPL-04 Escape gives up the drag of a step in the table’s strip: it is back where it was, and nothing is saved', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const templates = async () => (await admin.call<Template[]>('GET', '/plan/templates')).body;
	const before = await templates();
	await signIn('admin');
	await page.goto('/templates');
	await entry(page, 'Opener').click();
	const begins = page.getByRole('textbox', { name: 'Begins: Load-in' });
	await expect(begins).toHaveValue('−3:00');
	await dragLoadIn(page, page);
	await expect(begins).not.toHaveValue('−3:00');
	await page.keyboard.press('Escape');
	await expect(begins).toHaveValue('−3:00');
	await page.mouse.move(300, 300);
	await page.mouse.up();
	await expect(begins).toHaveValue('−3:00');
	// Whatever the drop had sent would be there before what is saved after it.
	await page.getByRole('textbox', { name: 'Length: Load-in' }).fill('50');
	await page.keyboard.press('Enter');
	await expect(snackbar(page, 'Template saved')).toHaveCount(1);
	const opener = (await templates()).find(({ name }) => name === 'Opener');
	expect(opener?.version).toBe((before.find(({ name }) => name === 'Opener')?.version ?? 0) + 1);
	expect(opener?.steps.find(({ activityTypeId }) => activityTypeId === 'loadin')?.offset).toBe(-180);
});

test('TPL-04 Escape gives up the drag of a step in the dialog, which stays open', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/templates');
	await entry(page, 'Opener').click();
	await page.getByRole('button', { name: 'Edit template' }).click();
	const dialog = page.getByRole('dialog', { name: 'Edit template' });
	const fields = dialog.getByRole('listitem').filter({ has: page.locator('input[value="Load-in"]') });
	const begins = fields.getByRole('textbox', { name: 'Begins' });
	await expect(begins).toHaveValue('−3:00');
	await dragLoadIn(page, dialog);
	await expect(begins).not.toHaveValue('−3:00');
	await page.keyboard.press('Escape');
	await expect(begins).toHaveValue('−3:00');
	await page.mouse.up();
	await expect(begins).toHaveValue('−3:00');
	await expect(dialog).toBeVisible();
	// Nothing has changed, so that the next one closes it without a question.
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('TPL-04 what the dialog’s strip and fields say is read whole, on a desktop and on a tablet', async ({
	page,
	signIn,
}) => {
	await signIn('admin');
	await page.goto('/templates');
	await entry(page, 'Headliner 7').click();
	await page.getByRole('button', { name: 'Edit template' }).click();
	const dialog = page.getByRole('dialog', { name: 'Edit template' });
	await expect(dialog.getByRole('listitem')).toHaveCount(7);
	for (const width of [1440, 820]) {
		await page.setViewportSize({ width, height: 900 });
		const fields = dialog.locator('li input:not([type=hidden])');
		const cut = () => fields.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
		await expect.poll(cut, `${width}`).toBe(0);
		const strip = dialog.getByRole('region', { name: /^The day/ });
		await expect(strip.getByText('Departure')).toBeInViewport({ ratio: 1 });
	}
});

test('TPL-04 the strip is as wide as its place, and scrolls only where that is too narrow for it', async ({
	page,
	signIn,
}) => {
	await signIn('admin');
	await page.goto('/templates');
	await entry(page, 'Opener').click();
	const strip = page.getByRole('region', { name: /^The day/ });
	await expect(strip.getByText('Load-in')).toBeVisible();
	const hidden = () => strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
	expect(await hidden()).toBe(0);
	await page.setViewportSize({ width: 390, height: 844 });
	await expect.poll(hidden).toBeGreaterThan(100);
	await strip.evaluate((scroller) => scroller.scrollTo({ left: scroller.scrollWidth }));
	const last = strip.getByText('Departure');
	const [words, place] = [await last.boundingBox(), await strip.boundingBox()];
	// Nothing but the margin follows the last words or hours.
	expect((place?.x ?? 0) + (place?.width ?? 0) - (words?.x ?? 0) - (words?.width ?? 0)).toBeLessThan(64);
});
