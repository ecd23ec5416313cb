import { chosenTime, select, typeTime } from './support/activity-form.ts';
import type { Api } from './support/api.ts';
import { choose } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const save = { name: 'Save', exact: true } as const;

/** Plans something for Saturday, 07:15 to 07:45. Returns its id. */
async function planned(api: Api): Promise<number> {
	const times = { planned_start: '2026-08-22T07:15:00+02:00', planned_end: '2026-08-22T07:45:00+02:00' };
	return (await api.call<{ id: number }>('POST', '/activity', { activityTypeId: 'other', ...times })).body.id;
}

test('ACT-12 a planned time is typed with or without a colon, stepped by five minutes, and German in its days', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/activity/new');
	await choose(page, select(page, 'Activity Type'), 'Load-in');
	await page.getByLabel('Start, hours').click();
	await page.keyboard.type('14:30');
	await expect(chosenTime(page)).toContainText('14:30–15:30');
	await typeTime(page, 'End', '1645');
	await expect(chosenTime(page)).toContainText('14:30–16:45');
	await expect(chosenTime(page)).toContainText('Sa 22.08.2026');
	await page.getByLabel('Start, minutes').focus();
	await page.keyboard.press('ArrowUp');
	await expect(chosenTime(page)).toContainText('14:35–16:50');

	const calendar = page.getByRole('group', { name: 'Planned time' });
	await expect(calendar.locator('thead th')).toHaveText(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
	await page.getByRole('button', { name: 'So 23.' }).click();
	await expect(chosenTime(page)).toContainText('So 23.08.2026');
	await expect(chosenTime(page)).toContainText('14:35–16:50');
	await typeTime(page, 'End', '0100');
	await expect(page.getByText('Ends Mo 24.08.2026')).toBeVisible();
	await expect(page.getByRole('button', { name: 'End one day earlier' })).toBeDisabled();
	await page.getByRole('button', { name: '+15 min' }).click();
	await expect(chosenTime(page)).toContainText('14:50–01:15');
});

test('ACT-12 ACT-16 an end that is typed first waits for its start', async ({ page, signIn, api }) => {
	await signIn('lead');
	await page.goto('/activity/new/position/1');
	await choose(page, select(page, 'Activity Type'), 'Other');
	await typeTime(page, 'End', '0045');
	await expect(chosenTime(page)).toContainText('–00:45');
	await expect(chosenTime(page)).toContainText('no start yet');
	await expect(page.getByLabel('Start, hours')).toHaveValue('');
	await expect(page.getByRole('button', save)).toBeDisabled();
	await page.getByRole('button', { name: 'Fr 21.' }).click();
	await typeTime(page, 'Start', '2330');
	await expect(chosenTime(page)).toContainText('23:30–00:45');
	await expect(chosenTime(page)).toContainText('Fr 21.08.2026');
	await page.getByRole('textbox', { name: 'Info / Notes' }).fill('End first');
	await page.getByRole('button', save).click();
	await expect(page).toHaveURL('/position/1');
	type Planned = { info: string | null; planned_start: string; planned_end: string };
	const { body } = await (await api('lead')).call<Planned[]>('GET', '/activities');
	expect(body.filter(({ info }) => info === 'End first')).toEqual([
		expect.objectContaining({
			planned_start: '2026-08-21T23:30:00+02:00',
			planned_end: '2026-08-22T00:45:00+02:00',
		}),
	]);
});

test('ACT-12 day and time are typed in one line', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/activity/new');
	await choose(page, select(page, 'Activity Type'), 'Load-in');
	const typed = page.getByLabel('Planned time');
	await expect(typed).toHaveAccessibleName(/Day and time, typed$/);
	await typed.fill('Sa 14:30');
	await typed.press('Enter');
	await expect(chosenTime(page)).toContainText('14:30–15:30');
	await expect(chosenTime(page)).toContainText('Sa 22.08.2026');
	await expect(typed).toHaveValue('');
	await typed.fill('So 23:40–0:20');
	await typed.press('Tab');
	await expect(chosenTime(page)).toContainText('23:40–00:20');
	await expect(chosenTime(page)).toContainText('So 23.08.2026');
	await typed.fill('at noon');
	await typed.press('Enter');
	await expect(page.getByText('Type it like Sa 14:30–15:10')).toBeVisible();
	await expect(chosenTime(page)).toContainText('23:40–00:20');
	await expect(typed).toHaveValue('at noon');
});

test('ACT-12 ACT-16 what is typed counts when it is saved at once, and what cannot be read is not saved over', async ({
	page,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	const planned = { planned_start: '2026-08-22T19:00:00+02:00', planned_end: '2026-08-22T20:00:00+02:00' };
	const { body: made } = await lead.call<{ id: number }>('POST', '/activity', { activityTypeId: 'other', ...planned });
	const now = async () => (await lead.call<typeof planned>('GET', `/activity/${made.id}`)).body;
	await signIn('lead');
	await page.goto(`/activity/${made.id}/edit`);
	const typed = page.getByRole('textbox', { name: 'Day and time, typed' });
	const said = page.getByText('Type it like Sa 14:30–15:10');
	for (const unreadable of ['Sa 25:00', '22.8.2206 10:00']) {
		await typed.fill(unreadable);
		await typed.press('Control+Enter');
		await expect(said).toBeVisible();
		await expect(page.getByRole('button', save)).toBeDisabled();
		await expect(typed).toBeFocused();
	}
	expect(await now()).toMatchObject(planned);
	await typed.fill('Sa 21:00–22:00');
	await expect(said).toHaveCount(0);
	await typed.press('Control+Enter');
	await expect(page).toHaveURL('/activities');
	expect(await now()).toMatchObject({
		planned_start: '2026-08-22T21:00:00+02:00',
		planned_end: '2026-08-22T22:00:00+02:00',
	});
});

for (const delay of [30, 80, 150]) {
	test(`USE-01 a click into the minutes and typing gives what was typed, at ${delay} ms a key`, async ({
		page,
		signIn,
		api,
	}) => {
		const lead = await api('lead');
		const id = await planned(lead);
		await signIn('lead');
		await page.goto(`/activity/${id}/edit`);
		for (const field of ['Start', 'End']) {
			await page.getByLabel(`${field}, hours`).click();
			await page.keyboard.type('08', { delay });
			await expect(page.getByLabel(`${field}, minutes`)).toBeFocused();
			await page.getByLabel(`${field}, minutes`).click();
			await page.keyboard.type(field === 'Start' ? '40' : '50', { delay });
		}
		await expect(chosenTime(page)).toContainText('08:40–08:50');
		await page.getByRole('button', save).click();
		await expect(page).toHaveURL('/activities');
		expect((await lead.call('GET', `/activity/${id}`)).body).toMatchObject({
			planned_start: '2026-08-22T08:40:00+02:00',
			planned_end: '2026-08-22T08:50:00+02:00',
		});
	});
}

test('USE-01 the parts of a time are reached by Tab, and typed in any order', async ({ page, signIn, api }) => {
	await signIn('lead');
	await page.goto(`/activity/${await planned(await api('lead'))}/edit`);
	await page.getByLabel('Start, hours').focus();
	await page.keyboard.press('Tab');
	await expect(page.getByLabel('Start, minutes')).toBeFocused();
	await page.keyboard.type('40');
	await expect(chosenTime(page)).toContainText('07:40–08:10');
	await page.keyboard.press('Shift+Tab');
	await expect(page.getByLabel('Start, hours')).toBeFocused();
	await page.keyboard.type('06');
	await expect(chosenTime(page)).toContainText('06:40–07:10');
	await page.keyboard.press('Tab');
	await expect(page.getByLabel('End, hours')).toBeFocused();
	for (const typed of ['0840', '840', '8:40', '8.40']) {
		await page.getByLabel('End, hours').click();
		await page.keyboard.type('0105');
		await expect(chosenTime(page)).toContainText('06:40–01:05');
		await page.getByLabel('End, hours').click();
		await page.keyboard.type(typed);
		await expect(chosenTime(page)).toContainText('06:40–08:40');
	}
	await page.getByLabel('End, minutes').fill('09:15');
	await expect(chosenTime(page)).toContainText('06:40–09:15');
});

test('USE-01 a time is typed by touch @phone', async ({ page, signIn, api }) => {
	await signIn('lead');
	await page.goto(`/activity/${await planned(await api('lead'))}/edit`);
	await page.getByLabel('Start, minutes').tap();
	await page.keyboard.type('40');
	await page.getByLabel('Start, hours').tap();
	await page.keyboard.type('08');
	await page.getByLabel('End, hours').tap();
	await page.keyboard.type('1');
	await page.getByLabel('End, minutes').tap();
	await page.keyboard.type('05');
	await expect(chosenTime(page)).toContainText('08:40–01:05');
});

test('USE-01 what is no time is said, not saved, and stays as it was typed', async ({ page, signIn, api }) => {
	await signIn('lead');
	await page.goto(`/activity/${await planned(await api('lead'))}/edit`);
	const said = page.getByText('Type it like 08:40');
	for (const [hours, minutes] of [
		['25', '00'],
		['08', '75'],
		['08', '4'],
	] as const) {
		await page.getByLabel('Start, hours').fill(hours);
		await page.getByLabel('Start, minutes').fill(minutes);
		await expect(page.getByRole('button', save)).toBeDisabled();
		await page.getByRole('textbox', { name: 'Info / Notes' }).click();
		await expect(said).toBeVisible();
		await expect(page.getByLabel('Start, hours')).toHaveValue(hours);
		await expect(page.getByLabel('Start, minutes')).toHaveValue(minutes);
	}
	await page.getByLabel('Start, minutes').fill('40');
	await expect(said).toHaveCount(0);
	await expect(page.getByRole('button', save)).toBeEnabled();
	await page.keyboard.press('x');
	await expect(said).toBeVisible();
	await expect(page.getByLabel('Start, minutes')).toHaveValue('40');
});

test('USE-01 a time typed in one line counts with each key, and one click on Save saves it', async ({
	page,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	await signIn('lead');
	await page.goto('/activity/new/position/1');
	await choose(page, select(page, 'Activity Type'), 'Other');
	await page.getByRole('textbox', { name: 'Info / Notes' }).fill('Typed in one line');
	await page.getByRole('textbox', { name: 'Day and time, typed' }).click();
	await page.keyboard.type('Sa 14:');
	await expect(page.getByRole('button', save)).toBeDisabled();
	await page.keyboard.type('30-15:10');
	await expect(chosenTime(page)).toContainText('14:30–15:10');
	await page.getByRole('button', save).click();
	await expect(page).toHaveURL('/position/1');
	const { body } = await lead.call<{ info: string | null }[]>('GET', '/activities');
	expect(body.filter(({ info }) => info === 'Typed in one line')).toEqual([
		expect.objectContaining({
			planned_start: '2026-08-22T14:30:00+02:00',
			planned_end: '2026-08-22T15:10:00+02:00',
		}),
	]);
});

test('USE-01 a line that is emptied, or cannot be understood, leaves the time as it was', async ({
	page,
	signIn,
	api,
}) => {
	await signIn('lead');
	await page.goto(`/activity/${await planned(await api('lead'))}/edit`);
	const typed = page.getByRole('textbox', { name: 'Day and time, typed' });
	await typed.pressSequentially('So 14:30');
	await expect(chosenTime(page)).toContainText('So 23.08.2026');
	await typed.fill('');
	await expect(chosenTime(page)).toContainText('07:15–07:45Sa 22.08.2026');
	await typed.pressSequentially('So 14:75');
	await typed.press('Enter');
	await expect(chosenTime(page)).toContainText('07:15–07:45Sa 22.08.2026');
	await page.getByRole('button', { name: 'Fr 21.' }).click();
	await typed.press('End');
	await page.keyboard.press('Tab');
	await expect(chosenTime(page)).toContainText('Fr 21.08.2026');
});

test('ACT-16 a time that is emptied is missing', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/activity/new');
	await choose(page, select(page, 'Activity Type'), 'Other');
	await typeTime(page, 'Start', '1900');
	await expect(page.getByRole('button', save)).toBeEnabled();
	for (const field of ['End', 'Start']) {
		await page.getByLabel(`${field}, hours`).focus();
		await page.keyboard.press('Backspace');
		await expect(page.getByRole('button', save)).toBeDisabled();
	}
	await page.keyboard.press('Control+Enter');
	await expect(page.getByText('Planned time is required')).toBeVisible();
	await typeTime(page, 'Start', '1800');
	await typeTime(page, 'End', '1845');
	await expect(chosenTime(page)).toContainText('18:00–18:45');
	await expect(page.getByRole('button', save)).toBeEnabled();
});

test('ACT-12 no shift leads past the years that can be planned in', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/activity/new');
	await choose(page, select(page, 'Activity Type'), 'Arrival');
	const typed = page.getByRole('textbox', { name: 'Day and time, typed' });
	await typed.fill('31.12.2100 23:50');
	await typed.press('Enter');
	await expect(chosenTime(page)).toContainText('23:50');
	await page.getByRole('button', { name: '+15 min' }).click();
	await expect(chosenTime(page)).toContainText('23:50');
	await page.reload();
	await expect(chosenTime(page)).toContainText('23:50');
});

test('ACT-12 the years go from 1900 to 2100', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/activity/new');
	const calendar = page.getByRole('group', { name: 'Planned time' });
	await calendar.getByRole('button', { name: 'August 2026', exact: true }).click();
	await calendar.getByRole('button', { name: '2026', exact: true }).click();
	const next = calendar.getByRole('button', { name: 'Next decade' });
	for (let decade = 2020; decade < 2100; decade += 10) await next.click();
	await expect(calendar.getByRole('button', { name: '2100', exact: true })).toBeEnabled();
	await expect(calendar.getByRole('button', { name: '2101', exact: true })).toBeDisabled();
	await expect(next).toBeDisabled();
});

test('ACT-12 from a point to a range it becomes an hour, back to a point it is the end', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/activity/new');
	await choose(page, select(page, 'Activity Type'), 'Check-in');
	await typeTime(page, 'Time', '1640');
	await expect(chosenTime(page)).toContainText('16:40');
	await choose(page, select(page, 'Activity Type'), 'Load-in');
	await expect(chosenTime(page)).toContainText('16:00–17:00');
	await choose(page, select(page, 'Activity Type'), 'Departure');
	await expect(chosenTime(page)).toContainText('17:00');
	await expect(page.getByLabel('End, hours')).toHaveCount(0);
});

for (const timezoneId of ['America/New_York', 'Asia/Tokyo', 'Asia/Kathmandu']) {
	test(`SHELL-05 ACT-18 a device in ${timezoneId} plans and shows in festival time`, async ({
		browser,
		server,
		signIn,
		api,
	}) => {
		const page = await (await browser.newContext({ timezoneId, baseURL: server.url })).newPage();
		await signIn('lead', page);
		await page.goto('/');
		await expect(page.locator('header time')).toHaveText(/^Sa 1[78]:\d\d$/);
		await page.goto('/activity/new/position/1');
		await choose(page, select(page, 'Activity Type'), 'Other');
		await page.getByRole('button', { name: 'So 23.' }).click();
		await typeTime(page, 'Start', '0015');
		await typeTime(page, 'End', '0045');
		await expect(chosenTime(page)).toContainText('So 23.08.2026');
		const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/activity'));
		await page.getByRole('button', save).click();
		const times = { planned_start: '2026-08-23T00:15+02:00', planned_end: '2026-08-23T00:45+02:00' };
		expect((await sent).postDataJSON()).toMatchObject(times);
		await expect(page).toHaveURL('/position/1');
		await expect(page.getByText('00:15–00:45').first()).toBeVisible();
		const { body } = await (await api('lead')).call<{ id: number; planned_start: string | null }[]>(
			'GET',
			'/activities',
		);
		const created = body
			.filter(({ planned_start }) => planned_start === '2026-08-23T00:15:00+02:00')
			.map(({ id }) => id);
		expect(created.length).toBeGreaterThan(0);
		await page.goto(`/activity/${created.at(-1)}/edit`);
		await expect(chosenTime(page)).toContainText('00:15–00:45');
		await expect(chosenTime(page)).toContainText('So 23.08.2026');
		await page.context().close();
	});
}
