import type { Activity } from '@crossload/contract';
import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { apply, bareBand, entry } from './support/templates.ts';
import { expect, test } from './support/test.ts';

async function activitiesOf(admin: Api, bandId: number): Promise<string[]> {
	const { body } = await admin.call<Activity[]>('GET', '/activities');
	return body
		.filter(({ band }) => band?.id === bandId)
		.map(({ activityType }) => activityType.id)
		.sort();
}

async function chooseBand(page: Page, name: string): Promise<void> {
	await page.goto('/templates');
	await entry(page, 'Opener').click();
	await apply(page).getByRole('searchbox', { name: 'Search bands' }).fill(name);
	await apply(page).getByRole('checkbox', { name }).check();
	await expect(apply(page).getByRole('status')).toContainText('4 new activities');
}

test('TPL-03 TPL-04 of two who apply a template in the same moment one makes it, the other is told and looks again', async ({
	page,
	browser,
	server,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/409/);
	const admin = await api('admin');
	const band = await bareBand(admin, 'Late Owls');
	const other = await (await browser.newContext({ baseURL: server.url })).newPage();
	await signIn('admin');
	await signIn('lead', other);
	const pages = [page, other];
	await Promise.all(pages.map((each) => chooseBand(each, 'Late Owls')));
	// Neither batch is sent before both are on their way.
	const underWay = Promise.withResolvers<void>();
	let waiting = 0;
	for (const each of pages) {
		await each.route('**/api/plan/batch', async (route) => {
			waiting += 1;
			if (waiting === pages.length) underWay.resolve();
			await underWay.promise;
			await route.continue();
		});
	}
	await Promise.all(pages.map((each) => apply(each).getByRole('button', { name: 'Apply to 1 band' }).click()));
	const refused = page.getByText('laid out meanwhile').or(page.getByText('4 activities for 1 band'));
	await expect(refused).toBeVisible();
	const isFirst = (await page.getByText('4 activities for 1 band').count()) > 0;
	const [won, lost] = isFirst ? [page, other] : [other, page];
	await expect(won.getByText('4 activities for 1 band')).toBeVisible();
	await expect(apply(lost).getByRole('alert')).toHaveText(
		'Some of these bands were laid out meanwhile, by someone else or in another window. Nothing was written.',
	);
	await apply(lost).getByRole('button', { name: 'Look again' }).click();
	await expect(apply(lost).getByRole('status')).toContainText('0 new activities, 4 left out');
	await expect(apply(lost).getByText('Has all of it')).toBeVisible();
	await expect(apply(lost).getByRole('alert')).toHaveCount(0);
	await expect(apply(lost).getByRole('button', { name: /^Apply/ })).toBeDisabled();
	expect(await activitiesOf(admin, band.id)).toEqual(['checkin', 'departure', 'loadin', 'loadout', 'show']);
});

test('TPL-03 a template whose response was lost is not called refused, and what it made is shown', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_FAILED/);
	const admin = await api('admin');
	const band = await bareBand(admin, 'Late Owls');
	await signIn('lead');
	await chooseBand(page, 'Late Owls');
	await page.route('**/api/plan/batch', async (route) => {
		await route.fetch();
		await route.abort();
	});
	await apply(page).getByRole('button', { name: 'Apply to 1 band' }).click();
	await expect(page.getByText('No response: it may have been applied or not.')).toBeVisible();
	await expect(page.getByText('Nothing was written')).toHaveCount(0);
	await page.unroute('**/api/plan/batch');
	await expect(apply(page).getByText('Has all of it')).toBeVisible();
	expect(await activitiesOf(admin, band.id)).toEqual(['checkin', 'departure', 'loadin', 'loadout', 'show']);
});
