import type { Activity } from '@crossload/contract';
import type { Locator, Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { lateActivity } from './support/late-activity.ts';
import { choose, LOADS, panel, rows, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const TOO_EARLY = 'The planned end is Sa 22.08.2026, 18:45. Mark as done anyway?';

/** A load-in that should have begun ten minutes ago and still takes more than an hour. */
async function planLoadIn(api: Api): Promise<void> {
	const planned = { planned_start: '2026-08-22T17:20:00+02:00', planned_end: '2026-08-22T18:45:00+02:00' };
	const body = { activityTypeId: 'loadin', bandId: 43, stageId: 1, positionId: 1, vehicleIds: [], ...planned };
	expect((await api.call('POST', '/activity', body)).status).toBe(201);
}

const next = (page: Page) => rows(panel(page, LOADS), 'Dynamo Dorf');
const details = (page: Page) => page.getByRole('dialog', { name: 'Load-in' });

test('DASH-01 ACT-05 ACT-06 ACT-07 ACT-10 BAND-05 ACT-04 a load-in from the dashboard to done @everywhere', async ({
	page,
	signIn,
	api,
	isMobile,
}) => {
	await planLoadIn(await api('lead'));
	await signIn('lead');
	await page.goto('/');
	await next(page).getByRole('link').first().click();
	await expect(details(page)).toContainText(/Planned, 1\d min late/);
	await expect(details(page)).toContainText('Sa 22.08.2026, 17:20–18:45');
	await expect(details(page)).toContainText('Nothing happend yet');
	await details(page).getByRole('button', { name: 'Start' }).click();
	await expect(snackbar(page, 'Activity started successfully')).toBeVisible();
	await expect(details(page)).toHaveCount(0);
	await expect(next(page)).toContainText('Running');

	await next(page).getByRole('link').first().click();
	await expect(details(page)).toContainText(/Running, since 17:3\d/);
	await expect(details(page).getByRole('button', { name: 'Start' })).toHaveCount(0);
	await details(page).getByRole('button', { name: 'Done' }).click();
	const question = page.getByRole('dialog', { name: 'Load-in, Dynamo Dorf' });
	await expect(question).toContainText(TOO_EARLY);
	await question.getByRole('button', { name: 'Cancel' }).click();
	await expect(question).toHaveCount(0);
	await expect(details(page)).toContainText('Running');
	await details(page).getByRole('button', { name: 'Done' }).click();
	await question.getByRole('button', { name: 'Done' }).click();
	await expect(snackbar(page, 'Activity marked as done')).toBeVisible();
	await expect(details(page)).toHaveCount(0);
	await expect(next(page)).toHaveCount(0);

	await page.getByRole('button', { name: /^Search/ }).click();
	await page.getByRole('combobox', { name: 'Search everything' }).fill('dynamo d');
	await page
		.getByRole('option', { name: /Dynamo Dorf/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/band\/43$/);
	const activities = panel(page, 'Activities');
	if (isMobile) await activities.getByRole('button', { name: /^Show done/ }).click();
	await expect(rows(activities, '17:20–18:45')).toContainText('Done');

	await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Activities' }).click();
	await expect(rows(page, '17:20–18:45')).toHaveCount(0);
	await page.getByRole('button', { name: 'Done hidden' }).click();
	await expect(rows(page, '17:20–18:45')).toContainText('Done');
});

test('ACT-06 a start more than two hours early is asked about', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/activities');
	await choose(page, page.getByRole('combobox', { name: 'Type' }), 'Show');
	await rows(page, 'Trafo 3').filter({ hasText: '19:50–20:35' }).getByRole('link').click();
	const show = page.getByRole('dialog', { name: 'Show', exact: true });
	await show.getByRole('button', { name: 'Start' }).click();
	const question = page.getByRole('dialog', { name: 'Show, Trafo 3' });
	await expect(question).toContainText('This activity is planned to start after Sa 22.08.2026, 19:50. Start anyway?');
	await question.getByRole('button', { name: 'Cancel' }).click();
	await expect(show).toContainText('Nothing happend yet');
	await show.getByRole('button', { name: 'Start' }).click();
	await question.getByRole('button', { name: 'Start' }).click();
	await expect(snackbar(page, 'Activity started successfully')).toBeVisible();
	await expect(rows(page, '19:50–20:35')).toContainText('Running');
});

test('ACT-05 ACT-06 what comes under the finger between two taps is not meant by the second @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const planned = { planned_start: '2026-08-22T22:20:00+02:00', planned_end: '2026-08-22T22:45:00+02:00' };
	const body = { activityTypeId: 'loadin', bandId: 43, stageId: 1, positionId: 1, vehicleIds: [], ...planned };
	const { id } = (await (await api('lead')).call<Activity>('POST', '/activity', body)).body;
	await signIn('lead');
	await page.goto(`/activities?activity=${id}`);
	const start = await middleOf(details(page).getByRole('button', { name: 'Start' }));
	await clickSecond(page, start);
	await expect(page.getByRole('dialog')).toHaveCount(1);
	await page.mouse.click(...start);
	const question = page.getByRole('dialog', { name: 'Load-in, Dynamo Dorf' });
	const answer = await middleOf(question.getByRole('button', { name: 'Start' }));
	await page.mouse.click(...answer);
	await expect(snackbar(page, 'Activity started successfully')).toBeVisible();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await clickSecond(page, answer);
	await expect(page).toHaveURL(/\/activities$/);
	await expect(page.getByRole('dialog')).toHaveCount(0);
});

type Point = [x: number, y: number];

async function middleOf(element: Locator): Promise<Point> {
	await expect(element).toBeVisible();
	const box = await element.boundingBox();
	if (!box) throw new Error('It is not to be seen');
	return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The second click of a double click, of which the first fell on something else; waits until it has had its effect. */
async function clickSecond(page: Page, point: Point): Promise<void> {
	await page.mouse.move(...point);
	await page.mouse.down({ clickCount: 2 });
	await page.mouse.up({ clickCount: 2 });
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test('ACT-06 SHELL-08 the keyboard alone starts and ends a load-in', async ({ page, signIn, api }) => {
	await planLoadIn(await api('lead'));
	await signIn('lead');
	await page.goto('/');
	await expect(next(page)).toBeVisible();
	await next(page).getByRole('link').first().focus();
	await page.keyboard.press('Enter');
	await expect(details(page)).toBeVisible();
	await tabTo(page, 'Start');
	await page.keyboard.press('Enter');
	await expect(snackbar(page, 'Activity started successfully')).toBeVisible();
	await expect(details(page)).toHaveCount(0);
	await expect(next(page).getByRole('link').first()).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(details(page)).toBeVisible();
	await tabTo(page, 'Done');
	await page.keyboard.press('Enter');
	await expect(page.getByText(TOO_EARLY)).toBeVisible();
	await tabTo(page, 'Done');
	await page.keyboard.press('Enter');
	await expect(snackbar(page, 'Activity marked as done')).toBeVisible();
	await expect(next(page)).toHaveCount(0);
});

test('ACT-09 a start that the server refuses shows the server’s message', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/409|500/);
	const lead = await api('lead');
	await planLoadIn(lead);
	await signIn('lead');
	await page.goto('/');
	await next(page).getByRole('link').first().click();
	await page.route('**/api/activity/*/start', (route) => route.fulfill({ status: 409, json: { message: 'Too late' } }));
	await details(page).getByRole('button', { name: 'Start' }).click();
	await expect(snackbar(page, 'Too late')).toBeVisible();
	await expect(details(page)).toBeVisible();
});

test('ACT-05 details that cannot be loaded show an error, and close', async ({ page, signIn, consoleErrors }) => {
	consoleErrors.expect(/404/);
	await signIn('lead');
	await page.goto('/activities?activity=999999');
	await expect(snackbar(page, /./)).toBeVisible();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(page).toHaveURL(/\/activities$/);
});

/** A dialog may have many stops before the keyboard is round. */
const EVERY_STOP = { intervals: [50] };

test('ACT-05 details that open with the page have the focus, and no tooltip over them before a key is pressed @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const [activity] = (await (await api('lead')).call('GET', '/activities')).body as { id: number }[];
	await signIn('lead');
	await page.goto(`/activities?activity=${activity?.id}`);
	const dialog = page.getByRole('dialog');
	const edit = dialog.getByRole('link', { name: 'Edit' });
	await expect(edit).toBeVisible();
	// Whichever of its buttons was there first.
	await expect(dialog.locator(':focus')).toHaveCount(1);
	// A tooltip comes with the focus or not at all.
	await expect(page.getByRole('tooltip')).toHaveCount(0);
	await expect
		.poll(async () => {
			await page.keyboard.press('Tab');
			return await edit.evaluate((element) => element === document.activeElement);
		}, EVERY_STOP)
		.toBe(true);
	await expect(page.getByRole('tooltip', { name: 'Edit' })).toBeVisible();
});

/** Presses Tab until the button of that name has the focus; within a dialog the round is short. */
async function tabTo(page: Page, name: string): Promise<void> {
	const focused = page.locator(':focus');
	await expect
		.poll(async () => {
			await page.keyboard.press('Tab');
			return (await focused.textContent())?.trim();
		})
		.toBe(name);
}

test('REL-71 logging out while a Start is just being sent warns too', async ({ page, server, signIn, api }) => {
	const { id } = await lateActivity(server.url);
	await signIn('lead');
	await page.goto('/activities');
	let arrive = () => {};
	const held = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route('**/api/activity/*/start', async (route) => {
		await held;
		await route.continue();
	});
	const row = page.getByRole('row').filter({ has: page.locator(`a[href*="activity=${id}"]`) });
	await row.getByRole('button', { name: /^Start/ }).click();
	await expect(row).toContainText('Running');
	await page.getByRole('button', { name: 'Logout' }).click();
	const question = page.getByRole('dialog', { name: '1 action is not sent yet' });
	await question.getByRole('button', { name: 'Cancel' }).click();
	arrive();
	const startOf = async () => (await (await api('lead')).call<Activity>('GET', `/activity/${id}`)).body.start;
	await expect.poll(startOf).not.toBeNull();
	await page.getByRole('button', { name: 'Logout' }).click();
	await expect(page).toHaveURL(/\/login/);
});

test('ACT-05 on a phone what planning does with an activity stands in one line @phone', async ({
	page,
	server,
	signIn,
}) => {
	const { id } = await lateActivity(server.url);
	await signIn('lead');
	for (const width of [390, 360]) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto(`/activities?activity=${id}`);
		const dialog = page.getByRole('dialog');
		const board = dialog.getByRole('link', { name: /^Open on the board/ });
		const delay = await dialog.getByRole('button', { name: 'Delay…' }).elementHandle();
		// At one moment: the sheet may still be on its way up.
		const apart = await board.evaluate(
			(link, button) =>
				Math.abs(link.getBoundingClientRect().top - (button?.getBoundingClientRect().top ?? Number.NaN)),
			delay,
		);
		expect(apart).toBeLessThan(1);
	}
});
