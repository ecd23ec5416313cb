import type { Band, Template } from '@crossload/contract';
import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { snackbar } from './support/screen.ts';
import { apply, bareBand, entry } from './support/templates.ts';
import { expect, test } from './support/test.ts';

test('TPL-04 a template is changed where it stands in its table, and each change is taken back', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const opener = async () => {
		const { body } = await admin.call<Template[]>('GET', '/plan/templates');
		return body.find(({ name }) => name === 'Opener')?.steps ?? [];
	};
	await signIn('admin');
	await page.goto('/templates');
	await entry(page, 'Opener').click();
	const begins = page.getByRole('textbox', { name: 'Begins: Load-in' });
	await begins.fill('-2 h 30');
	await begins.press('Enter');
	await expect(begins).toHaveValue('−2:30');
	await expect(page.getByText('Template saved')).toBeVisible();
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(begins).toHaveValue('−3:00');
	// What is none is said and not saved; Esc puts back what stood there.
	await begins.fill('soon');
	await begins.blur();
	await expect(begins).toHaveAccessibleDescription(/As −3:20/);
	await begins.press('Escape');
	await expect(begins).toHaveValue('−3:00');

	const length = page.getByRole('textbox', { name: 'Length: Load-in' });
	await length.fill('1:10');
	await length.blur();
	await expect(length).toHaveValue('70 min');
	await page.getByRole('combobox', { name: 'Where: Load-in' }).click();
	await page.getByRole('option', { name: 'Dock Sternen B' }).click();
	await page.getByRole('button', { name: 'Load-out counts from the show’s end' }).click();
	await page.getByRole('button', { name: 'Vehicles: Load-in' }).click();
	await page.getByRole('menuitemcheckbox', { name: 'None' }).click();
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Add step' }).click();
	await page.getByRole('menuitem', { name: 'Soundcheck' }).click();
	await expect(page.getByRole('row', { name: /Soundcheck.*−1:00.*30 min/ })).toBeVisible();
	await page.getByRole('button', { name: 'Remove Departure' }).click();
	await expect(page.getByRole('row', { name: /Departure/ })).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Move Soundcheck', exact: true })).toBeFocused();
	await expect
		.poll(async () => (await opener()).map(({ activityTypeId, anchor }) => `${activityTypeId} ${anchor}`))
		.toEqual(['checkin show_start', 'loadin show_start', 'loadout show_start', 'soundcheck show_start']);
	expect((await opener())[1]).toMatchObject({ offset: -180, duration: 70, stageDock: false, vehicles: 'none' });
});

test('TPL-04 REL-30 what someone else has changed in a template stays when its table is changed', async ({
	page,
	signIn,
	api,
	context,
	consoleErrors,
}) => {
	consoleErrors.expect(/409|ERR_INTERNET_DISCONNECTED/);
	const admin = await api('admin');
	await signIn('admin');
	await page.goto('/templates');
	await entry(page, 'Opener').click();
	const begins = page.getByRole('textbox', { name: 'Begins: Load-in' });
	await expect(begins).toHaveValue('−3:00');
	await context.setOffline(true);
	await expect(begins).toBeDisabled();
	const { body: templates } = await admin.call<Template[]>('GET', '/plan/templates');
	const opener = templates.find(({ name }) => name === 'Opener');
	await admin.call('PUT', `/plan/templates/${opener?.id}`, { name: 'First act' });
	await context.setOffline(false);
	await expect(page.getByRole('heading', { name: 'First act' })).toBeVisible();
	await begins.fill('-2:00');
	await begins.press('Enter');
	await expect(page.getByText('Template saved')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'First act' })).toBeVisible();
});

test('TPL-04 REL-30 a step that is dragged while someone else removes one before it changes no other step', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const opener = async () => {
		const { body } = await admin.call<Template[]>('GET', '/plan/templates');
		return body.find(({ name }) => name === 'Opener');
	};
	await signIn('admin');
	await page.goto('/templates');
	await entry(page, 'Opener').click();
	const strip = page.getByRole('region', { name: /^The day/ });
	const box = await strip.getByText('Load-in').boundingBox();
	if (!box) throw new Error('The step is not drawn');
	await page.mouse.move(box.x + 5, box.y + 5);
	await page.mouse.down();
	await page.mouse.move(box.x - 45, box.y + 5, { steps: 5 });
	await expect(page.getByRole('textbox', { name: 'Begins: Load-in' })).not.toHaveValue('−3:00');
	const before = await opener();
	const steps = before?.steps.slice(1) ?? [];
	await admin.call('PUT', `/plan/templates/${before?.id}`, { steps });
	await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(steps.length);
	await page.mouse.up();
	await expect(page.getByText('Someone else has just changed this template.')).toBeVisible();
	await expect(page.getByRole('textbox', { name: 'Begins: Load-in' })).toHaveValue('−3:00');
	expect((await opener())?.steps).toEqual(steps);
});

test('TPL-04 a template is copied under another name', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/templates');
	await entry(page, 'Headliner 7').click();
	await page.getByRole('button', { name: 'Copy template' }).click();
	const dialog = page.getByRole('dialog', { name: 'New template' });
	await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Headliner, copy');
	await dialog.getByRole('textbox', { name: 'Name' }).fill('Headliner, two trucks');
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(dialog).toHaveCount(0);
	await entry(page, 'Headliner, two trucks').click();
	await expect(page.getByRole('row', { name: /Crossload/ })).toHaveCount(3);
});

test('TPL-04 an admin adds, changes and deletes a template', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/templates');
	await page.getByRole('button', { name: 'New template' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('textbox', { name: 'Name' }).fill('Walk-on');
	await dialog.getByRole('button', { name: 'Add step' }).click();
	const step = dialog.getByRole('listitem', { name: 'Step 1' });
	await dialog.getByRole('button', { name: 'Save' }).click();
	const type = step.getByRole('combobox', { name: 'Activity' });
	await expect(type).toHaveAccessibleDescription('Choose an activity');
	await type.click();
	await page.getByRole('option', { name: 'Load-in' }).click();
	await step.getByRole('textbox', { name: 'Begins' }).fill('-0:45');
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(dialog).toHaveCount(0);
	await entry(page, 'Walk-on').click();
	await expect(page.getByRole('row', { name: /Load-in.*−0:45.*30 min/ })).toBeVisible();
	await page.getByRole('button', { name: 'Delete' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
	await expect(entry(page, 'Walk-on')).toHaveCount(0);
});

test('TPL-04 @everywhere what is wrong with a step stands at its field, and Save goes to the first one', async ({
	page,
	signIn,
}) => {
	await signIn('admin');
	await page.goto('/templates');
	await entry(page, 'Headliner 7').click();
	await page.getByRole('button', { name: 'Edit template' }).click();
	const dialog = page.getByRole('dialog', { name: 'Edit template' });
	const field = (step: number, name: string) =>
		dialog.getByRole('listitem', { name: `Step ${step}` }).getByRole('textbox', { name });
	await field(6, 'Begins').fill('soon');
	await field(5, 'Begins').fill('-400:00');
	await field(7, 'Begins').focus();
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(field(5, 'Begins')).toBeFocused();
	await expect(field(5, 'Begins')).toBeInViewport();
	await expect(field(5, 'Begins')).toHaveAccessibleDescription(/^At most 14 days/);
	await expect(field(6, 'Begins')).toHaveAccessibleDescription(/^Hours and minutes/);
	await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(2);
	// What is wrong goes with its step.
	await dialog.getByRole('button', { name: 'Remove step 5' }).click();
	await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
	await expect(field(5, 'Begins')).toHaveAccessibleDescription(/^Hours and minutes/);
	await field(5, 'Begins').fill('-1:00');
	await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(0);
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(dialog).toHaveCount(0);
});

test('TPL-04 a step is dragged on the strip: its field follows by five minutes', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/templates');
	await entry(page, 'Opener').click();
	const row = page.getByRole('row', { name: /Load-in/ });
	await expect(row).toBeVisible();
	await page.getByRole('button', { name: 'Edit template' }).click();
	const dialog = page.getByRole('dialog', { name: 'Edit template' });
	const strip = dialog.getByRole('region', { name: /^The day/ });
	const word = strip.getByText('Load-in');
	const fields = dialog.getByRole('listitem').filter({ has: page.locator('input[value="Load-in"]') });
	const field = fields.getByRole('textbox', { name: 'Begins' });
	await field.focus();
	const before = await field.inputValue();
	// The focus marks its block and says when it begins.
	await expect(strip.getByText(before)).toBeInViewport();
	const box = await word.boundingBox();
	if (!box) throw new Error('The step is not drawn');
	await page.mouse.move(box.x + 5, box.y + 5);
	await page.mouse.down();
	await page.mouse.move(box.x - 45, box.y + 5, { steps: 5 });
	await expect(field).not.toHaveValue(before);
	await expect(field).toHaveValue(/^−\d+:\d[05]$/);
	const after = await field.inputValue();
	await page.mouse.up();
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(dialog).toHaveCount(0);
	await expect(page.getByRole('textbox', { name: 'Begins: Load-in' })).toHaveValue(after);
});

test('TPL-04 REL-30 two who change a template both see what the other did', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/409/);
	const admin = await api('admin');
	await signIn('admin');
	await page.goto('/templates');
	await entry(page, 'Opener').click();
	await page.getByRole('button', { name: 'Edit template' }).click();
	const dialog = page.getByRole('dialog', { name: 'Edit template' });
	await dialog.getByRole('textbox', { name: 'Name' }).fill('Early act');
	const { body: templates } = await admin.call<Template[]>('GET', '/plan/templates');
	const opener = templates.find(({ name }) => name === 'Opener');
	await admin.call('PUT', `/plan/templates/${opener?.id}`, { name: 'First act' });
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByRole('radio', { name: /First act/ })).toBeVisible();
	await page.getByRole('button', { name: /^Save/ }).last().click();
	await expect(entry(page, 'Early act')).toBeVisible();
});

test('TPL-04 of a day that begins weeks before its show what a template can hold is saved, and the rest counted', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const band = await bareBand(admin, 'Late Owls');
	const planned = (start: string, end: string) => ({ planned_start: `${start}+02:00`, planned_end: `${end}+02:00` });
	const parking = planned('2026-07-30T16:00:00', '2026-08-23T05:00:00');
	expect(
		(await admin.call('POST', '/activity', { activityTypeId: 'parking', bandId: band.id, ...parking })).status,
	).toBe(201);
	const loadIn = planned('2026-08-23T01:00:00', '2026-08-23T01:30:00');
	expect((await admin.call('POST', '/activity', { activityTypeId: 'loadin', bandId: band.id, ...loadIn })).status).toBe(
		201,
	);
	await signIn('admin');
	await page.goto(`/band/${band.id}`);
	await page.getByRole('button', { name: 'Save day as template' }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByText(/^1 activity is left out: .* 14 days/)).toBeVisible();
	await expect(dialog.getByRole('listitem')).toHaveCount(1);
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(page.getByText('Template saved')).toBeVisible();
});

test('TPL-04 a band’s day is saved as a template', async ({ page, signIn, api }) => {
	const { body: bands } = await (await api('admin')).call<Band[]>('GET', '/bands');
	const band = bands.find(({ name }) => name === 'Saint Ravine');
	await signIn('admin');
	await page.goto(`/band/${band?.id}`);
	await page.getByRole('button', { name: 'Save day as template' }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Day of Saint Ravine');
	await expect(dialog.getByRole('listitem', { name: 'Step 2' })).toBeVisible();
	await dialog.getByRole('button', { name: 'Save' }).click();
	await expect(dialog).toHaveCount(0);
	await page.goto('/templates');
	await expect(entry(page, 'Day of Saint Ravine')).toBeVisible();
});

for (const theme of ['dark', 'light']) {
	test(`TPL-04 axe finds nothing wrong on the templates in ${theme} @everywhere`, async ({ page, signIn }) => {
		await page.addInitScript((chosen) => localStorage.setItem('colorScheme', chosen), theme);
		await signIn('admin');
		await page.goto('/templates');
		await apply(page).getByRole('checkbox', { name: 'Saint Ravine' }).check();
		await expect(apply(page).getByRole('status')).toBeVisible();
		expect(await axeViolations(page, { theme })).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
	});
}

/** Whether two messages, each with an Undo of its own, stood there together for longer than one takes the other's place. */
async function twoMessages(page: Page) {
	await page.evaluate(() => {
		new MutationObserver(() => {
			const both = [...document.querySelectorAll('.mantine-Notification-root')];
			if (both.length < 2) return;
			const look = () => {
				if (both.every(({ isConnected }) => isConnected)) document.body.dataset['twoMessages'] = '';
			};
			// Not while the page is still busy taking the first one away, as on a slow machine.
			setTimeout(() => requestIdleCallback(look), 120);
		}).observe(document.body, { childList: true, subtree: true });
	});
	return { wereSeen: () => page.evaluate(() => 'twoMessages' in document.body.dataset) };
}

test('TPL-04 steps are put into another order by their handles, dragged or with the keys', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const kept = async () => {
		const { body } = await admin.call<Template[]>('GET', '/plan/templates');
		return body.find(({ name }) => name === 'Opener')?.steps.map(({ activityTypeId }) => activityTypeId);
	};
	const [first, second, third, ...rest] = (await kept()) ?? [];
	await signIn('admin');
	await page.goto('/templates');
	await entry(page, 'Opener').click();
	const handles = page.getByRole('button', { name: /^Move / });
	await expect(handles).toHaveCount(rest.length + 3);
	const from = await handles.nth(0).boundingBox();
	const to = await handles.nth(2).boundingBox();
	if (!from || !to) throw new Error('No handle is shown');
	await page.mouse.move(from.x + 8, from.y + from.height / 2);
	await page.mouse.down();
	await page.mouse.move(to.x + 8, to.y + to.height / 2, { steps: 4 });
	await page.mouse.up();
	await expect.poll(kept).toEqual([second, third, first, ...rest]);

	const messages = await twoMessages(page);
	await handles.nth(2).focus();
	await page.keyboard.press('ArrowUp');
	await expect(handles.nth(1)).toBeFocused();
	await expect.poll(kept).toEqual([second, first, third, ...rest]);
	await page.keyboard.press('ArrowUp');
	await expect.poll(kept).toEqual([first, second, third, ...rest]);
	// It is the first one already.
	await page.keyboard.press('ArrowUp');
	await expect(handles.nth(0)).toBeFocused();
	await expect(snackbar(page, '')).toHaveCount(1);
	expect(await messages.wereSeen()).toBe(false);
	await page.getByRole('button', { name: 'Undo' }).last().click();
	await expect.poll(kept).toEqual([second, first, third, ...rest]);
});

test('TPL-04 names without a space stay in their columns', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const name = 'W'.repeat(200);
	const { body: templates } = await admin.call<Template[]>('GET', '/plan/templates');
	const [first, second] = templates;
	const position = await admin.call<{ id: number }>('POST', '/position', { name, slug: 'long', tag: 'GEO' });
	await admin.call('PUT', `/plan/templates/${first?.id}`, { ...first, name });
	await admin.call('PUT', `/plan/templates/${second?.id}`, {
		...second,
		steps: second?.steps.map((step) => ({ ...step, stageDock: false, positionId: position.body.id })),
	});
	await bareBand(admin, `A${name.slice(1)}`);
	await signIn('admin');
	await page.goto('/templates');
	for (const width of [1440, 820, 390]) {
		await page.setViewportSize({ width, height: 900 });
		for (const chosen of [name, second?.name ?? '']) {
			await entry(page, chosen).click();
			await expect(page.getByRole('region', { name: chosen, exact: true })).toBeVisible();
			await expect(apply(page).getByText(/^AWWW/)).toBeVisible();
			const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
			expect(beyond, `${width}, ${chosen.slice(0, 9)}`).toBeLessThanOrEqual(0);
			const cut = await page.getByRole('main').evaluate((main) => {
				const parts = [...main.querySelectorAll('nav button, table, label')];
				return parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.tagName);
			});
			expect(cut, `${width}, ${chosen.slice(0, 9)}`).toEqual([]);
		}
	}
});

test('TPL-04 where a step takes place and how long are read whole in the table', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const steps = [
		{ activityTypeId: 'loadin', anchor: 'show_start', offset: -20_160, duration: 20_160, stageDock: true },
	];
	await admin.call('POST', '/plan/templates', { name: 'Two weeks', steps });
	await signIn('admin');
	await page.goto('/templates');
	await entry(page, 'Two weeks').click();
	const fields = page.locator('main table input:not([type=hidden])');
	await expect(fields).toHaveCount(3);
	await expect(fields.nth(1)).toHaveValue('336:00');
	await expect(fields.nth(2)).toHaveValue('A dock of the stage');
	const cut = await fields.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
	expect(cut).toEqual([0, 0, 0]);
	await expect(page.getByRole('region', { name: 'The day, in hours from the show' })).toContainText('−2 d');
});
