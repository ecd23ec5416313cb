import type { Page } from '@playwright/test';
import { block, timeLine } from './support/board.ts';
import { activityNamed, holdSaves, LOAD_IN } from './support/board-drag.ts';
import { expect, test } from './support/test.ts';

const sheet = (page: Page) => page.getByRole('region', { name: 'Move Load-in, Zimmer 48' });

for (const screen of ['phone', 'tablet']) {
	test(`BRD-04 BRD-06 what is on its way to the server cannot be put back by its sheet on a ${screen} @${screen}`, async ({
		page,
		signIn,
		api,
	}) => {
		const load = await activityNamed(await api('admin'), 'loadin', 'Zimmer 48');
		await signIn('lead');
		await page.goto(`/plan?by=stages&block=${load.id}&move=true`);
		await sheet(page).getByRole('button', { name: '+15', exact: true }).tap();
		const letOn = await holdSaves(page);
		await sheet(page).getByRole('button', { name: 'Move', exact: true }).tap();
		await expect(sheet(page).getByRole('button', { name: 'Put back' })).toBeDisabled();
		await expect(sheet(page).getByRole('button', { name: 'Close' })).toBeDisabled();
		await page.keyboard.press('Escape');
		await expect(sheet(page)).toBeVisible();
		letOn();
		await expect(page.getByText('Load-in, Zimmer 48 moved')).toBeVisible();
		await expect(sheet(page)).toHaveCount(0);
	});
}

for (const [width, height] of [
	[390, 844],
	[720, 450],
	[844, 390],
] as const) {
	test(`BRD-06 at ${width} by ${height} the sheet leaves some of the board in sight, its foot is whole, and Esc puts back`, async ({
		page,
		signIn,
		api,
	}) => {
		const load = await activityNamed(await api('admin'), 'loadin', 'Zimmer 48');
		await page.setViewportSize({ width, height });
		await signIn('admin');
		await page.goto(`/plan?by=stages&block=${load.id}&move=true`);
		await sheet(page).getByRole('button', { name: '+15', exact: true }).click();
		for (const name of ['Put back', 'Move', 'Close']) {
			await expect(sheet(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
		}
		const moved = timeLine(page).locator('[aria-hidden][class*="box"]:not([data-from])').last();
		await expect(moved).toBeInViewport();
		// Not in the viewport alone: the sheet stands beside it, or below it.
		const [place, cover] = [await moved.boundingBox(), await sheet(page).boundingBox()];
		if (!place || !cover) throw new Error('What moves is not drawn');
		expect(place.x + 16 <= cover.x || place.y + 16 <= cover.y).toBe(true);
		await page.keyboard.press('Escape');
		await expect(sheet(page)).toHaveCount(0);
		await expect(page).not.toHaveURL(/move=/);
		await expect(block(page, LOAD_IN)).toHaveAccessibleName(/17:35–18:15/);
	});
}
