import type { Vehicle } from '@crossload/contract';
import { LOADS, panel, rows, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

for (const isOffline of [false, true]) {
	test(`USE-07 after a check-in is done its band is set to Vor Ort by one tap${isOffline ? ', without a network too' : ''}`, async ({
		page,
		context,
		signIn,
		api,
		consoleErrors,
	}) => {
		consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
		const lead = await api('lead');
		expect((await lead.call('PUT', '/band/40', { status: 'not_here' })).status).toBe(200);
		const planned_end = '2026-08-22T17:40:00+02:00';
		const checkin = { activityTypeId: 'checkin', bandId: 40, positionId: 1, planned_end, vehicleIds: [] };
		expect((await lead.call('POST', '/activity', checkin)).status).toBe(201);
		await signIn('lead');
		await page.goto('/band/40');
		await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue(/Noch nicht da/);
		await page.getByRole('link', { name: 'Activities', exact: true }).click();
		await rows(page, 'Check-in').filter({ hasText: '17:40' }).getByRole('link').first().click();
		const done = page.getByRole('dialog').getByRole('button', { name: 'Done' });
		await expect(done).toBeVisible();
		if (isOffline) await context.setOffline(true);
		await done.click();
		await page.getByRole('button', { name: 'Set band to Vor Ort' }).click();
		if (!isOffline) await expect(snackbar(page, 'Status updated successfully')).toBeVisible();
		await rows(page, 'The Understudies').first().waitFor();
		await context.setOffline(false);
		await expect
			.poll(async () => (await lead.call<{ status: string }>('GET', '/band/40')).body.status, { timeout: 30_000 })
			.toBe('here');
	});
}

test('USE-07 a vehicle whose place is unknown says where and when it was last seen', async ({ page, signIn, api }) => {
	const { body: vehicles } = await (await api('crew')).call<Vehicle[]>('GET', '/vehicles');
	const lost = vehicles.find(
		({ position_status, previous_position }) => position_status === 'unknown' && previous_position,
	);
	await signIn('crew');
	await page.goto(`/vehicle/${lost?.id}`);
	const seen = new RegExp(`last seen ${lost?.previous_position?.name} .*\\d\\d:\\d\\d`);
	await expect(page.getByRole('list', { name: 'Positions' })).toContainText(seen);
	await page.goto(`/band/${lost?.band.id}`);
	await expect(panel(page, 'Vehicles')).toContainText(seen);
});

test('USE-07 a vehicle that departed and comes back is taken in again', async ({ page, signIn, api }) => {
	const { body: vehicles } = await (await api('lead')).call<Vehicle[]>('GET', '/vehicles');
	const gone = vehicles.find(({ position_status }) => position_status === 'departed');
	await signIn('lead');
	await page.goto(`/vehicle/${gone?.id}`);
	await page.getByRole('link', { name: 'Take in again' }).click();
	await expect(page).toHaveURL(`/activity/new/vehicle/${gone?.id}?type=checkin`);
	await expect(page.getByRole('combobox', { name: 'Activity Type' })).toHaveValue('Check-in');
	await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Activity created successfully')).toBeVisible();
	await expect(page).toHaveURL(`/vehicle/${gone?.id}`);
	const positions = page.getByRole('list', { name: 'Positions' });
	await expect(positions).toContainText('Departed');
	await rows(panel(page, 'Activities'), 'Late (not started)').getByRole('link').first().click();
	await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
	await expect(positions).not.toContainText('Departed');
});

test('USE-03 what is saved from Home leads back Home', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/');
	await rows(panel(page, LOADS), 'Kiesgrube').getByRole('link').first().click();
	await page.getByRole('dialog').getByRole('link', { name: 'Edit' }).click();
	await page.getByRole('textbox', { name: 'Info / Notes' }).fill('Ramp is wet');
	await page.getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Activity updated successfully')).toBeVisible();
	await expect(page).toHaveURL(/\/$/);
	await rows(panel(page, LOADS), 'Kiesgrube').getByRole('link').first().click();
	await expect(page.getByRole('dialog')).toContainText('Ramp is wet');
});
