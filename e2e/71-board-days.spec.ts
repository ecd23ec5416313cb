import type { Activity, Stage } from '@crossload/contract';
import { timeLine } from './support/board.ts';
import { expect, test } from './support/test.ts';

test('BRD-01 BRD-02 of a chosen day only what takes place on it makes lanes', async ({ page, signIn, api }) => {
	const { body } = await (await api('crew')).call<Activity[]>('GET', '/activities');
	/** How many bands have something planned between 06:00 and 06:00. */
	const bandsOn = (day: string) => {
		const [from, to] = [Date.parse(`${day}T06:00:00+02:00`), Date.parse(`${day}T06:00:00+02:00`) + 24 * 3_600_000];
		const within = body.filter(({ planned_start, planned_end }) => {
			const [start, end] = [
				Date.parse(planned_start ?? planned_end ?? ''),
				Date.parse(planned_end ?? planned_start ?? ''),
			];
			return start < to && Math.max(end, start + 1) > from;
		});
		return new Set(within.flatMap(({ band }) => (band ? [band.id] : []))).size;
	};
	await signIn('crew');
	await page.goto('/plan?by=bands');
	await page.getByRole('button', { name: 'Filters' }).click();
	await page.getByRole('checkbox', { name: 'Empty lanes' }).click();
	await page.keyboard.press('Escape');
	const days = page.getByRole('radiogroup', { name: 'Day' });
	const lanes = timeLine(page).getByRole('listitem').first();
	for (const [word, day] of [
		['Fr 21.', '2026-08-21'],
		['Sa 22.', '2026-08-22'],
	] as const) {
		await days.getByText(word, { exact: true }).click();
		await expect(lanes).toHaveAttribute('aria-setsize', `${bandsOn(day)}`);
	}
	await days.getByText('All days', { exact: true }).click();
	await expect(lanes).not.toHaveAttribute('aria-setsize', `${bandsOn('2026-08-22')}`);
});

test('BRD-01 an address with an activity shows it, although another day was chosen before', async ({
	page,
	signIn,
	api,
}) => {
	const { body } = await (await api('crew')).call<Activity[]>('GET', '/activities');
	const sunday = body.find(
		({ activityType, planned_start }) => activityType.id === 'show' && planned_start?.startsWith('2026-08-23'),
	);
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const days = page.getByRole('radiogroup', { name: 'Day' });
	await days.getByText('Fr 21.', { exact: true }).click();
	await expect(page.getByText('Whole day')).toBeVisible();
	await page.goto(`/plan?by=stages&block=${sunday?.id}`);
	await expect(timeLine(page).locator('[data-marked]')).toBeInViewport();
	await expect(days.getByRole('radio', { name: 'All days' })).toBeChecked();
	await days.getByText('Fr 21.', { exact: true }).click();
	await expect(days.getByRole('radio', { name: 'Fr 21.' })).toBeChecked();
	await expect(page.getByText('Whole day')).toBeVisible();
});

test('BRD-01 a day that was chosen stays when other lanes are, although the address said where to open', async ({
	page,
	signIn,
	api,
}) => {
	const { body: stages } = await (await api('crew')).call<Stage[]>('GET', '/stages');
	await signIn('crew');
	await page.goto(`/plan?by=stages&lane=${stages[0]?.id}&at=2026-08-23T18%3A00%3A00%2B02%3A00`);
	const days = page.getByRole('radiogroup', { name: 'Day' });
	await days.getByText('Fr 21.', { exact: true }).click();
	await page.getByText('Positions', { exact: true }).last().click();
	await expect(page).toHaveURL(/by=positions/);
	await expect(days.getByRole('radio', { name: 'Fr 21.' })).toBeChecked();
	await expect(page.getByText('Whole day')).toBeVisible();
});

test('BRD-03 all facts of a block come when the pointer rests on it, and go with Escape', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	await timeLine(page)
		.getByRole('link', { name: /Show, Saint Ravine/ })
		.hover();
	const facts = page.getByText('Sa 22.08.2026, 18:10–18:55');
	await expect(facts).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(facts).toHaveCount(0);
});

test('BRD-03 the facts of a block that began out of sight stand beside what is in sight of it', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const long = timeLine(page).locator('[data-long][data-status="running"]').first();
	await long.scrollIntoViewIfNeeded();
	const [begun, board] = [await long.boundingBox(), await timeLine(page).boundingBox()];
	if (!begun || !board) throw new Error('Nothing long is in sight');
	expect(begun.x).toBeLessThan(board.x);
	await page.mouse.move(board.x + board.width / 2, begun.y + begun.height / 2);
	const facts = page.getByText(/^\w\w \d\d\.\d\d\.\d{4}, \d\d:\d\d ?–/);
	await expect(facts).toBeVisible();
	await expect.poll(async () => (await facts.boundingBox())?.x).toBeGreaterThan(board.x + 148);
});
