import type { Activity, PlanFinding } from '@crossload/contract';
import type { Locator, Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { snackbar } from './support/screen.ts';
import { untilAnimationsEnd } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const delayDialog = (page: Page) => page.getByRole('dialog', { name: 'Delay' });

async function activitiesOf(api: Api): Promise<Activity[]> {
	return (await api.call<Activity[]>('GET', '/activities')).body;
}

const activityOf = async (api: Api, id: number) => (await api.call<Activity>('GET', `/activity/${id}`)).body;

/** A planned show of the evening after which another one follows on its stage. */
async function plannedShow(api: Api): Promise<Activity> {
	const shows = (await activitiesOf(api))
		.filter(({ activityType, start, end }) => activityType.id === 'show' && start === null && end === null)
		.filter(({ planned_start: from }) => `${from}` > '2026-08-22T17:35' && `${from}` < '2026-08-22T21:00')
		.toSorted((a, b) => `${a.planned_start}`.localeCompare(`${b.planned_start}`));
	const [show] = shows;
	if (!show) throw new Error('No show can be delayed in this demo');
	return show;
}

const minutesBetween = (from: string | null, to: string | null) =>
	(Date.parse(to ?? '') - Date.parse(from ?? '')) / 60_000;

async function openDelay(page: Page, { id }: Activity): Promise<void> {
	await page.goto(`/activities?activity=${id}`);
	await page.getByRole('dialog').getByRole('button', { name: 'Delay…' }).click();
	await expect(delayDialog(page)).toBeVisible();
}

/** An open finding about an activity that has not begun. */
async function impossibleThing(api: Api): Promise<{ finding: PlanFinding; activity: Activity }> {
	const open = new Map((await activitiesOf(api)).map((activity) => [activity.id, activity]));
	const { body: findings } = await api.call<PlanFinding[]>('GET', '/plan/findings');
	for (const finding of findings) {
		const activity = open.get(finding.activities[0] ?? 0);
		if (finding.severity === 'impossible' && activity?.start === null && activity.end === null)
			return { finding, activity };
	}
	throw new Error('The demo has no finding');
}

/** Where each button stands on the page, however the dialog slides in. */
const placesOf = (dialog: Locator) =>
	dialog.getByRole('button').evaluateAll((buttons) =>
		buttons.map((button) => {
			let [left, top] = [0, 0];
			for (let part = button as HTMLElement | null; part; part = part.offsetParent as HTMLElement | null) {
				left += part.offsetLeft;
				top += part.offsetTop;
			}
			return `${button.textContent}: ${left}, ${top}, ${(button as HTMLElement).offsetHeight}`;
		}),
	);

test('CHK-21 an activity’s details say what is wrong with it, and lead to Checks; what is accepted is not said @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	const { finding, activity } = await impossibleThing(lead);
	const path = `/plan/findings/${encodeURIComponent(finding.key)}`;
	await signIn('lead');
	await page.goto(`/activities?activity=${activity.id}`);
	const details = page.getByRole('dialog');
	// The page is loaded with the details open: what is found is folded until it is asked for.
	await details.locator('summary').filter({ hasText: 'impossible' }).click();
	const said = details.getByRole('listitem').filter({ hasText: finding.text });
	await expect(said).toContainText('Impossible');
	expect((await lead.call('PUT', path, {})).status).toBe(200);
	await expect(said).toHaveCount(0);
	expect((await lead.call('DELETE', path)).status).toBe(204);
	await details.locator('summary').filter({ hasText: 'impossible' }).click();
	await expect(said).toBeVisible();
	await details.getByRole('link', { name: 'Open Checks' }).click();
	await expect(page.getByRole('heading', { name: 'Checks', level: 1 })).toBeVisible();
});

test('CHK-21 CHK-22 what the details find moves no button, neither when they open nor when they are loaded @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const { finding, activity } = await impossibleThing(await api('lead'));
	await signIn('lead');
	await page.goto('/');
	const details = page.getByRole('dialog');
	const start = details.getByRole('button', { name: 'Start' });
	// A network that holds back what the findings need until the details stand.
	let goOn = () => {};
	const held = new Promise<void>((resolve) => {
		goOn = resolve;
	});
	await page.route('**/api/plan/findings', async (route) => {
		await held;
		await route.continue();
	});
	await page.evaluate(() => indexedDB.deleteDatabase('crossload'));
	await page.goto(`/activities?activity=${activity.id}`);
	await expect(details.getByText('Not checked yet')).toBeVisible();
	await expect(start).toBeVisible();
	await untilAnimationsEnd(page);
	const loaded = await placesOf(details);
	goOn();
	await expect(details.locator('summary').filter({ hasText: 'impossible' })).toBeVisible();
	expect(await placesOf(details)).toEqual(loaded);

	await details.getByRole('button', { name: 'Close' }).click();
	await expect(details).toBeHidden();
	await page.goto('/checks');
	const link = page.locator(`a[href*="activity=${activity.id}"]`).first();
	await expect(link).toBeVisible();
	await expect(page.getByText(finding.text).first()).toBeVisible();
	await link.click();
	await expect(start).toBeVisible();
	await untilAnimationsEnd(page);
	const opened = await placesOf(details);
	const said = details.getByRole('listitem').filter({ hasText: finding.text });
	// Folded where the details were quicker than the rules.
	const folded = details.locator('summary').filter({ hasText: 'impossible' });
	await expect(said.or(folded).filter({ visible: true }).first()).toBeVisible();
	expect(await placesOf(details)).toEqual(opened);
});

test('RIP-10 RIP-11 two apply delays at once: one wins, the other’s preview shows what changed @everywhere', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/409/);
	const admin = await api('admin');
	const show = await plannedShow(admin);
	await signIn('lead');
	await openDelay(page, show);
	const dialog = delayDialog(page);
	await dialog.getByRole('button', { name: '15 min later' }).click();
	const lines = dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
	await expect(lines.filter({ hasText: `Show, ${show.band?.name}` }).first()).toContainText('+15 min');

	// The other one's delay arrives at the server while this one's is on its way.
	const later = (time: string | null) => new Date(Date.parse(time ?? '') + 5 * 60_000).toISOString();
	const times = { planned_start: later(show.planned_start), planned_end: later(show.planned_end) };
	await page.route('**/api/plan/batch', async (route) => {
		const won = await admin.call('POST', '/plan/batch', { update: [{ id: show.id, version: show.version, ...times }] });
		expect(won.status).toBe(201);
		await route.continue();
	});
	await dialog.getByRole('button', { name: /^Apply \d+ change/ }).click();
	await expect(dialog.getByText('Someone else was faster.')).toBeVisible();
	await expect(dialog.getByText('Someone else changed the plan meanwhile.')).toBeVisible();
	const changed = lines.filter({ hasText: 'Just changed by someone else.' });
	await expect(changed.filter({ hasText: `Show, ${show.band?.name}` })).toBeVisible();
	expect(minutesBetween(show.planned_start, (await activityOf(admin, show.id)).planned_start)).toBe(5);

	await page.unroute('**/api/plan/batch');
	await dialog.getByRole('button', { name: /^Apply \d+ change/ }).click();
	await expect(snackbar(page, /moved/)).toBeVisible();
	expect(minutesBetween(show.planned_start, (await activityOf(admin, show.id)).planned_start)).toBe(20);
});
