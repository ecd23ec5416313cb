import type { Activity } from '@crossload/contract';
import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { block, timeLine } from './support/board.ts';
import { expect, test } from './support/test.ts';

/** On show now, in the middle of the festival. */
const SHOW_OF_NOW = /Show, Lowtide Social Club/;

/** Plans another show of a band in another year, at 18:00, where it plays, and returns its id and its stage. */
async function addShow(admin: Api, year: string, name = 'Lowtide Social Club') {
	const { body } = await admin.call<Activity[]>('GET', '/activities');
	const show = body.find(({ activityType, band }) => activityType.id === 'show' && band?.name === name);
	const at = (clock: string) => `${year}-08-20T${clock}:00+02:00`;
	const { status, body: added } = await admin.call<Activity>('POST', '/activity', {
		activityTypeId: 'show',
		bandId: show?.band?.id,
		stageId: show?.stage?.id,
		planned_start: at('18:00'),
		planned_end: at('19:00'),
	});
	expect(status).toBe(201);
	return { id: added.id, stage: added.stage?.name ?? '' };
}

async function chooseDay(page: Page, day: string): Promise<void> {
	await page.getByRole('combobox', { name: 'Day' }).click();
	await page.getByRole('option', { name: day, exact: true }).click();
}

for (const year of ['1990', '2062'])
	test(`BRD-02 a show of ${year} leaves the board to the festival and has its own day there @everywhere`, async ({
		page,
		signIn,
		api,
		isMobile,
	}) => {
		const day = `20.08.${isMobile ? year.slice(2) : year}`;
		const { id } = await addShow(await api('admin'), year);
		const far = block(page, /Show, Lowtide Social Club, .*18:00–19:00/);
		await signIn('crew');
		await page.goto('/plan?by=stages');
		await expect(block(page, SHOW_OF_NOW).first()).toBeInViewport();
		await chooseDay(page, day);
		await expect(far).toBeAttached();
		await far.scrollIntoViewIfNeeded();
		await expect(far).toBeInViewport();
		// Its details lead there as well, and 'Now' back to the festival.
		await page.goto(`/plan?by=stages&block=${id}`);
		await expect(timeLine(page).locator('[data-marked]')).toBeInViewport();
		await expect(page.getByRole('combobox', { name: 'Day' })).toHaveValue(day);
		await page.getByRole('button', { name: 'Go to now' }).click();
		await expect(block(page, SHOW_OF_NOW).first()).toBeInViewport();
	});

test('BRD-06 on a phone another day shows a lane that has something then @phone', async ({ page, signIn, api }) => {
	const { stage } = await addShow(await api('admin'), '2062', 'Elio Tamaro');
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const lane = (name: RegExp) => page.getByRole('group', { name: 'Stages' }).getByRole('button', { name });
	await expect(lane(/^Plaza/)).toHaveAttribute('aria-pressed', 'true');
	await chooseDay(page, '20.08.62');
	await expect(lane(new RegExp(`^${stage.slice(0, 6)}`))).toHaveAttribute('aria-pressed', 'true');
	await expect(block(page, /Show, Elio Tamaro, .*18:00–19:00/)).toBeAttached();
	// Back among the festival's days the lane has something, and stays.
	await chooseDay(page, 'All');
	await expect(lane(new RegExp(`^${stage.slice(0, 6)}`))).toHaveAttribute('aria-pressed', 'true');
});
