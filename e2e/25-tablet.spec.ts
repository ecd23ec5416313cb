import type { Page } from '@playwright/test';
import { chosenTime, select, typeTime } from './support/activity-form.ts';
import { lateActivity } from './support/late-activity.ts';
import { choose, LOADS, panel, rows, sidewaysScroll, snackbar } from './support/screen.ts';
import { settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('SHELL-01 SHELL-08 the menu is a rail of icons that say what they are @tablet', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/');
	await settle(page);
	expect((await rail(page).boundingBox())?.width).toBeLessThanOrEqual(64);
	for (const name of ['Home', 'Positions', 'Bands', 'Vehicles', 'Activities', 'Stages', 'Users']) {
		const box = await rail(page).getByRole('link', { name }).boundingBox();
		expect(box?.height).toBeGreaterThanOrEqual(44);
	}
	await rail(page).getByRole('link', { name: 'Vehicles' }).hover();
	await expect(page.getByRole('tooltip', { name: 'Vehicles' })).toBeVisible();
	await rail(page).getByRole('link', { name: 'Vehicles' }).tap();
	await expect(page.getByRole('heading', { name: 'Vehicles', level: 1 })).toBeVisible();
	await page.keyboard.press('Tab');
	await rail(page).getByRole('link', { name: 'Bands' }).focus();
	await expect(page.getByRole('tooltip', { name: 'Bands' })).toBeVisible();
});

test('SHELL-08 no screen of a tablet scrolls sideways @tablet', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/');
	for (const path of [
		'/',
		'/activities',
		'/bands',
		'/band/43',
		'/vehicles',
		'/positions',
		'/activity/new',
		'/persons',
	]) {
		await page.goto(path);
		await settle(page);
		expect(await sidewaysScroll(page), path).toBe(0);
	}
});

test('ACT-06 what is late and what is planned are started by a finger from their rows @tablet', async ({
	page,
	server,
	signIn,
}) => {
	const late = await lateActivity(server.url);
	await signIn('lead');
	await page.goto('/activities');
	await expect(page.getByRole('columnheader')).toHaveText([
		'Planned Time',
		'Now',
		'Type',
		'Status',
		'Band',
		'Next step',
	]);
	const row = page.getByRole('row').filter({ has: page.locator(`a[href*="activity=${late.id}"]`) });
	await row.getByRole('button', { name: /^Start/ }).tap();
	await expect(snackbar(page, 'Activity started successfully')).toBeVisible();
	await expect(row).toContainText('Running');
	await expect(row.getByRole('button', { name: /^Done/ })).toBeVisible();

	// Nobody can point at a row with a finger, so what waits for its time shows its button too.
	const planned = page
		.getByRole('row')
		.filter({ hasText: 'Planned' })
		.getByRole('button', { name: /^Start/ })
		.first();
	await expect(planned).toHaveCSS('opacity', '1');
	const box = await planned.boundingBox();
	expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
	await planned.tap();
	await expect(
		page
			.getByRole('dialog')
			.filter({ hasText: 'Start anyway?' })
			.or(snackbar(page, 'Activity started successfully'))
			.first(),
	).toBeVisible();
});

test('DASH-01 DASH-02 DASH-07 the dashboard stands in one column and opens what is tapped @tablet', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/');
	const [loads, checkins] = [panel(page, LOADS), panel(page, 'Next Check-ins')];
	await expect(rows(loads).first()).toBeVisible();
	const [upper, lower] = [await loads.boundingBox(), await checkins.boundingBox()];
	expect(lower?.y).toBeGreaterThan((upper?.y ?? 0) + (upper?.height ?? 0) - 1);
	await rows(loads).first().getByRole('link').first().tap();
	await expect(
		page
			.getByRole('dialog')
			.getByRole('button', { name: /^(Start|Done)$/ })
			.first(),
	).toBeVisible();
});

test('DASH-03 coming back to the dashboard shows it where it was left @tablet', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/');
	await expect(panel(page, 'Vehicle Presence by Day').getByRole('listitem')).not.toHaveCount(0);
	await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
	const left = await page.evaluate(() => window.scrollY);
	expect(left).toBeGreaterThan(200);
	await rail(page).getByRole('link', { name: 'Bands' }).click();
	await expect(page.getByRole('heading', { name: 'Bands', level: 1 })).toBeVisible();
	await page.goBack();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('ACT-11 ACT-16 an activity is planned on a tablet @tablet', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/activity/new/band/43');
	await choose(page, select(page, 'Activity Type'), 'Soundcheck');
	await page.getByRole('button', { name: 'So 23.' }).tap();
	await typeTime(page, 'Start', '1130');
	await expect(chosenTime(page)).toContainText('11:30–12:30');
	const save = page.getByRole('button', { name: 'Save', exact: true });
	await expect(save).toBeInViewport();
	await save.tap();
	await expect(snackbar(page, 'Activity created successfully')).toBeVisible();
	await expect(page).toHaveURL('/band/43');
	await expect(rows(panel(page, 'Activities'), '11:30–12:30')).toContainText('Soundcheck');
});

test('SHELL-08 on a phone held sideways the rail shows entries as far as the window reaches @phone', async ({
	page,
	signIn,
}) => {
	await signIn('admin');
	await page.setViewportSize({ width: 844, height: 390 });
	await page.goto('/');
	await settle(page);
	const inSight = await rail(page)
		.getByRole('link')
		.evaluateAll((links) => {
			const isHit = (link: Element) => {
				const { x, y, width, height } = link.getBoundingClientRect();
				return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
			};
			return links.filter(isHit).length;
		});
	expect(inSight).toBeGreaterThanOrEqual(6);
	await rail(page).getByRole('link', { name: 'Users' }).tap();
	await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
	await page.getByRole('button', { name: 'Keys' }).tap();
	await expect(page.getByRole('dialog')).toBeVisible();
});
