import type { Activity, HistoryEntry } from '@crossload/contract';
import { chosenTime, select, typeTime } from './support/activity-form.ts';
import type { Api } from './support/api.ts';
import { choose, panel, rows, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

/** The Understudies, who play at the Sitterbühne and have a trailer. */
const BAND = 40;
const save = { name: 'Save', exact: true } as const;

/** A load-in on the festival's last morning, which no other journey looks at. */
async function plan(api: Api, changed: object = {}): Promise<Activity> {
	const planned = { planned_start: '2026-08-23T05:00:00+02:00', planned_end: '2026-08-23T05:40:00+02:00' };
	const body = { activityTypeId: 'loadin', bandId: BAND, stageId: 1, info: 'Ramp', vehicleIds: [], ...planned };
	return (await api.call<Activity>('POST', '/activity', { ...body, ...changed })).body;
}

test('ACT-11 ACT-13 ACT-14 ACT-16 ACT-17 ACT-18 a load-in planned from the band’s page, and back there @everywhere', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto(`/band/${BAND}`);
	await panel(page, 'Activities').getByRole('link', { name: 'Add' }).click();
	await expect(page).toHaveURL(`/activity/new/band/${BAND}`);
	await expect(page.getByRole('heading', { name: 'Create Activity' })).toBeVisible();
	await expect(page.getByRole('button', save)).toBeDisabled();
	await expect(select(page, 'Band')).toHaveValue('The Understudies');
	await expect(select(page, 'Band')).toHaveAttribute('readonly');
	await expect(select(page, 'Stage')).toHaveValue('Sitterbühne');

	await choose(page, select(page, 'Activity Type'), 'Load-in');
	await typeTime(page, 'Start', '1800');
	await typeTime(page, 'End', '1830');
	await expect(chosenTime(page)).toContainText('18:00–18:30');
	await select(page, 'Vehicles').fill('Trailer');
	await page.getByRole('option', { name: /Trailer.*The Understudies/ }).click();
	await page.keyboard.press('Tab');
	await expect(page.getByText(/^Trailer of The Understudies is in .* at the same time, Sa 18:05–18:25/)).toBeVisible();
	await page.getByRole('textbox', { name: 'Info / Notes' }).fill('Six hands');

	const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/activity'));
	await page.getByRole('button', save).click();
	expect((await sent).postDataJSON()).toEqual({
		activityTypeId: 'loadin',
		bandId: BAND,
		stageId: 1,
		positionId: null,
		planned_start: '2026-08-22T18:00+02:00',
		planned_end: '2026-08-22T18:30+02:00',
		start: null,
		end: null,
		info: 'Six hands',
		vehicleIds: [expect.any(Number)],
	});
	await expect(snackbar(page, 'Activity created successfully')).toBeVisible();
	await expect(page).toHaveURL(`/band/${BAND}`);
	await expect(rows(panel(page, 'Activities'), '18:00–18:30').first()).toContainText('Load-in');
});

test('ACT-12 ACT-11 ACT-17 a range becomes a point and a range again', async ({ page, signIn, api }) => {
	const { id } = await plan(await api('lead'));
	await signIn('lead');
	await page.goto(`/band/${BAND}?activity=${id}`);
	await page.getByRole('dialog').getByRole('link', { name: 'Edit' }).click();
	await expect(page).toHaveURL(`/activity/${id}/edit/band/${BAND}`);
	await expect(chosenTime(page)).toContainText('05:00–05:40');
	await choose(page, select(page, 'Activity Type'), 'Check-in');
	await expect(chosenTime(page)).toContainText('05:40');
	await expect(chosenTime(page)).not.toContainText('–');
	await expect(select(page, 'Stage')).toHaveCount(0);
	await choose(page, select(page, 'Activity Type'), 'Load-in');
	await expect(chosenTime(page)).toContainText('05:00–06:00');
	await choose(page, select(page, 'Activity Type'), 'Check-in');
	await page.getByRole('button', save).click();
	await expect(snackbar(page, 'Activity updated successfully')).toBeVisible();
	await expect(page).toHaveURL(`/band/${BAND}`);
	const { body } = await (await api('lead')).call<Activity>('GET', `/activity/${id}`);
	expect(body).toMatchObject({ planned_start: null, planned_end: '2026-08-23T06:00:00+02:00', stage: null });
});

test('ACT-08 admin removes an activity after a question; lead cannot', async ({
	page,
	signIn,
	api,
	browser,
	consoleErrors,
}) => {
	consoleErrors.expect(/404/);
	const { id } = await plan(await api('lead'));
	await signIn('lead');
	await page.goto(`/band/${BAND}?activity=${id}`);
	await expect(page.getByRole('dialog').getByRole('link', { name: 'Edit' })).toBeVisible();
	await expect(page.getByRole('dialog').getByRole('button', { name: 'Remove' })).toHaveCount(0);

	const admins = await (await browser.newContext()).newPage();
	await signIn('admin', admins);
	await admins.goto(new URL(`/band/${BAND}?activity=${id}`, page.url()).href);
	await admins.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
	const question = admins.getByRole('dialog', { name: 'Load-in, The Understudies' });
	await expect(question).toContainText('Are you sure you want to remove this activity?');
	await question.getByRole('button', { name: 'Remove' }).click();
	await expect(snackbar(admins, 'Activity removed successfully')).toBeVisible();
	await expect(admins.getByRole('dialog')).toHaveCount(0);
	await expect(page.getByRole('dialog')).toHaveCount(0);
	expect((await (await api('lead')).call('GET', `/activity/${id}`)).status).toBe(404);
	await admins.context().close();
});

test('ACT-13 ACT-16 ACT-20 choosing a band brings its stage, what is missing is said', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/activity/new');
	await expect(page.getByRole('button', save)).toBeDisabled();
	await page.getByRole('textbox', { name: 'Info / Notes' }).press('Control+Enter');
	await expect(page.getByText('Required', { exact: true })).toBeVisible();
	await expect(page.getByText('Planned time is required')).toBeVisible();
	await select(page, 'Band').fill('Kiesg');
	await page.getByRole('option', { name: 'Kiesgrube' }).click();
	await expect(select(page, 'Stage')).toHaveValue('Plaza');
	await select(page, 'Vehicles').click();
	await expect(page.getByRole('option').first()).toContainText('Kiesgrube');
	await expect(page.getByText('Other bands')).toBeVisible();
	await page.keyboard.press('Escape');

	await choose(page, select(page, 'Activity Type'), 'Show');
	await expect(select(page, 'Position')).toHaveCount(0);
	await expect(select(page, 'Vehicles')).toHaveCount(0);
	await typeTime(page, 'Start', '2330');
	await typeTime(page, 'End', '0030');
	await expect(page.getByText('Ends So 23.08.2026')).toBeVisible();
	await expect(page.getByRole('button', save)).toBeEnabled();

	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.getByRole('link', { name: 'Cancel' }).click();
	await page.getByRole('button', { name: 'Discard changes' }).click();
	await page.getByRole('link', { name: 'Add' }).click();
	await expect(page.getByRole('heading', { name: 'Create Activity' })).toBeVisible();
	expect(asked).not.toContain('/api/activitytypes');
});

for (const { context, id, name, label, path } of [
	{ context: 'stage', id: 3, name: 'Plaza', label: 'Stage', path: '/activities?stage=3' },
	{ context: 'position', id: 1, name: /./, label: 'Position', path: '/position/1' },
]) {
	test(`ACT-14 opened from a ${context}, the form keeps it and leads back`, async ({ page, signIn }) => {
		await signIn('lead');
		await page.goto(`/activity/new/${context}/${id}`);
		await expect(select(page, label)).toHaveValue(name);
		await expect(select(page, label)).toHaveAttribute('readonly');
		await choose(page, select(page, 'Activity Type'), 'Other');
		await page.getByRole('button', { name: 'So 23.' }).click();
		await typeTime(page, 'Start', '0415');
		await page.getByRole('button', save).click();
		await expect(snackbar(page, 'Activity created successfully')).toBeVisible();
		await expect(page).toHaveURL(path);
	});
}

test('ACT-14 opened from a vehicle, the form sets its band and keeps it selected', async ({ page, signIn, api }) => {
	type Vehicle = { id: number; band: { id: number; name: string } };
	const { body: vehicles } = await (await api('lead')).call<Vehicle[]>('GET', '/vehicles');
	const vehicle = vehicles.find(({ band }) => band.id === BAND);
	await signIn('lead');
	await page.goto(`/activity/new/vehicle/${vehicle?.id}`);
	await expect(select(page, 'Band')).toHaveValue('The Understudies');
	await choose(page, select(page, 'Activity Type'), 'Parking');
	await page.getByRole('button', { name: 'So 23.' }).click();
	await typeTime(page, 'Start', '0415');
	const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/activity'));
	await page.getByRole('button', save).click();
	expect((await sent).postDataJSON()).toMatchObject({ bandId: BAND, vehicleIds: [vehicle?.id] });
	await expect(page).toHaveURL(`/vehicle/${vehicle?.id}`);
});

test('ACT-14 ACT-17 a form in a context that does not exist is not opened, nor is any other field locked', async ({
	page,
	signIn,
	api,
}) => {
	const { id } = await plan(await api('lead'));
	await signIn('lead');
	for (const context of ['band', 'stage', 'position', 'vehicle']) {
		await page.goto('/positions');
		await page.goto(`/activity/${id}/edit/${context}/999999`);
		await expect(snackbar(page, 'Initialization failed')).toBeVisible();
		await expect(page).not.toHaveURL(/edit/);
	}
	await page.goto(`/activity/${id}/edit/stage/1`);
	await expect(select(page, 'Stage')).toHaveAttribute('readonly');
	await page.goto(`/activity/${id}/edit/stage/2`);
	await expect(select(page, 'Stage')).toHaveValue('Sitterbühne');
	await expect(select(page, 'Stage')).not.toHaveAttribute('readonly');
});

test('ACT-14 what is typed stays when what the form was opened from is removed meanwhile', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/400/);
	const admin = await api('admin');
	const position = { name: 'Mud lane', slug: 'mud-lane', tag: 'GEO' };
	const { id } = (await admin.call<{ id: number }>('POST', '/position', position)).body;
	await signIn('lead');
	await page.goto(`/activity/new/position/${id}`);
	const info = page.getByRole('textbox', { name: 'Info / Notes' });
	await info.fill('Six hands');
	await choose(page, select(page, 'Activity Type'), 'Other');
	await page.getByRole('button', { name: 'So 23.' }).click();
	await admin.call('DELETE', `/position/${id}`);
	await page.getByRole('button', save).click();
	await expect(snackbar(page, 'There is no position')).toBeVisible();
	await expect(info).toHaveValue('Six hands');
});

test('ACT-16 Enter in a select chooses and never saves', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto(`/activity/new/band/${BAND}`);
	await choose(page, select(page, 'Activity Type'), 'Load-in');
	await page.getByRole('button', { name: 'So 23.' }).click();
	await expect(page.getByRole('button', save)).toBeEnabled();
	let saves = 0;
	page.on('request', (request) => {
		if (request.method() === 'POST' && request.url().endsWith('/activity')) saves += 1;
	});
	await select(page, 'Vehicles').fill('no such vehicle');
	await expect(page.getByText('Nothing found')).toBeVisible();
	await page.keyboard.press('Enter');
	await select(page, 'Position').focus();
	await page.keyboard.press('Escape');
	await page.keyboard.press('Enter');
	await select(page, 'Stage').fill('Plaz');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('Enter');
	await expect(select(page, 'Stage')).toHaveValue('Plaza');
	expect(saves).toBe(0);
	await page.keyboard.press('Control+Enter');
	await expect(snackbar(page, 'Activity created successfully')).toBeVisible();
});

test('ACT-17 leaving during a save shows how it went, and leads nobody away', async ({ page, signIn, api }) => {
	const { id } = await plan(await api('lead'));
	await signIn('lead');
	await page.goto(`/activity/${id}/edit/band/${BAND}`);
	await page.getByRole('textbox', { name: 'Info / Notes' }).fill('Six hands');
	let arrive = () => {};
	const held = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route(`**/api/activity/${id}`, async (route) => {
		await held;
		await route.continue();
	});
	await page.getByRole('button', save).click();
	await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Positions' }).click();
	await page.getByRole('button', { name: 'Discard changes' }).click();
	await expect(page).toHaveURL('/positions');
	arrive();
	await expect(snackbar(page, 'Activity updated successfully')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Position Overview' })).toBeVisible();
	await expect(page).toHaveURL('/positions');
});

test('what is being saved takes no typing until the response is here', async ({ page, signIn, api, consoleErrors }) => {
	consoleErrors.expect(/503/);
	const { id } = await plan(await api('lead'));
	await signIn('lead');
	await page.goto(`/activity/${id}/edit`);
	const info = page.getByRole('textbox', { name: 'Info / Notes' });
	await info.fill('Six hands');
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(`**/api/activity/${id}`, async (route) => {
		await released;
		await route.fulfill({ status: 503, json: { message: 'The disk is full' } });
	});
	await page.keyboard.press('Control+Enter');
	await expect(page.getByRole('button', save)).toBeDisabled();
	await page.keyboard.type(' and a ramp');
	await expect(info).toHaveValue('Six hands');
	release();
	await expect(page.locator('form').getByRole('alert')).toHaveText('The disk is full');
	await expect(info).toBeFocused();
	await page.keyboard.type(' and a ramp');
	await expect(info).toHaveValue('Six hands and a ramp');
});

test('ACT-15 what happened is shown and can be taken back while it is not over', async ({ page, signIn, api }) => {
	const lead = await api('lead');
	const { id } = await plan(lead, { start: '2026-08-22T17:08:30+02:00' });
	await signIn('lead');
	await page.goto(`/activity/${id}/edit`);
	const actual = page.getByRole('region', { name: 'Actual time' });
	await expect(actual).toContainText('Started at Sa 22.08.2026, 17:08');
	await actual.getByRole('button', { name: 'Reset Activity Time' }).click();
	await expect(actual).toContainText('Nothing happend yet');
	await page.getByRole('button', save).click();
	await expect(page).toHaveURL('/activities');
	expect((await lead.call<Activity>('GET', `/activity/${id}`)).body.start).toBeNull();

	const over = { activityTypeId: 'checkin', planned_start: null, end: '2026-08-22T16:24:00+02:00' };
	await page.goto(`/activity/${(await plan(lead, over)).id}/edit`);
	await expect(actual).toContainText('Happend at Sa 22.08.2026, 16:24');
	const both = { start: '2026-08-22T16:00:00+02:00', end: '2026-08-22T16:24:00+02:00' };
	await page.goto(`/activity/${(await plan(lead, both)).id}/edit`);
	await expect(actual).toContainText('Ended at Sa 22.08.2026, 16:24');
	await expect(actual.getByRole('button')).toHaveCount(0);
});

test('API-16 a note leaves the times at which it happened as they are, to the second', async ({
	page,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	const happened = { start: '2026-08-22T17:12:33+02:00', end: '2026-08-22T17:12:50+02:00' };
	const { id } = await plan(lead, happened);
	await signIn('lead');
	await page.goto(`/activity/${id}/edit`);
	await page.getByRole('textbox', { name: 'Info / Notes' }).fill('Ramp was wet');
	await page.getByRole('button', save).click();
	await expect(snackbar(page, 'Activity updated successfully')).toBeVisible();
	const { body } = await lead.call<Activity>('GET', `/activity/${id}`);
	expect(body).toMatchObject({ ...happened, info: 'Ramp was wet' });
	const history = await lead.call<HistoryEntry[]>('GET', `/activity/${id}/history`);
	expect(history.body[0]?.changes.map(({ field }) => field)).toEqual(['info']);
});

test('what is typed outlives a reload, and leaving it asks', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto(`/activity/new/band/${BAND}`);
	const info = page.getByRole('textbox', { name: 'Info / Notes' });
	await info.fill('Two forklifts');
	await expect(page.getByText('Draft kept on this device')).toBeVisible();
	await page.reload();
	await expect(page.getByText('What you had typed before is still here.')).toBeVisible();
	await expect(info).toHaveValue('Two forklifts');

	const menu = page.getByRole('navigation', { name: 'Main' });
	await menu.getByRole('link', { name: 'Bands' }).click();
	const question = page.getByRole('dialog', { name: 'Leave without saving?' });
	await question.getByRole('button', { name: 'Cancel' }).click();
	await expect(info).toHaveValue('Two forklifts');
	await menu.getByRole('link', { name: 'Bands' }).click();
	await question.getByRole('button', { name: 'Discard changes' }).click();
	await expect(page).toHaveURL('/bands');
	await page.goto(`/activity/new/band/${BAND}`);
	await expect(info).toHaveValue('');
});

test('REL-30 when someone else was faster, both states are shown and one decides', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/409/);
	const lead = await api('lead');
	const { id } = await plan(lead);
	await signIn('lead');
	await page.goto(`/activity/${id}/edit`);
	await page.getByRole('textbox', { name: 'Info / Notes' }).fill('Lift instead');
	expect((await lead.call('PUT', `/activity/${id}`, { info: 'Ramp is closed' })).status).toBe(200);
	await page.getByRole('button', save).click();
	const dialog = page.getByRole('dialog', { name: 'Someone else saved meanwhile' });
	await expect(dialog.getByRole('radio', { name: 'Mine: Lift instead' })).toBeVisible();
	await dialog.getByRole('radio', { name: 'Theirs: Ramp is closed' }).click();
	await dialog.getByRole('button', { name: 'Save what is chosen' }).click();
	await expect(snackbar(page, 'Activity updated successfully')).toBeVisible();
	expect((await lead.call<Activity>('GET', `/activity/${id}`)).body.info).toBe('Ramp is closed');
});

test('ACT-17 a refused save keeps what is typed, and what cannot be loaded leads back', async ({
	page,
	signIn,
	consoleErrors,
}) => {
	consoleErrors.expect(/400|404/);
	await signIn('lead');
	await page.goto(`/activity/new/band/${BAND}`);
	await choose(page, select(page, 'Activity Type'), 'Show');
	await typeTime(page, 'Start', '2330');
	await page.route('**/api/activity', (route) => route.fulfill({ status: 400, json: { message: 'Not on a Sunday' } }));
	await page.getByRole('button', save).click();
	await expect(snackbar(page, 'Not on a Sunday')).toBeVisible();
	await expect(chosenTime(page)).toContainText('23:30');
	const invalid = { message: 'Not all is right', fields: { info: 'Too wordy' } };
	await page.route('**/api/activity', (route) => route.fulfill({ status: 400, json: invalid }));
	await page.getByRole('button', save).click();
	await expect(page.getByText('Too wordy')).toBeVisible();
	await expect(page.getByRole('textbox', { name: 'Info / Notes' })).toBeFocused();
	await page.goto('/activities');
	await page.goto('/activity/999999/edit');
	await expect(snackbar(page, 'Failed to load activity')).toBeVisible();
	await expect(page).toHaveURL('/activities');
});
