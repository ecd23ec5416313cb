import type { Activity } from '@crossload/contract';
import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { rows, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const delayDialog = (page: Page) => page.getByRole('dialog', { name: 'Delay' });
const apply = (page: Page) => delayDialog(page).getByRole('button', { name: /^Apply \d+ change/ });
const lines = (page: Page) =>
	delayDialog(page)
		.getByRole('listitem')
		.filter({ has: page.getByRole('checkbox') });
const lineOf = (page: Page, name: string) =>
	lines(page).filter({ has: page.getByRole('checkbox', { name: new RegExp(`^ *${name}`) }) });

/** Shows of the Saturday evening that are not done, in order. */
async function showsTonight(api: Api): Promise<Activity[]> {
	const { body } = await api.call<Activity[]>('GET', '/activities');
	const tonight = ({ planned_start: from }: Activity) =>
		from !== null && from > '2026-08-22T15:00' && from < '2026-08-23T00:30';
	return body
		.filter((activity) => activity.activityType.id === 'show' && activity.end === null && tonight(activity))
		.toSorted((a, b) => `${a.planned_start}`.localeCompare(`${b.planned_start}`));
}

/** A show and the next one on its stage: one that runs, or one that is planned a while after now. */
async function showAndNext(api: Api, isRunning: boolean): Promise<readonly [Activity, Activity]> {
	const shows = await showsTonight(api);
	const isWanted = ({ start, planned_start: from }: Activity) =>
		isRunning ? start !== null : start === null && `${from}` > '2026-08-22T17:35';
	for (const show of shows.filter(isWanted)) {
		const next = shows.find(
			({ stage, start, planned_start: from }) =>
				stage?.id === show.stage?.id && start === null && `${from}` > `${show.planned_start}`,
		);
		if (next) return [show, next];
	}
	throw new Error('No show can be delayed in this demo');
}

const activityOf = async (api: Api, id: number) => (await api.call<Activity>('GET', `/activity/${id}`)).body;
const minutesBetween = (from: string | null, to: string | null) =>
	(Date.parse(to ?? '') - Date.parse(from ?? '')) / 60_000;
const clock = (time: string | null, later = 0) =>
	new Date(Date.parse(time ?? '') + (later + 120) * 60_000).toISOString().slice(11, 16);

async function openDelay(page: Page, { id }: Activity): Promise<void> {
	await page.goto(`/activities?activity=${id}`);
	await page.getByRole('dialog').getByRole('button', { name: 'Delay…' }).click();
}

test('RIP-10 a show runs 20 minutes over: preview, one line left out, apply, everyone sees it, Undo @everywhere', async ({
	page,
	signIn,
	api,
	browser,
}) => {
	const lead = await api('lead');
	const [show, next] = await showAndNext(lead, true);
	const crew = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
	await signIn('crew', crew);
	await crew.goto(new URL('/activities', crew.url()).href);
	const seen = rows(crew, next.band?.name).filter({ hasText: 'Show' });
	await expect(seen).toContainText(clock(next.planned_start));

	await signIn('lead');
	await page.goto('/');
	await openDelay(page, show);
	await delayDialog(page).getByRole('textbox', { name: 'Runs until' }).fill(clock(show.planned_end, 20));
	await expect(lineOf(page, `Show, ${show.band?.name}`)).toContainText('+20 min');
	await expect(delayDialog(page).getByText(/\d+ findings now, \d+ after this/)).toBeVisible();
	await lineOf(page, `Load-out, ${show.band?.name}`).getByRole('checkbox').uncheck();
	const count = (await lines(page).count()) - 1;
	await delayDialog(page)
		.getByRole('button', { name: `Apply ${count} changes` })
		.click();
	const done = snackbar(page, `${count} activities moved on ${show.stage?.name}`);
	await expect(done).toBeVisible();

	const moved = await activityOf(lead, next.id);
	expect(minutesBetween(show.planned_end, (await activityOf(lead, show.id)).planned_end)).toBe(20);
	expect(minutesBetween(next.planned_start, moved.planned_start)).toBeGreaterThan(0);
	await expect(seen).toContainText(clock(moved.planned_start));
	await done.getByRole('button', { name: 'Undo' }).click();
	await expect(snackbar(page, 'Taken back')).toBeVisible();
	await expect(seen).toContainText(clock(next.planned_start));
	expect((await activityOf(lead, show.id)).planned_end).toBe(show.planned_end);
	await crew.context().close();
});

test('RIP-10 a show is delayed in three taps, what follows moves with it @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const [show] = await showAndNext(admin, false);
	await signIn('admin');
	await page.goto('/');
	await openDelay(page, show);
	await delayDialog(page).getByRole('button', { name: '30 min later' }).click();
	await apply(page).click();
	await expect(snackbar(page, /\d+ activities moved/)).toBeVisible();
	const { planned_start } = await activityOf(admin, show.id);
	expect(minutesBetween(show.planned_start, planned_start)).toBe(30);
});

test('RIP-10 on a phone a delay takes three taps, from a row and from a stage’s card @phone', async ({
	page,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	const [show] = await showAndNext(lead, false);
	await signIn('lead');
	await page.goto('/');
	const card = page.getByRole('region', { name: 'On stage' }).getByRole('listitem').first();
	await card.getByRole('button', { name: /^Delay…/ }).tap();
	await expect(delayDialog(page)).toBeVisible();
	await page.goBack();
	await page.goto('/activities');
	await page.getByRole('button', { name: `Delay…: Show, ${show.band?.name}` }).tap();
	await delayDialog(page).getByRole('button', { name: '15 min later' }).tap();
	await apply(page).tap();
	await expect(snackbar(page, /moved/)).toBeVisible();
	await expect(delayDialog(page)).toHaveCount(0);
	expect(minutesBetween(show.planned_start, (await activityOf(lead, show.id)).planned_start)).toBe(15);
});

test('RIP-10 who may not plan has no Delay… in rows and cards @everywhere', async ({ page, signIn }) => {
	await signIn('crew');
	for (const path of ['/', '/activities', '/band/1']) {
		await page.goto(path);
		await expect(rows(page, /Load-/).first()).toBeVisible();
		await expect(page.getByRole('button', { name: /Delay/ })).toHaveCount(0);
	}
});

test('RIP-10 a line can be left out and its followers say so; shows can keep their times, a time can be typed', async ({
	page,
	signIn,
	api,
}) => {
	const [show] = await showAndNext(await api('admin'), false);
	await signIn('admin');
	await page.goto(`/activities?activity=${show.id}`);
	await page.getByRole('dialog').getByRole('button', { name: 'Delay…' }).focus();
	await page.keyboard.press('d');
	const dialog = delayDialog(page);
	await dialog.getByRole('button', { name: '30 min later' }).click();
	await expect(lines(page).nth(1)).toBeVisible();
	const all = await lines(page).count();
	await lineOf(page, `Show, ${show.band?.name}`).getByRole('checkbox').uncheck();
	await expect(dialog.getByRole('button', { name: `Apply ${all - 1} change` })).toBeVisible();
	await expect(lines(page).filter({ hasText: `Show, ${show.band?.name} is left out` })).not.toHaveCount(0);
	await dialog.getByText('Keep show times').click();
	await expect.poll(() => lines(page).count()).toBeLessThan(all);
	await dialog.getByRole('textbox', { name: 'New time' }).fill('99:99');
	await expect(dialog.getByText('A time of day such as 17:45')).toBeVisible();
	await dialog.getByRole('button', { name: '5 min earlier', exact: true }).click();
	await expect(dialog.getByRole('textbox', { name: 'New time' })).toHaveValue('');
	await expect(dialog.getByText('A time of day such as 17:45')).toHaveCount(0);
	await expect(lineOf(page, `Show, ${show.band?.name}`)).toContainText('−5 min');
});

test('RIP-06 RIP-10 a show takes the band’s other activities along', async ({ page, signIn, api }) => {
	const [show] = await showAndNext(await api('admin'), false);
	await signIn('admin');
	await page.goto('/');
	await openDelay(page, show);
	await delayDialog(page).getByRole('button', { name: '30 min later' }).click();
	await delayDialog(page).getByRole('checkbox', { name: 'Take the band’s other activities along' }).check();
	const along = lines(page).filter({ hasText: `Goes along with Show, ${show.band?.name}` });
	await expect(along.first()).toContainText('+30 min');
});

test('RIP-10 CHK-21 what a delay breaks is solved in its preview, by a tap', async ({ page, signIn, api }) => {
	const [show, next] = await showAndNext(await api('admin'), false);
	await signIn('admin');
	await page.goto('/');
	await openDelay(page, show);
	const dialog = delayDialog(page);
	await dialog.getByRole('button', { name: '30 min later' }).click();
	await dialog.getByText('Keep show times').click();
	const breaks = dialog.getByRole('region', { name: /findings now/ });
	await expect(breaks.getByRole('listitem').first()).toContainText(`${next.band?.name}`);
	await breaks.getByRole('button', { name: `Show ${next.band?.name} at` }).click();
	await expect(lineOf(page, `Show, ${next.band?.name}`)).toContainText('Chosen here');
});

test('RIP-10 a delay opens from a row, from a stage’s card and by its key where the focus is', async ({
	page,
	signIn,
	api,
}) => {
	const [show] = await showAndNext(await api('admin'), false);
	await signIn('admin');
	await page.goto('/');
	await page
		.getByRole('region', { name: 'On stage' })
		.getByRole('button', { name: /^Delay…/ })
		.first()
		.click();
	await expect(delayDialog(page)).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(delayDialog(page)).toHaveCount(0);
	await page.goto('/activities');
	const row = rows(page, show.band?.name).filter({ hasText: 'Show' });
	await row.hover();
	await row.getByRole('button', { name: `Delay…: Show, ${show.band?.name}` }).click();
	await expect(delayDialog(page)).toContainText(`Show, ${show.band?.name}`);
	await page.keyboard.press('Escape');
	await expect(delayDialog(page)).toHaveCount(0);
	await row.getByRole('link').first().focus();
	await page.keyboard.press('d');
	await expect(delayDialog(page)).toContainText(`Show, ${show.band?.name}`);
});

test('RIP-10 a delay opens from the rows of the dashboard and of details, by the mouse and by Tab', async ({
	page,
	signIn,
	api,
}) => {
	const [show] = await showAndNext(await api('lead'), false);
	await signIn('lead');
	await page.goto('/');
	const load = page
		.getByRole('table', { name: /Load-ins/ })
		.getByRole('row')
		.nth(1);
	await load.hover();
	const delay = load.getByRole('button', { name: /^Delay…/ });
	await expect(delay).toHaveCSS('opacity', '1');
	await delay.click();
	await expect(delayDialog(page)).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(delayDialog(page)).toHaveCount(0);
	await page.goto(`/band/${show.band?.id}`);
	const row = page.getByRole('table', { name: 'Activities' }).getByRole('row').filter({ hasText: 'Show' });
	await row.getByRole('link').first().focus();
	await page.keyboard.press('Tab');
	await expect(row.getByRole('button', { name: `Delay…: Show, ${show.band?.name}` })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(delayDialog(page)).toContainText(`Show, ${show.band?.name}`);
});

test('RIP-11 a change by someone else is shown and merged into the open preview', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const [show] = await showAndNext(admin, false);
	await signIn('admin');
	await page.goto('/');
	await openDelay(page, show);
	const dialog = delayDialog(page);
	await dialog.getByRole('button', { name: '15 min later' }).click();
	const later = (time: string | null) => new Date(Date.parse(time ?? '') + 20 * 60_000).toISOString();
	const body = { planned_start: later(show.planned_start), planned_end: later(show.planned_end) };
	expect((await admin.call('PUT', `/activity/${show.id}`, body)).status).toBe(200);
	await expect(dialog.getByText('Someone else changed the plan meanwhile.')).toBeVisible();
	await expect(lines(page).filter({ hasText: 'Just changed by someone else.' })).toContainText(`${show.band?.name}`);
	await apply(page).click();
	await expect(snackbar(page, /moved/)).toBeVisible();
	expect(minutesBetween(show.planned_start, (await activityOf(admin, show.id)).planned_start)).toBe(35);
});

test('RIP-11 what is over meanwhile is no longer delayed', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const [show] = await showAndNext(admin, true);
	await signIn('admin');
	await page.goto('/');
	await openDelay(page, show);
	await delayDialog(page).getByRole('button', { name: '15 min later' }).click();
	expect((await admin.call('PUT', `/activity/${show.id}/end`)).status).toBe(200);
	await expect(delayDialog(page)).toContainText('This activity is over or cancelled: there is nothing to delay.');
});

test('RIP-10 by keys: minutes are stepped, all lines left out and taken again, Ctrl+Enter applies', async ({
	page,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	const [show] = await showAndNext(lead, false);
	await signIn('lead');
	await page.goto('/');
	await openDelay(page, show);
	const dialog = delayDialog(page);
	const more = dialog.getByRole('button', { name: '5 min more' });
	await more.click();
	await more.click();
	await more.click();
	await dialog.getByRole('button', { name: '5 min less' }).click();
	await expect(dialog.getByRole('group', { name: 'Minutes', exact: true })).toContainText('+10 min');
	await expect(lineOf(page, `Show, ${show.band?.name}`)).toContainText('+10 min');
	const all = dialog.getByRole('checkbox', { name: 'All of them' });
	await expect(all).toBeChecked();
	await all.click();
	await expect(all).not.toBeChecked();
	await expect(dialog.getByRole('button', { name: /^Apply/ })).toBeDisabled();
	await all.click();
	await expect(all).toBeChecked();
	await lines(page).last().getByRole('checkbox').click();
	await expect(all).toHaveJSProperty('indeterminate', true);
	await all.click();
	await expect(all).toBeChecked();
	// Enter alone finishes typing.
	const time = dialog.getByRole('textbox', { name: 'New time' });
	await time.fill(clock(show.planned_start, 15));
	await time.press('Enter');
	await expect(lineOf(page, `Show, ${show.band?.name}`)).toContainText('+15 min');
	await time.press('Control+Enter');
	await expect(dialog).toBeHidden();
	expect(minutesBetween(show.planned_start, (await activityOf(lead, show.id)).planned_start)).toBe(15);
});
