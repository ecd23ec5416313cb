import type { Activity, Band, Stage } from '@crossload/contract';
import { type Api, apiAs } from './support/api.ts';
import { block, planOf, timeLine, whatMoves } from './support/board.ts';
import { expect, test } from './support/test.ts';

/** A festival in which much cannot work: so many shows of one band on one stage at one time. */
async function manyFindings(admin: Api, shows: number): Promise<Stage> {
	const { body: stage } = await admin.call<Stage>('POST', '/stages', { name: 'Zelt', color: '#5bc0eb' });
	const { body: band } = await admin.call<Band>('POST', '/band', { name: 'Night Market', stage: stage.id });
	const show = {
		activityTypeId: 'show',
		bandId: band.id,
		stageId: stage.id,
		planned_start: '2026-08-23T01:00:00+02:00',
		planned_end: '2026-08-23T02:00:00+02:00',
	};
	await admin.call('POST', '/plan/batch', { create: Array.from({ length: shows }, () => show) });
	return stage;
}

for (const width of [390, 360]) {
	test(`BRD-06 SHELL-08 at ${width} px what stands above a phone’s bar is whole, whatever the figures @phone`, async ({
		page,
		signIn,
		api,
	}) => {
		await manyFindings(await api('admin'), 18);
		await page.setViewportSize({ width, height: 740 });
		await signIn('admin');
		await page.goto('/plan?by=stages');
		const checks = page.getByRole('link', { name: /^\d{3} impossible \d+ tight$/ });
		await expect(checks).toBeVisible();
		const tools = page.locator('div').filter({ has: checks }).last();
		const now = page.getByRole('button', { name: 'Go to now' });
		for (const tool of [checks, now]) {
			const cut = tool.locator(':scope > *, :scope > * > *:not(svg)');
			const wider = await cut.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
			expect(wider).toBe(0);
			expect((await tool.boundingBox())?.width).toBeGreaterThanOrEqual(44);
		}
		expect(await tools.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
	});
}

test('BRD-03 the words of a narrow show are a whole start, or how late it is @tablet', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { body: stage } = await admin.call<Stage>('POST', '/stages', { name: 'Zelt', color: '#5bc0eb' });
	const { body: band } = await admin.call<Band>('POST', '/band', { name: 'Night Market', stage: stage.id });
	const show = (from: string, to: string) =>
		admin.call('POST', '/activity', {
			activityTypeId: 'show',
			bandId: band.id,
			stageId: stage.id,
			planned_start: `2026-08-22T${from}:00+02:00`,
			planned_end: `2026-08-22T${to}:00+02:00`,
		});
	await show('17:10', '17:50');
	await show('19:00', '19:40');
	await signIn('crew');
	await page.goto(`/plan?by=stages&lane=${stage.id}`);
	const words = timeLine(page).getByRole('listitem', { name: 'Zelt', exact: true }).locator('[aria-hidden] > span');
	await expect(words).toHaveText([/^\+2\d$/, '19:00']);
	await expect(block(page, /^Zelt, Show, Night Market, \+2\d, 2\d min late/)).toBeVisible();
	const right = await words.evaluateAll((all) =>
		all.map((one) => {
			const room = one.closest('[data-block]')?.getBoundingClientRect().right ?? 0;
			return room - one.getBoundingClientRect().right;
		}),
	);
	expect(Math.min(...right)).toBeGreaterThanOrEqual(0);
});

test('BRD-06 what is late in a narrow column says so in one line @phone', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const { body: bands } = await admin.call<Band[]>('GET', '/bands');
	const { body: band } = await admin.call<Band>('POST', '/band', { name: 'Night Market', stage: bands[0]?.stage.id });
	const load = {
		activityTypeId: 'loadin',
		bandId: band.id,
		planned_start: '2026-08-22T17:10:00+02:00',
		planned_end: '2026-08-22T18:10:00+02:00',
	};
	await admin.call('POST', '/plan/batch', { create: [load, load, load, load] });
	await signIn('crew');
	await page.goto(`/plan?by=bands&lane=${band.id}`);
	const times = timeLine(page).locator('[data-block] > span[aria-hidden] > span');
	await expect(times).toHaveText([/^\+2\d$/, /^\+2\d$/, /^\+2\d$/, /^\+2\d$/]);
	const heights = await times.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
	expect(Math.max(...heights)).toBeLessThanOrEqual(16);
});

test('BRD-07 what is let go after the network has gone stays where it was, and it is said why', async ({
	page,
	signIn,
	context,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
	const load = block(page, /Load-in, Zimmer 48/);
	await signIn('lead');
	await page.goto('/plan?by=positions');
	await load.evaluate((one) => one.scrollIntoView({ block: 'center' }));
	const box = await planOf(load).boundingBox();
	const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 10];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + 60, y, { steps: 4 });
	await expect(whatMoves(page)).toContainText(/17:35–18:15 to \d/);
	await context.setOffline(true);
	await expect(page.getByText('Offline').first()).toBeVisible();
	await page.mouse.up();
	await expect(page.getByText('Without a connection the plan can be looked at, not moved.')).toBeVisible();
	await expect(load).toHaveAccessibleName(/17:35–18:15/);
	await context.setOffline(false);
});

test('BRD-04 what moves on another day says which one', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	await manyFindings(admin, 1);
	const { body: activities } = await admin.call<Activity[]>('GET', '/activities');
	const show = activities.find(({ band }) => band?.name === 'Night Market');
	await signIn('admin');
	await page.goto(`/plan?by=stages&block=${show?.id}`);
	await expect(block(page, /Show, Night Market/)).toBeFocused();
	await page.keyboard.press('m');
	await page.keyboard.press('ArrowRight');
	await expect(whatMoves(page)).toContainText('So 01:00–02:00 to So 01:05–02:05, +5 min');
	await page.keyboard.press('Escape');
});

test('BRD-02 BRD-03 in a lane of one line what is late earlier is a number, with its words for who hears it', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { body: stage } = await admin.call<Stage>('POST', '/stages', { name: 'Zelt', color: '#5bc0eb' });
	const { body: band } = await admin.call<Band>('POST', '/band', { name: 'Night Market', stage: stage.id });
	await admin.call('POST', '/activity', {
		activityTypeId: 'show',
		bandId: band.id,
		stageId: stage.id,
		planned_start: '2026-08-22T14:00:00+02:00',
		planned_end: '2026-08-22T14:40:00+02:00',
	});
	await signIn('crew');
	await page.goto('/plan?by=stages');
	const zelt = timeLine(page).getByRole('listitem', { name: 'Zelt', exact: true });
	await timeLine(page).evaluate((lanes) => lanes.scrollTo({ top: lanes.scrollHeight }));
	const late = zelt.getByRole('button', { name: '1 late earlier' });
	await expect(late).toBeVisible();
	expect((await late.boundingBox())?.width).toBeLessThan(72);
	await late.click();
	await expect(zelt.getByRole('link', { name: /Show, Night Market/ })).toBeInViewport();
});

test('BRD-03 in a band’s lane a show has the colour of its stage, and its name says the stage', async ({
	page,
	signIn,
	server,
}) => {
	const crew = await apiAs(server.url, 'crew');
	const { body: stages } = await crew.call<Stage[]>('GET', '/stages');
	await signIn('crew');
	const { body: bands } = await crew.call<Band[]>('GET', '/bands');
	const band = bands.find(({ name }) => name === 'Saint Ravine');
	const stage = stages.find(({ id }) => id === band?.stage?.id);
	await page.goto(`/plan?by=bands&lane=${band?.id}`);
	const show = timeLine(page).getByRole('link', { name: `Saint Ravine, Show, ${stage?.name}, ` });
	const color = await show.evaluate((block) => getComputedStyle(block).getPropertyValue('--stage-color'));
	expect(color.toLowerCase()).toBe(stage?.color.toLowerCase());
});
