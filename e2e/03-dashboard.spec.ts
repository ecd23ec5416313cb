import type { Locator, Page } from '@playwright/test';
import type { DemoRole } from './support/api.ts';
import { firstAndSettledLayout } from './support/layouts.ts';
import { LOADS, panel, rows, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const inCharge = (page: Page, name: string): Locator =>
	panel(page, 'In Charge').getByRole('listitem').filter({ hasText: name });

test('DASH-01 DASH-02 DASH-07 what comes next, with its time, type, place and band @everywhere', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/');
	const loads = rows(panel(page, LOADS));
	await expect(loads).toHaveCount(10);
	await panel(page, LOADS)
		.getByRole('button', { name: /late since/ })
		.click();
	await expect(loads.nth(1)).toContainText('16:45–17:45');
	await expect(loads.nth(1)).toContainText('≈ 18:08 (+23)');
	await expect(loads.nth(1)).toContainText('Load-in');
	await expect(loads.nth(1)).toContainText('Plaza');
	await expect(loads.nth(1)).toContainText('Moth Parade');
	const crossload = rows(panel(page, LOADS), '18:05–18:25');
	await expect(crossload).toContainText('The Understudies');
	await expect(crossload).toContainText('GEO Yard');
	await expect(crossload).toContainText('Sitter');

	const checkins = rows(panel(page, 'Next Check-ins'));
	await expect(checkins.first()).toContainText('So 08:00');
	await expect(checkins.first()).toContainText('Gate Nord');
	await expect(checkins.first()).toContainText('Fuchsbau Nord');
	const arrivals = rows(panel(page, 'Next Arrivals'));
	await expect(arrivals).toHaveCount(3);
	await expect(arrivals.first()).toContainText('Kupferkraut');
	await expect(page.getByRole('link', { name: 'Activities' })).toHaveCount(1);
});

test('DASH-01 a crossload stands between its position and its stage, and a band leads to its page', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/');
	const crossload = rows(panel(page, LOADS), 'The Understudies');
	const place = crossload.getByRole('cell').last();
	await expect(place).toHaveText(/^GEO Yard.*Sitterbühne$/);
	await expect(place.getByRole('img', { name: 'to and from' })).toBeVisible();
	await crossload.getByRole('link', { name: 'The Understudies' }).click();
	await expect(page).toHaveURL(/\/band\/40$/);
	await expect(page.getByRole('heading', { name: 'The Understudies', level: 1 })).toBeVisible();
});

test('SHELL-08 when every show is over, that is said once', async ({ page, signIn, api }) => {
	const { body: activities } = await (await api('crew')).call<object[]>('GET', '/activities');
	const aYearAgo = JSON.parse(JSON.stringify(activities).replaceAll('"2026-', '"2025-'));
	await page.route('**/api/activities', (route) => route.fulfill({ json: aYearAgo }));
	await signIn('crew');
	await page.goto('/');
	await expect(page.getByText('No more shows')).toBeVisible();
	await expect(page.getByRole('region', { name: 'On stage' })).toHaveCount(0);
});

test('DASH-01 DASH-05 what stands beside and below the loads comes with them, and nothing moves', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/');
	await expect(panel(page, 'Vehicle Presence by Day').getByRole('listitem')).not.toHaveCount(0);
	await page.getByRole('link', { name: 'Bands', exact: true }).click();
	await expect(page.getByRole('heading', { name: 'Bands', level: 1 })).toBeVisible();
	const [first, then] = await firstAndSettledLayout(page, {
		to: '/',
		counted: ['main [data-opens-row]', 'main li:has([data-tooltip-on-tap])'],
		placed: 'main section',
	});
	expect(Math.min(...first.counts)).toBeGreaterThan(0);
	expect(first).toEqual(then);
});

test('DASH-03 DASH-05 who is in charge, a tap away, and which vehicles are there on which day', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/');
	await expect(panel(page, 'In Charge').getByRole('button')).toHaveText([
		'Gate',
		'Sitterbühne',
		'Sternenbühne',
		'Plaza',
		'Parking',
		'Crossload',
		'Production',
		'Night shift',
	]);
	const gate = inCharge(page, 'Gate');
	await expect(gate).toHaveText(/Lea Brandt.* \| Timo Ahl/);
	await expect(gate.getByRole('link', { name: /Lea Brandt/ })).toHaveAttribute('href', 'tel:+491515559097');
	await expect(inCharge(page, 'Night shift')).toContainText('No members assigned');

	const trailers = page.getByRole('button', { name: '4 40T, 40 t trailer: Die Nachtschicht AG (4)' }).first();
	await expect(trailers).toHaveText('4 40T');
	await trailers.hover();
	await expect(page.getByRole('tooltip', { name: 'Die Nachtschicht AG (4)' })).toBeVisible();
	await expect(panel(page, 'Vehicle Presence by Day').locator('[data-today]')).toContainText('Sa 22.');
});

test('DASH-03 a phone’s reload shows the dashboard where it was left, and all of it @phone', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/');
	const days = panel(page, 'Vehicle Presence by Day').getByRole('listitem');
	await expect(days).not.toHaveCount(0);
	for (const place of [700, 1_200]) {
		await page.evaluate((top) => window.scrollTo(0, top), place);
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
		const left = await page.evaluate(() => window.scrollY);
		await page.reload();
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
		await expect(days).not.toHaveCount(0);
		for (const card of ['Next Check-ins', 'Next Arrivals']) await expect(panel(page, card)).toHaveCount(1);
		expect(await page.evaluate(() => window.scrollY)).toBe(left);
	}
});

test('DASH-03 DASH-04 AUTH-09 crew reads names and nothing to press', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/');
	await expect(inCharge(page, 'Parking')).toContainText('Ole Haas | Mia Koch');
	await expect(panel(page, 'In Charge').getByRole('link')).toHaveCount(0);
	await expect(panel(page, 'In Charge').getByRole('button')).toHaveCount(0);
	await expect(page.getByRole('link', { name: 'Add activity' })).toHaveCount(0);
});

for (const role of ['lead', 'admin'] satisfies DemoRole[]) {
	test(`DASH-04 ${role} puts someone in charge`, async ({ page, signIn }) => {
		await signIn(role);
		await page.goto('/');
		await inCharge(page, 'Night shift').getByRole('button').click();
		const dialog = page.getByRole('dialog', { name: 'Assign Members to Night shift' });
		await dialog.getByRole('combobox', { name: 'Members' }).fill('Ben');
		await dialog.getByRole('option', { name: 'Ben Fuchs' }).click();
		await dialog.getByRole('button', { name: 'Cancel' }).click();
		await page.getByRole('button', { name: 'Discard changes' }).click();
		await expect(dialog).toHaveCount(0);
		await expect(inCharge(page, 'Night shift')).toContainText('No members assigned');

		await inCharge(page, 'Night shift').getByRole('button').click();
		await expect(dialog.getByRole('option', { name: 'Ben Fuchs' })).toBeVisible();
		await expect(dialog.getByRole('combobox', { name: 'Members' })).toHaveAttribute('aria-expanded', 'true');
		await dialog.getByRole('combobox', { name: 'Members' }).fill('Ben');
		await dialog.getByRole('option', { name: 'Ben Fuchs' }).click();
		await dialog.getByRole('button', { name: 'Save' }).click();
		await expect(snackbar(page, 'Members updated successfully')).toBeVisible();
		await expect(dialog).toHaveCount(0);
		await expect(inCharge(page, 'Night shift').getByRole('link', { name: /Ben Fuchs/ })).toBeVisible();
	});
}

test('DASH-04 persons that cannot be loaded show an error', async ({ page, signIn, consoleErrors }) => {
	consoleErrors.expect(/500/);
	// Before signing in, because the device stocks up on what it may need without a network.
	await page.route('**/api/persons/Team', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
	await signIn('lead');
	await page.goto('/');
	await inCharge(page, 'Parking').getByRole('button').click();
	await expect(snackbar(page, 'Failed to load persons')).toBeVisible();
	await page.getByRole('combobox', { name: 'Members' }).click();
	await expect(page.getByText('The persons could not be loaded.')).toBeVisible();
});

test('DASH-04 members that cannot be saved show an error, and stay chosen', async ({ page, signIn, consoleErrors }) => {
	consoleErrors.expect(/500/);
	await signIn('lead');
	await page.goto('/');
	await page.route('**/api/functions/*/members', (route) =>
		route.fulfill({ status: 500, json: { message: 'Broken' } }),
	);
	await inCharge(page, 'Parking').getByRole('button').click();
	await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Failed to update members')).toBeVisible();
	await expect(page.getByRole('dialog')).toContainText('Ole Haas');
});

test('DASH-06 a dashboard without its parts says so and goes on', async ({ page, signIn, consoleErrors }) => {
	consoleErrors.expect(/500/);
	const presence = panel(page, 'Vehicle Presence by Day');
	await signIn('lead');
	await page.goto('/');
	let isBroken = true;
	for (const call of ['functions', 'vehicles']) {
		await page.route(`**/api/${call}`, (route) =>
			isBroken ? route.fulfill({ status: 500, json: { message: 'Broken' } }) : route.continue(),
		);
	}
	const logged = page.waitForEvent('console', (message) => message.text().includes('Vehicle Presence'));
	await page.reload();
	await expect(snackbar(page, 'Failed to load team functions')).toBeVisible();
	await expect(page.getByText('Failed to load team functions'), 'shown once').toBeVisible();
	await expect(panel(page, 'In Charge').getByRole('button', { name: 'Try again' })).toBeVisible();
	await logged;
	await expect(rows(panel(page, LOADS))).not.toHaveCount(0);
	await presence.getByRole('button', { name: 'Try again' }).focus();
	// Asked again by itself in between, the list may be there before the key.
	isBroken = false;
	await page.keyboard.press('Enter');
	await expect(presence.getByRole('listitem')).not.toHaveCount(0);
});

test('DASH-06 what comes next follows from the activities: without these each card says so', async ({
	page,
	signIn,
	consoleErrors,
}) => {
	consoleErrors.expect(/500/);
	await signIn('lead');
	await page.goto('/');
	let isBroken = true;
	await page.route('**/api/activities', (route) =>
		isBroken ? route.fulfill({ status: 500, json: { message: 'Broken' } }) : route.continue(),
	);
	const logged = page.waitForEvent('console', (message) => message.text().includes('Next Check-ins'));
	await page.reload();
	await logged;
	await expect(panel(page, 'In Charge').getByRole('button').first()).toBeVisible();
	await panel(page, 'Next Check-ins').getByRole('button', { name: 'Try again' }).focus();
	isBroken = false;
	await page.keyboard.press('Enter');
	await expect(rows(panel(page, 'Next Check-ins'))).not.toHaveCount(0);
	await expect(rows(panel(page, LOADS))).not.toHaveCount(0);
});
