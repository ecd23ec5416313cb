import type { Position } from '@crossload/contract';
import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { axeViolations } from './support/axe.ts';
import { lane, timeLine } from './support/board.ts';
import { expect, test } from './support/test.ts';

const ramp = (page: Page) => lane(page, 'Plaza ramp');
const tooMany = (page: Page) => ramp(page).getByRole('button', { name: /^4 \/ 3 from .* 19:00 to .* 19:10$/ });
const card = (page: Page) => page.getByRole('region', { name: 'Who stands there' });

test('BRD-01 who stands at a position comes when the pointer rests on its occupancy', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=positions');
	await tooMany(page).hover();
	await expect(card(page)).toContainText(/Plaza ramp.*19:00–19:10.*1 too many/);
	await expect(card(page).getByRole('listitem')).toHaveCount(4);
	await expect(card(page).getByRole('listitem').last()).toContainText(/Saint Ravine.*from 19:00/);
	// Who may only look is offered nothing to change.
	await expect(card(page).getByRole('button')).toHaveCount(0);
	await page.keyboard.press('Escape');
	await expect(card(page)).toHaveCount(0);
});

test('BRD-01 CHK-21 by keys the card offers a way out, which solves it, and Undo', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/plan?by=positions');
	await tooMany(page).focus();
	await expect(card(page)).toContainText('1 too many');
	await page.keyboard.press('Enter');
	const way = card(page).getByRole('button').first();
	await expect(way).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(tooMany(page)).toBeFocused();
	await expect(card(page)).toHaveCount(0);
	await page.keyboard.press('Enter');
	await expect(way).toHaveText(/ to /);
	await page.keyboard.press('Enter');
	await expect(page.getByText(/: saved$/)).toBeVisible();
	await expect(tooMany(page)).toHaveCount(0);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(tooMany(page)).toBeVisible();
});

test('CHK-20 it is accepted from the card with a note, which the card says from then on', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/plan?by=positions');
	await tooMany(page).hover();
	await card(page)
		.getByRole('button', { name: /^Accept/ })
		.click();
	const dialog = page.getByRole('dialog', { name: 'Accept as it is' });
	await dialog.getByRole('textbox', { name: 'Note' }).fill('They swap on the ramp');
	await dialog.getByRole('button', { name: 'Accept' }).click();
	await expect(dialog).toHaveCount(0);
	await expect(tooMany(page)).toBeFocused();
	await expect(card(page)).toContainText('Accepted as it is.');
});

/** Parks something at a position that holds two, at these times. */
async function parkAtStore(admin: Api, ...times: readonly (readonly [from: string, to: string])[]) {
	const { body: positions } = await admin.call<Position[]>('GET', '/positions');
	const positionId = positions.find(({ name }) => name === 'Backline store')?.id;
	expect((await admin.call('PUT', `/position/${positionId}`, { capacity: 2 })).status).toBe(200);
	const create = times.map(([from, to]) => ({
		activityTypeId: 'parking',
		positionId,
		planned_start: `2026-08-22T${from}:00+02:00`,
		planned_end: `2026-08-22T${to}:00+02:00`,
	}));
	expect((await admin.call('POST', '/plan/batch', { create })).status).toBe(201);
}

test('BRD-01 what is hours late is counted neither beside a lane nor over it', async ({ page, signIn, api }) => {
	await parkAtStore(await api('admin'), ['15:00', '20:00'], ['18:10', '18:40']);
	await signIn('crew');
	await page.goto('/plan?by=positions');
	await expect(lane(page, 'Backline store')).toContainText('there now: 0 / 2');
	const steps = lane(page, 'Backline store').locator('[data-step-minute]');
	await expect(steps).toHaveText(['1']);
	const now = await timeLine(page).locator('[class*="now"]').last().boundingBox();
	const step = await steps.boundingBox();
	if (!now || !step) throw new Error('The now line or the occupancy is not drawn');
	expect(step.x).toBeGreaterThan(now.x);
});

test('BRD-01 where only what is expected is too many, the card says so and offers nothing', async ({
	page,
	signIn,
	api,
}) => {
	// Those of 17:00 are late: they are still there when the third comes.
	await parkAtStore(await api('admin'), ['17:00', '17:20'], ['17:00', '17:20'], ['17:40', '18:00']);
	await signIn('lead');
	await page.goto('/plan?by=positions');
	const store = lane(page, 'Backline store');
	await store.getByRole('button', { name: /^3 \/ 2 from .* 17:40 to .* 17:5\d$/ }).focus();
	await expect(card(page)).toContainText(/Backline store.*1 too many/);
	await expect(card(page).getByRole('listitem')).toHaveCount(3);
	await expect(card(page)).toContainText('As things go now. As planned there is room.');
	await expect(card(page).getByRole('button')).toHaveCount(0);
});

for (const theme of ['dark', 'light']) {
	test(`BRD-01 axe finds nothing wrong with the card of the occupancy in ${theme}`, async ({ page, signIn }) => {
		await page.addInitScript((chosen) => localStorage.setItem('colorScheme', chosen), theme);
		await signIn('lead');
		await page.goto('/plan?by=positions');
		await tooMany(page).focus();
		await expect(card(page)).toBeVisible();
		expect(await axeViolations(page, { theme })).toEqual([]);
	});
}
