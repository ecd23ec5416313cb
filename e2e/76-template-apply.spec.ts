import type { Activity } from '@crossload/contract';
import type { Api } from './support/api.ts';
import { timeLine } from './support/board.ts';
import { apply, bareBand, entry } from './support/templates.ts';
import { expect, test } from './support/test.ts';

async function activitiesOf(admin: Api, bandId: number): Promise<string[]> {
	const { body } = await admin.call<Activity[]>('GET', '/activities');
	return body.filter(({ band }) => band?.id === bandId).map(({ activityType }) => activityType.id);
}

test('TPL-03 TPL-04 a template is applied after a preview, and taken back', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const band = await bareBand(admin, 'Late Owls');
	await signIn('admin');
	await page.goto('/');
	await page.getByRole('link', { name: 'Templates' }).click();
	await expect(page.getByRole('heading', { name: 'Templates', level: 1 })).toBeVisible();
	await entry(page, 'Opener').click();
	await expect(page.getByRole('row', { name: /Load-in.*−3:00.*25 min.*A dock of the stage/ })).toBeVisible();
	await apply(page).getByRole('searchbox', { name: 'Search bands' }).fill('Late Owls');
	await apply(page).getByRole('checkbox', { name: 'Late Owls' }).check();
	await expect(apply(page).getByRole('status')).toContainText('4 new activities');
	expect(await activitiesOf(admin, band.id)).toEqual(['show']);
	await apply(page).getByRole('button', { name: 'Apply to 1 band' }).click();
	await expect(page.getByText('4 activities for 1 band')).toBeVisible();
	expect((await activitiesOf(admin, band.id)).sort()).toEqual(['checkin', 'departure', 'loadin', 'loadout', 'show']);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect.poll(() => activitiesOf(admin, band.id)).toEqual(['show']);
});

test('TPL-02 TPL-03 what would be made follows the plan as others change it', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const band = await bareBand(admin, 'Late Owls');
	await signIn('admin');
	await page.goto('/templates');
	await entry(page, 'Opener').click();
	await apply(page).getByRole('searchbox', { name: 'Search bands' }).fill('Late Owls');
	await apply(page).getByRole('checkbox', { name: 'Late Owls' }).check();
	await expect(apply(page).getByRole('status')).toContainText('4 new activities');
	const { body: all } = await admin.call<Activity[]>('GET', '/activities');
	const show = all.find((activity) => activity.band?.id === band.id);
	await admin.call('PUT', `/activity/${show?.id}`, {
		planned_start: '2026-08-23T05:00:00+02:00',
		planned_end: '2026-08-23T06:00:00+02:00',
	});
	const loadIn = { activityTypeId: 'loadin', bandId: band.id, stageId: show?.stage?.id };
	const planned = { planned_start: '2026-08-23T02:00:00+02:00', planned_end: '2026-08-23T02:25:00+02:00' };
	expect((await admin.call('POST', '/activity', { ...loadIn, ...planned })).status).toBe(201);
	await expect(apply(page).getByRole('status')).toContainText('3 new activities');
	await apply(page).getByRole('button', { name: 'Apply to 1 band' }).click();
	await expect(page.getByText('3 activities for 1 band')).toBeVisible();
	const { body: after } = await admin.call<Activity[]>('GET', '/activities');
	const loadOut = after.find(({ activityType, band: of }) => activityType.id === 'loadout' && of?.id === band.id);
	expect(loadOut?.planned_start?.slice(0, 11)).toBe('2026-08-23T');
	expect(String(loadOut?.planned_start) >= '2026-08-23T06:00').toBe(true);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(apply(page).getByRole('link', { name: 'See on the board' })).toHaveCount(0);
});

test('TPL-03 TPL-04 after an Undo that failed what was made can still be looked at on the board', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/409/);
	const admin = await api('admin');
	const band = await bareBand(admin, 'Late Owls');
	await signIn('admin');
	await page.goto('/templates');
	await entry(page, 'Opener').click();
	await apply(page).getByRole('searchbox', { name: 'Search bands' }).fill('Late Owls');
	await apply(page).getByRole('checkbox', { name: 'Late Owls' }).check();
	await apply(page).getByRole('button', { name: 'Apply to 1 band' }).click();
	const link = apply(page).getByRole('link', { name: 'See on the board' });
	await expect(link).toBeVisible();
	const { body: all } = await admin.call<Activity[]>('GET', '/activities');
	const loadIn = all.find(({ band: of, activityType }) => of?.id === band.id && activityType.id === 'loadin');
	expect((await admin.call('PUT', `/activity/${loadIn?.id}`, { info: 'Ramp needed' })).status).toBe(200);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('It could not be taken back.')).toBeVisible();
	await expect(link).toBeVisible();
	expect(await activitiesOf(admin, band.id)).toHaveLength(5);
});

test('TPL-04 what was applied is looked at on the board', async ({ page, signIn, api }) => {
	await bareBand(await api('admin'), 'Late Owls');
	await signIn('lead');
	await page.goto('/templates');
	await entry(page, 'Opener').click();
	await expect(apply(page).getByRole('link', { name: 'See on the board' })).toHaveCount(0);
	await apply(page).getByRole('searchbox', { name: 'Search bands' }).fill('Late Owls');
	await apply(page).getByRole('checkbox', { name: 'Late Owls' }).check();
	await apply(page).getByRole('button', { name: 'Apply to 1 band' }).click();
	await apply(page).getByRole('link', { name: 'See on the board' }).click();
	const marked = timeLine(page).locator('[data-marked]');
	await expect(marked).toHaveAccessibleName(/^Late Owls, Check-in/);
	await expect(marked).toBeInViewport();
});

test('TPL-02 TPL-04 what a band has already is left out, and said', async ({ page, signIn, api }) => {
	await bareBand(await api('admin'), 'Late Owls');
	await signIn('lead');
	await page.goto('/templates');
	await entry(page, 'Opener').click();
	await apply(page).getByRole('searchbox', { name: 'Search bands' }).fill('Saint Ravine');
	await apply(page).getByRole('checkbox', { name: 'Saint Ravine' }).check();
	await expect(apply(page).getByText(/there already|Has all of it/)).toBeVisible();
	await expect(page.getByRole('button', { name: 'New template' })).toHaveCount(0);
});
