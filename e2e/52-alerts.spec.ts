import { storedOn } from './support/on-device.ts';
import { live, panel, snackbar } from './support/screen.ts';
import { settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const PLATE = 'F-UN 815';

test('ALRT-04 a new alert counts on the bell and in the tab, is said politely, taken, and settled @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const crew = await api('crew');
	await signIn('lead');
	await page.goto('/');
	await settle(page);
	const bell = page.getByRole('button', { name: /^Alerts/ });
	// New is what comes after those that were open already.
	await expect(bell).toHaveAccessibleName(/^Alerts: \d+/);
	const lead = await api('lead');
	const { status } = await lead.call('POST', '/alerts', { kind: 'unexpected', plate: PLATE, text: 'a caravan' });
	expect(status).toBe(201);
	await expect(page.locator('[aria-live="polite"]').filter({ hasText: PLATE })).toHaveCount(1);
	await expect(bell).toHaveAccessibleName(/^Alerts: \d+ that nobody has taken$/);
	await expect(page).toHaveTitle(/^\(\d+\) /);
	await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/png;base64,/);
	await bell.click();
	const dialog = page.getByRole('dialog', { name: 'Alerts' });
	const alert = dialog.getByRole('listitem').filter({ hasText: PLATE });
	await expect(alert).toContainText('a caravan');
	await alert.getByRole('button', { name: 'I take it' }).click();
	await expect(alert).toContainText('You have taken it');
	// Everyone sees who does.
	const { body } = await crew.call<{ text: string; taken: { by: { name: string } } | null }[]>('GET', '/alerts');
	expect(body.find(({ text }) => text.includes(PLATE))?.taken?.by.name).toBe('lead');
	await alert.getByRole('button', { name: 'Settled' }).click();
	await expect(alert).toHaveCount(0);
});

test('ALRT-04 who was faster is said, and one alert is left to them', async ({ page, signIn, api, consoleErrors }) => {
	consoleErrors.expect(/409/);
	const admin = await api('admin');
	const { body } = await admin.call<{ id: number }>('POST', '/alerts', { kind: 'unexpected', plate: PLATE });
	await signIn('lead');
	await page.goto('/alerts');
	const alert = panel(page, 'Open').getByRole('listitem').filter({ hasText: PLATE });
	await expect(alert).toBeVisible();
	// The other one's tap has not come here yet.
	await page.route('**/api/alerts/*/take', async (route) => {
		await admin.call('PUT', `/alerts/${body.id}/take`);
		await route.continue();
	});
	await alert.getByRole('button', { name: 'I take it' }).click();
	await expect(snackbar(page, /admin has taken this alert already/)).toBeVisible();
	await expect(alert).toContainText('admin has taken it');
});

test('ALRT-03 ALRT-07 kinds and quiet hours are chosen, kept for the user, and the bell keeps to them', async ({
	page,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	await lead.call('POST', '/alerts', { kind: 'unexpected', plate: PLATE });
	await signIn('lead');
	await page.goto('/alerts');
	const open = panel(page, 'Open');
	await expect(open).toContainText(PLATE);
	const unexpected = page.getByRole('checkbox', { name: 'Unexpected vehicle' });
	await unexpected.click();
	await expect(unexpected).not.toBeChecked();
	await expect(open).not.toContainText(PLATE);
	await page.getByRole('textbox', { name: 'From' }).fill('200');
	await page.getByRole('textbox', { name: 'To' }).fill('late');
	const quiet = page.getByRole('group', { name: 'Quiet hours' });
	await quiet.getByRole('button', { name: 'Save' }).click();
	await expect(quiet.getByRole('alert')).toContainText('Both times as HH:MM');
	await page.getByRole('textbox', { name: 'To' }).fill('8:00');
	await quiet.getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Alert settings saved')).toBeVisible();
	await page.reload();
	await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue('02:00');
	await expect(page.getByRole('checkbox', { name: 'Unexpected vehicle' })).not.toBeChecked();
	await expect(page.getByRole('switch', { name: 'Sound' })).toBeChecked();
	await quiet.getByRole('button', { name: 'No quiet hours' }).click();
	await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue('');
	// What an admin sets for everybody is not theirs.
	await expect(panel(page, 'Minutes for everybody')).toHaveCount(0);
});

test('ALRT-03 the bell’s list opens the alert settings beside it, where there is no room in its place @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	await (await api('lead')).call('POST', '/alerts', { kind: 'unexpected', plate: PLATE });
	await signIn('lead');
	await page.goto('/');
	await page.getByRole('button', { name: /^Alerts/ }).click();
	const dialog = page.getByRole('dialog', { name: 'Alerts' });
	const list = dialog.getByRole('list', { name: 'Alerts' });
	await expect(list).toContainText(PLATE);
	await dialog.getByRole('button', { name: 'What I want to hear of' }).click();
	const kind = dialog.getByRole('checkbox', { name: 'Unexpected vehicle' });
	await expect(kind).toBeChecked();
	const hasRoom = (page.viewportSize()?.width ?? 0) >= 1200;
	await expect(list).toBeVisible({ visible: hasRoom });
	await kind.click();
	await expect(kind).not.toBeChecked();
	await dialog.getByRole('button', { name: 'What I want to hear of' }).click();
	await expect(kind).toHaveCount(0);
	await expect(dialog).not.toContainText(PLATE);
});

test('ALRT-04 on a desktop the list hangs at the bell over a bright page; Escape and a click beside it close it', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/');
	const bell = page.getByRole('button', { name: /^Alerts/ });
	const dialog = page.getByRole('dialog', { name: 'Alerts' });
	await bell.press('Enter');
	await expect(dialog.locator(':focus')).toHaveCount(1);
	const [hung, at] = [await dialog.boundingBox(), await bell.boundingBox()];
	if (!hung || !at) throw new Error('The list or the bell is not there');
	expect(hung.width).toBeLessThanOrEqual(420);
	expect(hung.y).toBeGreaterThanOrEqual(at.y + at.height);
	expect(Math.abs(hung.x + hung.width - at.x - at.width)).toBeLessThan(20);
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	await expect(bell).toBeFocused();
	await bell.click();
	await expect(dialog).toBeVisible();
	await page.mouse.click(300, 600);
	await expect(dialog).toHaveCount(0);
	await expect(bell).toBeFocused();
});

test('ALRT-04 the worst of what nobody has taken stands in the top bar, and opens all of it', async ({
	page,
	signIn,
	api,
}) => {
	await signIn('lead');
	await page.goto('/');
	const pill = page.getByRole('banner').getByRole('button', { name: /alerts?$/ });
	await expect(pill).toHaveAccessibleName(/^Late Mira Solberg Sternenbühne 1 of \d+ alerts$/);
	await pill.click();
	await expect(page.getByRole('dialog', { name: 'Alerts' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(pill).toBeFocused();
	const lead = await api('lead');
	const { body } = await lead.call<{ id: number; kind: string }[]>('GET', '/alerts');
	for (const { id } of body.filter(({ kind }) => kind === 'late-show')) await lead.call('PUT', `/alerts/${id}/take`);
	await expect(pill).not.toHaveAccessibleName(/^Late/);
});

test('ALRT-04 on a tall phone’s dashboard the worst has a strip of its own, whose coming and going moves nothing @phone', async ({
	page,
	signIn,
	api,
}) => {
	await page.setViewportSize({ width: 412, height: 915 });
	await signIn('lead');
	await page.goto('/');
	const strip = page.getByRole('main').getByRole('link', { name: /alerts?$/ });
	await expect(strip).toHaveAccessibleName(/^Late Mira Solberg Sternenbühne 1 of \d+ alerts$/);
	expect((await strip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	const card = page.getByRole('button', { name: /^Delay/ }).first();
	const before = await card.boundingBox();
	const lead = await api('lead');
	const { body } = await lead.call<{ id: number }[]>('GET', '/alerts');
	for (const { id } of body) await lead.call('PUT', `/alerts/${id}/take`);
	await expect(page.getByText('Nothing needs you now.')).toBeVisible();
	expect(await card.boundingBox()).toEqual(before);
	await lead.call('POST', '/alerts', { kind: 'unexpected', plate: PLATE });
	await expect(strip).toHaveAccessibleName(/^Unexpected/);
	expect(await card.boundingBox()).toEqual(before);
	await strip.tap();
	await expect(page).toHaveURL(/\/alerts$/);
	await expect(panel(page, 'Open')).toContainText(PLATE);
});

test('ALRT-01 ALRT-06 admin sets the minutes of a kind, and exports what was raised', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	await admin.call('POST', '/alerts', { kind: 'unexpected', plate: PLATE });
	await signIn('admin');
	await page.goto('/alerts');
	const minutes = panel(page, 'Minutes for everybody');
	await minutes.getByRole('textbox', { name: 'Show starts late' }).fill('1441');
	await minutes.getByRole('button', { name: 'Save' }).click();
	await expect(minutes).toContainText('A whole number from 0 to 1440, or empty.');
	await minutes.getByRole('textbox', { name: 'Show starts late' }).fill('7');
	await minutes.getByRole('textbox', { name: 'Over the curfew' }).fill('');
	await minutes.getByRole('button', { name: 'Save' }).click();
	await expect(snackbar(page, 'Alert settings saved')).toBeVisible();
	const { body } = await admin.call<Record<string, number | null>>('GET', '/alerts/settings');
	expect(body).toMatchObject({ 'late-show': 7, curfew: null });
	const past = panel(page, 'The last 24 hours');
	await expect(past).toContainText(PLATE);
	const download = page.waitForEvent('download');
	await past.getByRole('button', { name: 'Export' }).click();
	expect((await download).suggestedFilename()).toBe('alerts-2026-08-22.csv');
});

test('GATE-05 an unknown plate is noted for the office from the gate, and rings there @phone', async ({
	page,
	signIn,
	api,
}) => {
	await signIn('lead');
	await page.goto('/gate');
	await page.getByRole('textbox', { name: 'Plate, band, driver or pass' }).fill('ZZ 99 QQ');
	await page.getByRole('button', { name: 'Tell the office' }).click();
	await expect(snackbar(page, 'The office knows of ZZ 99 QQ')).toBeVisible();
	await expect(page.getByRole('button', { name: 'The office knows' })).toBeDisabled();
	const { body } = await (await api('crew')).call<{ text: string }[]>('GET', '/alerts');
	expect(body.map(({ text }) => text)).toContain('ZZ 99 QQ is not expected.');
});

test('GATE-05 without a network an unknown plate is noted, taken back, and sent exactly once when it is back @phone', async ({
	page,
	context,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/);
	const noted = async () => {
		const { body } = await (await api('crew')).call<{ text: string }[]>('GET', '/alerts');
		return body.map(({ text }) => text).filter((text) => text.startsWith('ZZ 99 QQ'));
	};
	await signIn('lead');
	await page.goto('/gate');
	await page.getByRole('textbox', { name: 'Plate, band, driver or pass' }).fill('ZZ 99 QQ');
	const tell = page.getByRole('button', { name: 'Tell the office' });
	await expect(tell).toBeVisible();
	await context.setOffline(true);
	await expect(page.getByText('Offline', { exact: false }).first()).toBeVisible();
	await tell.click();
	await snackbar(page, 'Noted, not sent yet').getByRole('button', { name: 'Undo' }).click();
	await expect(tell).toBeEnabled();
	await page.getByRole('button', { name: 'Supplier' }).click();
	await expect(page.getByRole('button', { name: 'The office will know' })).toBeDisabled();
	expect(await noted()).toEqual([]);
	await context.setOffline(false);
	await expect
		.poll(noted)
		.toEqual([expect.stringMatching(/^ZZ 99 QQ is not expected\. Taken in as a supplier\. Noted at \d\d:\d\d\.$/)]);
});

test('ALRT-04 what is new in the list is marked until the list is closed, or all is seen @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	const note = (plate: string) => lead.call('POST', '/alerts', { kind: 'unexpected', plate });
	await note(PLATE);
	await signIn('lead');
	await page.goto('/');
	const bell = page.getByRole('button', { name: /^Alerts/ });
	const dialog = page.getByRole('dialog', { name: 'Alerts' });
	const alert = (plate: string) => dialog.getByRole('listitem').filter({ hasText: plate });
	const mark = (plate: string) => alert(plate).getByRole('img', { name: 'New' });
	await bell.click();
	await expect(mark(PLATE)).toBeVisible();
	await dialog.getByRole('button', { name: 'Close' }).click();
	await expect(dialog).toHaveCount(0);
	await bell.click();
	await expect(alert(PLATE)).toBeVisible();
	await expect(mark(PLATE)).toHaveCount(0);
	// It comes while the list is open, and stays new until somebody says otherwise.
	await note('B-AB 123');
	await expect(mark('B-AB 123')).toBeVisible();
	await expect(mark(PLATE)).toHaveCount(0);
	await dialog.getByRole('button', { name: 'All seen' }).click();
	await expect(mark('B-AB 123')).toHaveCount(0);
	await expect(dialog.getByRole('button', { name: 'All seen' })).toHaveCount(0);
	expect(await dialog.evaluate((list) => list.contains(document.activeElement))).toBe(true);
	await page.reload();
	await bell.click();
	await expect(alert('B-AB 123')).toBeVisible();
	await expect(dialog.getByRole('img', { name: 'New' })).toHaveCount(0);
});

test('ALRT-04 what was raised while the app was closed is there when it is opened again', async ({
	page,
	signIn,
	api,
}) => {
	await signIn('lead');
	await page.goto('/');
	await expect(live(page)).toBeVisible();
	await expect.poll(() => storedOn(page)).toMatch(/alerts[\\"]+,[\\"]+open/);
	await page.goto('about:blank');
	const lead = await api('lead');
	const { status } = await lead.call('POST', '/alerts', { kind: 'unexpected', plate: PLATE });
	expect(status).toBe(201);
	await page.goto('/');
	await page.getByRole('button', { name: /^Alerts/ }).click();
	await expect(page.getByRole('dialog', { name: 'Alerts' }).getByRole('listitem').first()).toContainText(PLATE);
});
