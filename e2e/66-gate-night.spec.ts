import type { Activity, Vehicle } from '@crossload/contract';
import { expectedAt } from '@crossload/domain';
import type { Page } from '@playwright/test';
import { gateField, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const keys = (page: Page) => page.getByRole('region', { name: 'Keys for plates' });
const press = async (page: Page, signs: string) => {
	for (const sign of signs) await keys(page).getByRole('button', { name: sign, exact: true }).tap();
};

test('GATE-03 on a phone plates are typed with keys of their own, without the device’s keyboard @phone', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { body: vehicles } = await admin.call<Vehicle[]>('GET', '/vehicles');
	for (const licence_plate of ['QZ 77 XY', 'QZ 78 XY']) {
		const band = { id: vehicles[0]?.band.id };
		await admin.call('POST', '/vehicle', { name: 'Spare', band, type: { id: 'van' }, licence_plate });
	}
	await signIn('lead');
	await page.goto('/gate');
	await page.getByRole('button', { name: 'Type plate' }).tap();
	await expect(gateField(page)).toBeFocused();
	await expect(gateField(page)).toHaveAttribute('inputmode', 'none');
	await press(page, 'QZ79');
	await expect(gateField(page)).toHaveValue('QZ79');
	await expect(page.getByText('No vehicle is known as')).toBeVisible();
	await keys(page).getByRole('button', { name: 'Erase' }).tap();
	await press(page, '8');
	await expect(page.getByRole('region', { name: 'QZ 78 XY' })).toBeVisible();
	// The card's own buttons stand where the keys were.
	await expect(keys(page)).toHaveCount(0);
	await page.getByRole('button', { name: 'Clear' }).tap();
	await expect(keys(page)).toBeVisible();
	await keys(page).getByRole('button', { name: 'All keys' }).tap();
	await expect(keys(page)).toHaveCount(0);
	await expect(gateField(page)).toBeFocused();
	await expect(gateField(page)).toHaveAttribute('inputmode', 'text');
});

test('GATE-03 what was just done is told above the keys for plates, which can all be pressed @phone', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/gate');
	await page
		.getByRole('button', { name: /^Check in: / })
		.first()
		.tap();
	const message = snackbar(page, 'Check in');
	await expect(message).toBeVisible();
	await page.getByRole('button', { name: 'Type plate' }).tap();
	const distance = async () => {
		const [above, below] = [await message.boundingBox(), await keys(page).boundingBox()];
		if (!above || !below) throw new Error('One of them is not shown');
		return below.y - (above.y + above.height);
	};
	await expect.poll(distance).toBeGreaterThan(0);
});

test('GATE-04 what was just done is told above the buttons of a card that fills the phone @phone', async ({
	page,
	signIn,
	api,
}) => {
	const { body: activities } = await (await api('lead')).call<Activity[]>('GET', '/activities');
	const due = expectedAt(activities, null).find(({ activityType }) => activityType.id === 'checkin');
	await page.setViewportSize({ width: 390, height: 560 });
	await signIn('lead');
	await page.goto(`/gate?vehicle=${due?.vehicles[0]?.id}`);
	await page.getByRole('button', { name: 'Check in', exact: true }).tap();
	const message = snackbar(page, 'Check in');
	await expect(message).toBeVisible();
	const distance = async () => {
		const [above, below] = [
			await message.boundingBox(),
			await page.getByRole('button', { name: 'Back to the list' }).boundingBox(),
		];
		if (!above || !below) throw new Error('One of them is not shown');
		return below.y - (above.y + above.height);
	};
	await expect.poll(distance).toBeGreaterThan(0);
});

test('GATE-02 what a gate did without a network is sent exactly once each when it is back @phone', async ({
	page,
	context,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/);
	const admin = await api('admin');
	const { body: activities } = await admin.call<Activity[]>('GET', '/activities');
	const due = expectedAt(activities, null).slice(0, 3);
	expect(due).toHaveLength(3);
	await signIn('lead');
	await page.goto('/gate');
	const buttons = page.getByRole('button', { name: /^(Check in|Arrived|Departed): / });
	await expect(buttons.first()).toBeVisible();
	await context.setOffline(true);
	for (const _ of due) {
		const name = (await buttons.first().getAttribute('aria-label')) ?? '';
		await buttons.first().tap();
		await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
	}
	await context.setOffline(false);
	const endings = async ({ id }: Activity) => {
		const path = `/activity/${id}/history`;
		const { body } = await admin.call<{ changes: { field: string }[] }[]>('GET', path);
		return body.filter(({ changes }) => changes.some(({ field: changed }) => changed === 'end')).length;
	};
	await expect.poll(() => Promise.all(due.map(endings)), { timeout: 20_000 }).toEqual([1, 1, 1]);
	await page.reload();
	await expect(snackbar(page, 'Noted')).toHaveCount(0);
	expect(await Promise.all(due.map(endings))).toEqual([1, 1, 1]);
});

test('USE-10 Undo of a check-in that was noted without a network undoes it, also once it has been sent', async ({
	page,
	context,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/);
	const admin = await api('admin');
	await signIn('lead');
	await page.goto('/gate');
	const button = page.getByRole('button', { name: /^Check in: / }).first();
	const name = (await button.getAttribute('aria-label')) ?? '';
	const { body: before } = await admin.call<Activity[]>('GET', '/activities');
	const done = (activities: Activity[]) => activities.filter(({ end }) => end !== null).length;
	const now = async () => done((await admin.call<Activity[]>('GET', '/activities')).body);
	await context.setOffline(true);
	await page.getByRole('button', { name, exact: true }).click();
	const undo = snackbar(page, 'Noted, not sent yet').getByRole('button', { name: 'Undo' });
	// Under a mouse that rests on it the message stays.
	await undo.hover();
	await context.setOffline(false);
	await expect.poll(now).toBe(done(before) + 1);
	const unsettled = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('outbox/')));
	await expect.poll(unsettled).toEqual([]);
	await undo.click();
	await expect(snackbar(page, 'Taken back')).toBeVisible();
	await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
	expect(await now()).toBe(done(before));
});
