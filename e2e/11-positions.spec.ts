import type { Activity } from '@crossload/contract';
import type { Page } from '@playwright/test';
import { firstAndSettledLayout } from './support/layouts.ts';
import { choose, field, panel, rows, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const cards = (page: Page) => page.getByRole('article');
const card = (page: Page, name: string) => cards(page).filter({ has: page.getByRole('link', { name, exact: true }) });
const chooseView = (page: Page, view: string) =>
	page.getByRole('radiogroup', { name: 'View' }).getByText(view, { exact: true }).click();

test('POS-01 POS-02 positions as cards, by tag, with five vehicles at most', async ({ page, signIn, api }) => {
	type Position = { name: string; tag: string; vehicles: object[] };
	const { body: positions } = await (await api('crew')).call<Position[]>('GET', '/positions/vehicles');
	const crowded = positions.find(({ vehicles }) => vehicles.length > 5) ?? { name: '', vehicles: [] };
	await signIn('crew');
	await page.goto('/positions');
	await expect(page.getByRole('heading', { name: 'Position Overview' })).toBeVisible();
	await expect(cards(page)).toHaveCount(positions.length);
	const names = await cards(page).getByRole('heading').getByRole('link').allTextContents();
	expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
	const full = card(page, crowded.name);
	await expect(full.getByRole('listitem')).toHaveCount(5);
	await expect(full).toContainText(`+ ${crowded.vehicles.length - 5} vehicles`);
	await expect(full.getByRole('heading')).toContainText(new RegExp(`${crowded.vehicles.length} (of \\d+ )?vehicles`));
	await expect(full.getByRole('listitem').getByRole('link').first()).toHaveAttribute('href', /^\/vehicle\/\d+$/);

	await expect(page.getByRole('tab')).toContainText(['All', 'GEO', 'SA', 'Sonstige']);
	await page.getByRole('tab', { name: 'SA', exact: true }).click();
	await expect(cards(page)).toHaveCount(positions.filter(({ tag }) => tag === 'SA').length);
	await page.getByText('All', { exact: true }).click();
	await full.getByRole('heading').getByRole('link').click();
	await expect(page.getByRole('heading', { name: crowded.name, level: 1 })).toBeVisible();
});

test('POS-01 all positions come at once, and nothing moves', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/positions');
	await expect(cards(page)).not.toHaveCount(0);
	await page.getByRole('link', { name: 'Home', exact: true }).click();
	await expect(page.getByRole('region', { name: 'In Charge' })).toBeVisible();
	const [first, then] = await firstAndSettledLayout(page, {
		to: '/positions',
		counted: ['main article'],
		placed: 'main [role="tabpanel"], main article',
	});
	expect(first.counts[0]).toBeGreaterThan(8);
	expect(first).toEqual(then);
});

test('POS-01 POS-03 positions as a table', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/positions');
	await chooseView(page, 'Table');
	await expect(page.getByRole('columnheader')).toHaveText(['Position', 'Vehicle Count']);
	await page.reload();
	await rows(page).first().click();
	await expect(page).toHaveURL(/\/position\/\d+$/);
});

test('POS-04 a position’s page lists what stands there and what happens there', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/404/);
	type Position = { id: number; name: string; vehicles: { id: number; name: string }[] };
	const { body: positions } = await (await api('crew')).call<Position[]>('GET', '/positions/vehicles');
	const full = positions.find(({ vehicles }) => vehicles.length > 0);
	const empty = positions.find(({ vehicles }) => vehicles.length === 0);
	await signIn('crew');
	await page.goto(`/position/${full?.id}`);
	await expect(panel(page, 'Vehicles').getByRole('link')).toHaveCount(full?.vehicles.length ?? 0);
	await expect(panel(page, 'Activities').getByRole('columnheader')).toContainText(['Band', 'Vehicle']);
	await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
	await page.goto(`/position/${empty?.id}`);
	await expect(panel(page, 'Vehicles')).toContainText('No vehicles currently here...');
	await page.goto('/position/99999');
	await expect(
		snackbar(page, 'Failed to load position details').or(page.getByText('Position not found')),
	).not.toHaveCount(0);
});

test('POS-05 a position is added, changed and deleted', async ({ page, signIn, consoleErrors }) => {
	consoleErrors.expect(/409/);
	await signIn('admin');
	await page.goto('/positions');
	await page.getByRole('link', { name: 'Add' }).click();
	await expect(page).toHaveURL('/position/add');
	await page.getByRole('button', { name: 'Create Position' }).click();
	await expect(page.getByText('Required.', { exact: true })).toHaveCount(3);
	await field(page, 'Name').fill('Bus stop');
	await field(page, 'Slug').fill('bus-stop');
	// Chosen again, it stays chosen.
	for (const _ of ['once', 'again']) await choose(page, page.getByRole('combobox', { name: 'Tag' }), 'Sonstige');
	await page.getByRole('button', { name: 'Create Position' }).click();
	await expect(snackbar(page, 'Position created successfully!')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Bus stop', level: 1 })).toBeVisible();

	await page.getByRole('link', { name: 'Edit' }).click();
	await field(page, 'Name').fill('Bus stop south');
	await page.getByRole('button', { name: 'Update Position' }).click();
	await expect(snackbar(page, 'Position updated successfully!')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Bus stop south', level: 1 })).toBeVisible();

	await page.goto('/position/add');
	await field(page, 'Name').fill('Another stop');
	await field(page, 'Slug').fill('BUS-STOP');
	await choose(page, page.getByRole('combobox', { name: 'Tag' }), 'GEO');
	await page.getByRole('button', { name: 'Create Position' }).click();
	await expect(snackbar(page, 'Failed to submit position.')).toBeVisible();
	await page.getByRole('link', { name: 'Cancel' }).click();
	await page.getByRole('button', { name: 'Discard changes' }).click();

	await card(page, 'Bus stop south').getByRole('heading').getByRole('link').click();
	await page.getByRole('button', { name: 'Delete position' }).click();
	const question = page.getByRole('dialog', { name: 'Delete position' });
	await expect(question).toContainText('Bus stop south will be deleted.');
	await question.getByRole('button', { name: 'Delete' }).click();
	await expect(page).toHaveURL('/positions');
	await expect(card(page, 'Bus stop south')).toHaveCount(0);
});

test('POS-05 ADM-07 what cannot be loaded or deleted shows an error', async ({ page, signIn, api, consoleErrors }) => {
	consoleErrors.expect(/409|500/);
	const { body: positions } = await (await api('admin')).call<{ id: number; name: string }[]>('GET', '/positions');
	const gate = positions.find(({ name }) => name === 'Gate Nord');
	await signIn('admin');
	await page.goto(`/position/${gate?.id}`);
	await page.getByRole('button', { name: 'Delete position' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
	await expect(snackbar(page, /activities/)).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Gate Nord', level: 1 })).toBeVisible();
});

test('POS-04 each position’s activities are scrolled by themselves', async ({ page, signIn, api }) => {
	const { body: activities } = await (await api('crew')).call<Activity[]>('GET', '/activities');
	const places = Map.groupBy(
		activities.flatMap(({ position }) => position ?? []),
		({ id }) => id,
	);
	const [most = [], second = []] = [...places.values()].toSorted((a, b) => b.length - a.length);
	await signIn('crew');
	const list = page.locator('main').getByRole('table', { name: 'Activities' }).locator('..');
	const scrolled = () => list.evaluate((element) => element.scrollTop);
	await page.goto(`/position/${second[0]?.id}`);
	await expect.poll(scrolled).toBeGreaterThan(500);
	const opened = await scrolled();
	await page.goto(`/position/${most[0]?.id}`);
	await list.hover();
	await page.mouse.wheel(0, -10_000);
	await expect.poll(scrolled).toBe(0);
	await page.mouse.wheel(0, 200);
	await expect.poll(scrolled).toBe(200);
	await page.keyboard.press('/');
	await page.getByRole('combobox', { name: 'Search everything' }).fill(second[0]?.name ?? '');
	await page
		.getByRole('option', { name: second[0]?.name ?? '' })
		.first()
		.click();
	await expect(page.getByRole('heading', { name: second[0]?.name ?? '', level: 1 })).toBeVisible();
	await expect.poll(scrolled).toBe(opened);
	await page.goBack();
	await expect.poll(scrolled).toBe(200);
});
