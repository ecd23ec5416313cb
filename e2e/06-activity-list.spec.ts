import type { Activity } from '@crossload/contract';
import type { Locator, Page } from '@playwright/test';
import { apiWith } from './support/api.ts';
import { startEmptyFestival } from './support/empty-festival.ts';
import { firstAndSettledLayout } from './support/layouts.ts';
import { choose, headers, panel, rows, snackbar } from './support/screen.ts';
import { logIn } from './support/sign-in.ts';
import { expect, SATURDAY, test } from './support/test.ts';

const type = (page: Page) => page.getByRole('combobox', { name: 'Type' });
const chooseDay = (page: Page, day: string) => page.getByRole('radiogroup', { name: 'Day' }).getByText(day).click();
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('ACT-01 ACT-02 filters, columns and order are chosen and kept', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/activities');
	await expect(headers(page)).toHaveText(['Planned Time', 'Now', 'Type', 'Status', 'Band', 'Next step']);
	await expect(headers(page).first()).toHaveAttribute('aria-sort', 'ascending');
	await chooseDay(page, 'Friday');
	await choose(page, type(page), 'Load-in');
	const hideDone = page.getByRole('button', { name: 'Hide Done' });
	await expect(hideDone).toHaveAttribute('aria-pressed', 'true');
	await hideDone.click();
	await expect(hideDone).toHaveAttribute('aria-pressed', 'false');
	await expect(rows(page).first()).toContainText('Fr');
	await expect(rows(page).first()).toContainText('Done');
	await page.getByRole('button', { name: 'Columns' }).click();
	await page.getByRole('menuitemcheckbox', { name: 'Position' }).click();
	await page.getByRole('menuitemcheckbox', { name: 'Status' }).click();
	await page.keyboard.press('Escape');
	await headers(page).getByRole('button', { name: 'Band' }).click();

	const chosen = ['Planned Time', 'Now', 'Type', 'Band', 'Position', 'Next step'];
	await expect(headers(page)).toHaveText(chosen);
	await page.reload();
	await expect(headers(page)).toHaveText(chosen);
	await expect(headers(page).filter({ hasText: 'Band' })).toHaveAttribute('aria-sort', 'ascending');
	await expect(type(page)).toHaveValue('Load-in');
	await expect(page.getByRole('radio', { name: 'Friday' })).toBeChecked();
	await expect(page.getByRole('button', { name: 'Done shown' })).toBeVisible();
	await expect(rows(page).first()).toContainText('Blaue Stunde Süd');
});

test('ACT-02 settings that someone has spoilt are as if never made', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/');
	await page.evaluate(() => {
		localStorage.setItem('activityFilters', '{"day":"Someday","type":7,"hideDone":"no"}');
		localStorage.setItem('selectedActivityColumns', '["driver_tel","action","<b>"]');
		localStorage.setItem('activitySorting', '{{{');
	});
	await page.goto('/activities');
	await expect(headers(page)).toHaveText(['Planned Time', 'Now', 'Type', 'Status', 'Band']);
	await expect(headers(page).first()).toHaveAttribute('aria-sort', 'ascending');
	await expect(page.getByRole('radio', { name: 'All Days' })).toBeChecked();
	await expect(page.getByRole('button', { name: 'Done hidden' })).toBeVisible();
	expect(JSON.parse((await stored(page, 'activityFilters')) ?? '')).toEqual({
		day: 'All Days',
		type: null,
		hideDone: true,
	});
});

test('ACT-02 a filter and the columns respond as soon as they are there', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/');
	await expect(page.getByRole('heading', { name: 'Saturday' })).toBeVisible();
	await followQuickly(page, { to: '/activities', selector: 'main button', words: 'Columns', event: 'click' });
	await expect(page.getByRole('menuitemcheckbox', { name: 'Stage' })).toBeVisible();
	await page.keyboard.press('Escape');
	await page.getByRole('link', { name: 'Home', exact: true }).click();
	await expect(page.getByRole('heading', { name: 'Saturday' })).toBeVisible();
	await followQuickly(page, { to: '/activities', selector: 'main button', words: 'Sort', event: 'click' });
	await expect(page.getByRole('dialog', { name: 'Sort' })).toBeVisible();
});

test('ACT-03 filters that match nothing, or only what is done, say which', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/activities');
	await chooseDay(page, 'Thursday');
	await choose(page, type(page), 'Show');
	await expect(page.getByText('No planned (pending) activities.')).toBeVisible();
	await page.getByRole('button', { name: 'Show done' }).click();
	await expect(rows(page).first()).toContainText('Bergamotte');
	await page.goto('/activities?stage=1');
	await choose(page, type(page), 'Check-in');
	await expect(page.getByText('No activities found.')).toBeVisible();
	await page.getByRole('button', { name: 'Clear filters' }).click();
	await expect(page).toHaveURL(/\/activities$/);
	await expect(rows(page).nth(5)).toBeVisible();
});

test('ACT-03 DASH-01 DASH-02 DASH-05 BAND-04 an empty festival says so, to each by right', async ({
	page,
	browser,
}) => {
	const server = await startEmptyFestival();
	const { url, admin } = server;
	const crew = { name: 'runner', password: 'runner' };
	expect((await (await apiWith(url, admin)).call('POST', '/users', { ...crew, role: 'crew' })).status).toBe(201);
	await logIn(page, url, admin);
	await page.goto(url);
	await expect(page.getByText('Nothing scheduled.')).toBeVisible();
	await expect(page.getByText('No upcoming check-ins.')).toBeVisible();
	await expect(page.getByText('No stats available.')).toBeVisible();
	await page.goto(`${url}/activities`);
	await expect(page.getByText('No activities yet...')).toBeVisible();
	await expect(page.getByRole('main').getByRole('link', { name: 'Add' })).toHaveCount(1);
	await page.goto(`${url}/bands`);
	await expect(page.getByText('No bands found matching your filters.')).toBeVisible();
	await expect(page.getByRole('main').getByRole('link', { name: 'Add' })).toHaveCount(1);
	await page.goto(`${url}/activity/new`);
	await expect(page.getByRole('group', { name: 'Shift' })).toBeVisible();
	await expect(page.getByRole('group', { name: 'Festival day' })).toHaveCount(0);
	await page.goto(`${url}/vehicle/add`);
	await expect(page.getByText('There is no band yet, and every vehicle belongs to one.')).toBeVisible();
	await page.getByRole('link', { name: 'To the bands' }).click();
	await expect(page).toHaveURL(`${url}/bands`);

	const others = await (await browser.newContext()).newPage();
	await logIn(others, url, crew);
	await others.goto(`${url}/activities`);
	await expect(others.getByText('No activities available.')).toBeVisible();
	await expect(others.getByRole('link', { name: 'Add' })).toHaveCount(0);
	// First the pages, which may still be fetching what they keep.
	await others.context().close();
	await page.close();
	await server.stop();
});

test('ACT-04 statuses turn by themselves, and the now line moves on', async ({
	page,
	context,
	signIn,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
	await page.clock.install();
	await signIn('crew');
	await page.goto('/activities');
	const loadIn = rows(page, '17:35–18:15');
	const nowLine = page.locator('tbody tr[aria-hidden]');
	await expect(loadIn).toContainText('Planned');
	await expect(loadIn.getByRole('link')).toHaveAccessibleName('17:35–18:15 Load-in, Zimmer 48, Planned (Pending)');
	await expect(nowLine).toHaveText(/^17:3\d$/);
	await expect(rows(page, 'Running').first()).toBeVisible();
	await expect(nowLine.locator('xpath=preceding-sibling::tr[1]')).toContainText('17:25–18:05');
	await expect(nowLine.locator('xpath=following-sibling::tr[1]')).toContainText('17:35–18:15');

	// Without a network the device's own clock counts, and only time passes.
	await context.setOffline(true);
	await page.clock.fastForward('06:00');
	await expect(loadIn).toContainText('Late');
	await expect(loadIn.getByRole('link')).toHaveAccessibleName('17:35–18:15 Load-in, Zimmer 48, Late (not started)');
	await expect(nowLine.locator('xpath=preceding-sibling::tr[1]')).toContainText('17:35–18:15');
});

test('ACT-04 on a phone rows keep their places in the page when the now line moves past them @phone', async ({
	page,
	signIn,
	api,
}) => {
	await signIn('crew');
	await page.goto('/activities');
	const marker = page.locator('main li[aria-hidden]').filter({ hasText: /^\d\d:\d\d$/ });
	await expect(marker).toBeInViewport();
	const place = await marker.evaluate((line) => Number(line.nextElementSibling?.getAttribute('aria-posinset')) - 1);
	const to = await marker.evaluate((line) => line.getBoundingClientRect().top + window.scrollY - 200 + 10 * 64);
	await page.evaluate((top) => window.scrollTo(0, top), to);
	await expect(marker).toHaveCount(0);

	// Fifteen that were to come should have begun a minute ago: as many rows as before, the line stands fifteen further down.
	const admin = await api('admin');
	const all = (await admin.call<Activity[]>('GET', '/activities')).body;
	const coming = all
		.filter(({ start, planned_start }) => start === null && planned_start !== null && planned_start > SATURDAY)
		.toSorted((one, other) => String(one.planned_start).localeCompare(String(other.planned_start)))
		.slice(0, 15);
	const update = coming.map(({ id, version }) => ({ id, version, planned_start: '2026-08-22T17:29:00+02:00' }));
	expect((await admin.call('POST', '/plan/batch', { update })).status).toBe(201);
	await expect(marker).toHaveCount(1);
	expect(await marker.evaluate((line) => line.nextElementSibling?.getAttribute('aria-posinset'))).toBe(
		String(place + 16),
	);
	const shifts = () =>
		marker.evaluate((line) => {
			const list = line.parentElement as HTMLElement;
			const rows = [...list.children].slice(0, [...list.children].indexOf(line));
			const listTop = list.getBoundingClientRect().top + list.clientTop;
			return rows.map((row) => {
				const rowsAbove = Number(row.getAttribute('aria-posinset')) - 1;
				return Math.round(row.getBoundingClientRect().top - listTop - rowsAbove * 64);
			});
		});
	expect(new Set(await shifts())).toEqual(new Set([0]));
});

test('ACT-04 each status has its colour, in both themes', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/activities');
	await page.getByRole('button', { name: 'Done hidden' }).click();
	const colorOf = (status: string) =>
		page
			.locator(`tbody [data-status="${status}"] svg`)
			.first()
			.evaluate((icon) => getComputedStyle(icon).color);
	await chooseDay(page, 'Saturday');
	expect(await colorOf('done')).toBe('rgb(88, 207, 141)');
	expect(await colorOf('running')).toBe('rgb(111, 179, 255)');
	expect(await colorOf('late')).toBe('rgb(255, 128, 120)');
	expect(await colorOf('planned')).toBe('rgb(242, 167, 75)');
});

test('ACT-05 a click that comes while the list still scrolls opens the row under it', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/activities');
	await expect(rows(page).first()).toBeVisible();
	await page.getByRole('button', { name: 'Done hidden' }).click();
	await expect(rows(page, 'Done').first()).toBeVisible();
	const address = await page.locator('tbody').evaluate(async (list) => {
		const scroller = list.closest('[data-scroll-restoration-id]') ?? list;
		const from = scroller.scrollTop;
		scroller.scrollBy(0, -200);
		while (scroller.scrollTop === from) await new Promise(requestAnimationFrame);
		const { left, top, width, height } = scroller.getBoundingClientRect();
		const place = { clientX: left + width / 2, clientY: top + height / 2 };
		const met = document.elementFromPoint(place.clientX, place.clientY);
		met?.dispatchEvent(new MouseEvent('click', { ...place, detail: 1, bubbles: true, cancelable: true }));
		return met?.closest('tr')?.querySelector('a')?.getAttribute('href');
	});
	await expect(page).toHaveURL((url) => url.pathname + url.search === address);
	await expect(page.getByRole('dialog', { name: /./ })).toBeVisible();
});

test('ACT-14 a stage’s activities have an address of their own', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/activities?stage=3');
	const chip = page.getByRole('button', { name: 'Remove filter: Plaza' });
	await expect(chip).toBeVisible();
	await expect(rows(page, 'Moth Parade').first()).toBeVisible();
	await expect(rows(page, 'Zimmer 48')).toHaveCount(0);
	await expect(page.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/activity/new/stage/3');
	await chip.click();
	await expect(page).toHaveURL(/\/activities$/);
	await expect(rows(page, 'Zimmer 48').first()).toBeVisible();
});

test('ACT-06 ACT-07 a row has its next step at hand', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/activities');
	const row = rows(page, '17:25–18:05').filter({ hasText: 'Kiesgrube' });
	await row.getByRole('button', { name: 'Start: Load-in, Kiesgrube' }).click();
	await expect(snackbar(page, 'Activity started successfully')).toBeVisible();
	await expect(row).toContainText('Running');
	await row.getByRole('button', { name: 'Done: Load-in, Kiesgrube' }).click();
	await expect(snackbar(page, 'Activity marked as done')).toBeVisible();
	await expect(row).toHaveCount(0);
});

test('ACT-01 a list that opens has all rows of its window at once', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/help');
	await page.getByRole('link', { name: 'Activities' }).waitFor();
	const [first, then] = await firstAndSettledLayout(page, {
		to: '/activities',
		counted: ['main tbody tr[aria-rowindex]'],
		placed: 'main table',
	});
	expect(first.counts[0]).toBeGreaterThan(8);
	expect(first).toEqual(then);
});

test('ACT-01 a list says how many rows it has, and each row which it is', async ({ page, signIn, api }) => {
	const { body } = await (await api('crew')).call<readonly unknown[]>('GET', '/activities');
	const count = body.length;
	expect(count).toBeGreaterThan(100);
	await signIn('crew');
	await page.goto('/activities');
	await page.getByRole('button', { name: 'Done hidden' }).click();
	await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', `${1 + count}`);
	await expect(page.locator('thead tr')).toHaveAttribute('aria-rowindex', '1');
	const nowLine = page.locator('tbody tr[aria-hidden]');
	const placeOf = (row: Locator) => row.getAttribute('aria-rowindex').then(Number);
	const before = await placeOf(nowLine.locator('xpath=preceding-sibling::tr[1]'));
	expect(await placeOf(nowLine.locator('xpath=following-sibling::tr[1]'))).toBe(before + 1);
	await page
		.getByRole('table')
		.locator('..')
		.evaluate((panel) => panel.scrollTo(0, 0));
	await expect(rows(page).first()).toHaveAttribute('aria-rowindex', '2');
});

test('ACT-02 SHELL-08 on a phone the filters are a sheet, and count @phone', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/activities');
	await page.getByRole('button', { name: 'Filters' }).click();
	const sheet = page.getByRole('dialog', { name: 'Filters' });
	await sheet.getByRole('radiogroup', { name: 'Day' }).getByText('Sunday').click();
	await sheet.getByRole('button', { name: 'Show', exact: true }).click();
	await expect(sheet).toHaveCount(0);
	await expect(page.getByRole('button', { name: 'Filters 1 active' })).toBeVisible();
	await expect(rows(page).first()).toContainText('So');
	await rows(page).first().getByRole('link').click();
	await expect(page.getByRole('dialog')).toContainText('Nothing happend yet');
	await page.goBack();
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await expect(panel(page, 'In Charge')).toHaveCount(0);
});

interface Quick {
	to: string;
	selector: string;
	words: string;
	event: string;
}

/** Follows a link and uses what bears these words at once, before the browser has painted the screen that holds it. */
async function followQuickly(page: Page, quick: Quick): Promise<void> {
	await page.evaluate(
		({ to, selector, words, event }) =>
			new Promise<void>((done) => {
				const observer = new MutationObserver(() => {
					const found = [...document.querySelectorAll(selector)].find(({ textContent }) => textContent === words);
					if (!found) return;
					observer.disconnect();
					found.dispatchEvent(new PointerEvent(event, { bubbles: true }));
					done();
				});
				observer.observe(document.body, { childList: true, subtree: true });
				document.querySelector<HTMLElement>(`nav a[href="${to}"]`)?.click();
			}),
		quick,
	);
}
