import type { Activity, PlanEstimate } from '@crossload/contract';
import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { rows, snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

interface Expected {
	readonly activity: Activity;
	readonly estimate: PlanEstimate;
}

/** The open activities with what is expected of them, in plan order. */
async function expected(api: Api): Promise<Expected[]> {
	const { body: estimates } = await api.call<PlanEstimate[]>('GET', '/plan/estimates');
	const { body: activities } = await api.call<Activity[]>('GET', '/activities');
	const byId = new Map(activities.map((activity) => [activity.id, activity]));
	return estimates.flatMap((estimate) => {
		const activity = byId.get(estimate.id);
		return activity ? [{ activity, estimate }] : [];
	});
}

async function find(api: Api, isWanted: (one: Expected) => boolean): Promise<Expected> {
	const found = (await expected(api)).find(isWanted);
	if (!found) throw new Error('The demo has no such activity');
	return found;
}

/** A show that began late, runs, and ends that much later. */
const lateShow = ({ activity, estimate }: Expected) =>
	activity.activityType.id === 'show' && activity.start !== null && estimate.by > 1;
const textOf = ({ end, by }: PlanEstimate) => `≈ ${end.slice(11, 16)} (+${by})`;
const rowOf = (page: Page, { band, activityType }: Activity) =>
	rows(page, band?.name).filter({ hasText: activityType.name });

test('EST-05 when it will really end stands in the list, in the details and on the stage’s card @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const { activity, estimate } = await find(await api('lead'), lateShow);
	await signIn('lead');
	await page.goto('/');
	const card = page.getByRole('region', { name: 'On stage' }).getByRole('listitem');
	await expect(card.filter({ hasText: activity.band?.name ?? '' })).toContainText(
		`ends ≈ ${estimate.end.slice(11, 16)}`,
	);
	await page.goto('/activities');
	await expect(rowOf(page, activity)).toContainText(textOf(estimate));
	await page.goto(`/activities?activity=${activity.id}`);
	await expect(page.getByRole('dialog')).toContainText(`Expected${textOf(estimate)}`);
});

test('EST-05 on a tablet a stage’s card has room for its curfew too @tablet', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/');
	const cards = page.getByRole('region', { name: 'On stage' }).getByRole('listitem');
	const curfew = cards.getByText(/past the curfew$/);
	await expect(curfew).toBeVisible();
	const isInside = await curfew.evaluate((text) => {
		const [inner, outer] = [text.getBoundingClientRect(), text.closest('li')?.getBoundingClientRect()];
		return outer !== undefined && inner.right <= outer.right && inner.bottom <= outer.bottom;
	});
	expect(isInside).toBe(true);
});

test('EST-05 on a phone’s list and dashboard what is expected stands in the row @phone', async ({
	page,
	signIn,
	api,
}) => {
	const { activity, estimate } = await find(await api('lead'), lateShow);
	await signIn('lead');
	await page.goto('/activities');
	await expect(rows(page, activity.band?.name).filter({ hasText: textOf(estimate) })).not.toHaveCount(0);
});

test('EST-05 little slack is said, and where there is none left it has the colour of late', async ({
	page,
	signIn,
	api,
}) => {
	const isWaiting = ({ activity, estimate }: Expected) => activity.start === null && estimate.slack !== null;
	const lead = await api('lead');
	const none = await find(lead, (one) => isWaiting(one) && Number(one.estimate.slack) < 0);
	const little = await find(lead, (one) => isWaiting(one) && [2, 3, 4, 5].includes(Number(one.estimate.slack)));
	await signIn('lead');
	await page.goto(`/activities?activity=${none.activity.id}`);
	const slack = page.getByRole('dialog').locator('[data-urgency]').filter({ hasText: 'at the latest' });
	await expect(slack).toContainText('too late, at the latest');
	await expect(slack).toHaveAttribute('data-urgency', 'late');
	const late = await page.evaluate(() => {
		const probe = document.body.appendChild(document.createElement('i'));
		probe.style.color = 'var(--cl-late)';
		const { color } = getComputedStyle(probe);
		probe.remove();
		return color;
	});
	await expect(slack).toHaveCSS('color', late);
	await page.goto(`/activities?activity=${little.activity.id}`);
	await expect(slack).toHaveAttribute('data-urgency', 'little');
	await expect(slack).toContainText(/^\d+ min, at the latest/);
});

test('EST-05 what is expected goes on with the clock, without a reload', async ({
	page,
	context,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
	const lead = await api('lead');
	const { activity } = await find(lead, lateShow);
	const next = await find(
		lead,
		({ activity: { stage, activityType, start }, estimate }) =>
			activityType.id === 'show' && start === null && !estimate.forgotten && stage?.id === activity.stage?.id,
	);
	await page.clock.install();
	await signIn('crew');
	await page.goto('/activities');
	const row = rowOf(page, next.activity);
	await expect(rowOf(page, activity)).toContainText('≈');
	const before = (await row.textContent()) ?? '';
	await context.setOffline(true);
	await page.clock.fastForward('40:00');
	await expect(row).toContainText(/≈ \d\d:\d\d \(\+\d+\)/);
	await expect(row).not.toHaveText(before);
});

test('EST-03 what nobody marked is settled by one tap: it happened as planned @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { activity } = await find(admin, ({ estimate }) => estimate.forgotten);
	await signIn('admin');
	await page.goto(`/activities?activity=${activity.id}`);
	const details = page.getByRole('dialog');
	await expect(details).toContainText('Nobody marked this');
	await expect(details.getByRole('button', { name: 'Remove' })).toBeVisible();
	await details.getByRole('button', { name: 'It happened as planned' }).click();
	await expect(snackbar(page, 'Noted as planned')).toBeVisible();
	await expect(details.getByRole('button', { name: 'It happened as planned' })).toHaveCount(0);
	const { body } = await admin.call<Activity>('GET', `/activity/${activity.id}`);
	expect(Date.parse(body.end ?? '')).toBe(Date.parse(activity.planned_end ?? ''));
});
