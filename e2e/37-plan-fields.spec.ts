import type { Position, Stage, TeamFunction } from '@crossload/contract';
import { choose, panel, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('PLAN-01 PLAN-03 a stage has a changeover and a curfew, planning a turnaround @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const stage = (await admin.call<Stage[]>('GET', '/stages')).body[0];
	await signIn('admin');
	await page.goto('/stages');
	await page
		.locator('main')
		.getByText(stage?.name ?? '')
		.first()
		.click();
	const dialog = page.getByRole('dialog', { name: 'Edit Stage' });
	await dialog.getByRole('textbox', { name: 'Changeover (minutes)' }).fill('601');
	await dialog.getByRole('textbox', { name: 'Curfew' }).fill('25:00');
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(dialog.getByText('A whole number from 0 to 600')).toBeVisible();
	await expect(dialog.getByText('A time of day such as 23:30')).toBeVisible();
	await dialog.getByRole('textbox', { name: 'Changeover (minutes)' }).fill('45');
	await dialog.getByRole('textbox', { name: 'Curfew' }).fill('030');
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, '💾 Edit saved...')).toBeVisible();
	const { body: stages } = await admin.call<Stage[]>('GET', '/stages');
	expect(stages.find(({ id }) => id === stage?.id)).toMatchObject({ changeover: 45, curfew: '00:30' });

	await page.getByRole('button', { name: 'Rules' }).click();
	const settings = page.getByRole('dialog', { name: 'Rules of planning' });
	await settings.getByRole('textbox', { name: 'Turnaround (minutes)' }).fill('17');
	await settings.getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Rules saved')).toBeVisible();
	expect((await admin.call('GET', '/plan/settings')).body).toEqual({ turnaround: 17 });
});

test('PLAN-02 a position has a capacity and a stage, and its card says when it is full @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { body: positions } = await admin.call<Position[]>('GET', '/positions/vehicles');
	const taken = positions.find(({ vehicles }) => vehicles.length > 1);
	const count = taken?.vehicles.length ?? 0;
	const stage = (await admin.call<Stage[]>('GET', '/stages')).body[0];
	await signIn('admin');
	await page.goto(`/position/edit/${taken?.id}`);
	await page.getByRole('textbox', { name: 'Capacity' }).fill(`${count}`);
	await choose(page, page.getByRole('combobox', { name: 'Dock of' }), stage?.name ?? '');
	await page.getByRole('button', { name: 'Update Position' }).click();
	await expect(snackbar(page, 'Position updated successfully!')).toBeVisible();
	const { body: after } = await admin.call<Position[]>('GET', '/positions/vehicles');
	expect(after.find(({ id }) => id === taken?.id)).toMatchObject({ capacity: count, stage: { id: stage?.id } });
	await page.goto('/positions');
	await expect(page.locator('article', { hasText: taken?.name ?? '' }).getByText(`${count} / ${count}`)).toBeVisible();
	await expect(page.getByText(`${count} of ${count} vehicles, Full`)).toBeAttached();
});

test('PLAN-16 a team function has a radio channel, which crew sees, and says what it is in charge of', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const stage = (await admin.call<Stage[]>('GET', '/stages')).body[0];
	const [first] = (await admin.call<TeamFunction[]>('GET', '/functions')).body;
	await signIn('admin');
	await page.goto('/team-functions');
	await page.getByRole('button', { name: `Edit: ${first?.name}` }).click();
	const dialog = page.getByRole('dialog', { name: 'Edit Function' });
	await dialog.getByRole('textbox', { name: 'Radio' }).fill('Kanal 7');
	await choose(page, dialog.getByRole('combobox', { name: 'In charge of stages' }), stage?.name ?? '');
	await page.keyboard.press('Tab');
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Function updated successfully!')).toBeVisible();
	const { body: after } = await admin.call<TeamFunction[]>('GET', '/functions');
	expect(after.find(({ id }) => id === first?.id)).toMatchObject({
		radio: 'Kanal 7',
		stageIds: [stage?.id],
		types: [],
	});
	await page.getByRole('button', { name: 'Logout' }).click();
	await signIn('crew');
	await page.goto('/');
	await expect(panel(page, 'In Charge').getByText('Kanal 7')).toBeVisible();
});
