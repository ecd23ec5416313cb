import { chosenTime, select, typeTime } from './support/activity-form.ts';
import { choose } from './support/screen.ts';
import { expect, sharedTest as test } from './support/test.ts';

const save = { name: 'Save', exact: true } as const;

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

test('ACT-12 day and time are typed in one line', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/activity/new');
	await choose(page, select(page, 'Activity Type'), 'Load-in');
	const typed = page.getByRole('textbox', { name: 'Day and time, typed' });
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
