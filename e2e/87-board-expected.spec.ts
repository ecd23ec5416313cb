import type { Activity, Band, PlanEstimate, Stage } from '@crossload/contract';
import type { Locator } from '@playwright/test';
import type { Api } from './support/api.ts';
import { axeViolations } from './support/axe.ts';
import { block, planOf, timeLine } from './support/board.ts';
import { expect, test } from './support/test.ts';

interface Late {
	readonly stage: Stage;
	readonly estimate: PlanEstimate;
}

/** A stage on which a show has begun an hour late, and the next is planned from 18:10 to 19:30. */
async function lateStage(admin: Api, curfew: string | null = null): Promise<Late> {
	const { body: stage } = await admin.call<Stage>('POST', '/stages', {
		name: 'Zelt',
		color: '#5bc0eb',
		changeover: 10,
		curfew,
	});
	const show = async (name: string, from: string, to: string) => {
		const { body: band } = await admin.call<Band>('POST', '/band', { name, stage: stage.id });
		const { body } = await admin.call<Activity>('POST', '/activity', {
			activityTypeId: 'show',
			bandId: band.id,
			stageId: stage.id,
			planned_start: `2026-08-22T${from}:00+02:00`,
			planned_end: `2026-08-22T${to}:00+02:00`,
		});
		return body;
	};
	const first = await show('Night Market', '16:30', '17:20');
	const next = await show('Paper Lanterns', '18:10', '19:30');
	expect((await admin.call('PUT', `/activity/${first.id}/start`, {})).status).toBe(200);
	const { body: estimates } = await admin.call<PlanEstimate[]>('GET', '/plan/estimates');
	const estimate = estimates.find(({ id }) => id === next.id);
	if (!estimate) throw new Error('Nothing is expected of the next show');
	expect(estimate.by).toBeGreaterThan(0);
	return { stage, estimate };
}

/** Where a block's shadow is, relative to its plan: from its start, as shares of its length, and the colour of its edge. */
async function shadowOf(shown: Locator, isVertical = false) {
	const plan = await planOf(shown).boundingBox();
	const length = (isVertical ? plan?.height : plan?.width) ?? 0;
	const style = await shown.evaluate((one) => {
		const { content, left, top, width, height, borderRightColor } = getComputedStyle(one, '::before');
		return { isThere: content !== 'none', left, top, width, height, color: borderRightColor };
	});
	const share = (size: string) => Number.parseFloat(size) / length;
	const [from, size] = isVertical ? [style.top, style.height] : [style.left, style.width];
	return { isThere: style.isThere, from: share(from), length: share(size), color: style.color };
}

const clock = (time: string) => time.slice(11, 16);

for (const theme of ['dark', 'light'] as const) {
	test(`EST-05 BRD-03 a show that is expected later than planned has a shadow on the board, ${theme} @everywhere`, async ({
		page,
		signIn,
		api,
		isMobile,
	}) => {
		const { stage, estimate } = await lateStage(await api('admin'));
		await page.addInitScript((chosen) => localStorage.setItem('colorScheme', chosen), theme);
		await signIn('crew');
		await page.goto(`/plan?by=stages&lane=${stage.id}`);
		const next = block(page, /Show, Paper Lanterns, 18:10–19:30.*, Planned/);
		await expect(next).toHaveAccessibleName(
			new RegExp(`, expected ≈ ${clock(estimate.start)} \\(\\+${estimate.by}\\)`),
		);
		await expect(next).toContainText(`18:10–19:30 ≈ ${clock(estimate.start)}`);
		const { isThere, from, length } = await shadowOf(next, isMobile);
		expect(isThere).toBe(true);
		expect(from).toBeCloseTo(estimate.by / 80, 1);
		expect(length).toBeCloseTo(1, 1);
		const begun = block(page, /Show, Night Market/);
		expect((await shadowOf(begun)).isThere).toBe(false);
		expect(await axeViolations(page, { theme, within: '[aria-label^="Time line"]' })).toEqual([]);
	});
}

test('EST-05 where there is no slack left the shadow has the colour of late, and its name says so', async ({
	page,
	signIn,
	api,
}) => {
	const { stage, estimate } = await lateStage(await api('admin'), '19:35');
	expect(estimate.slack).toBeLessThan(0);
	await signIn('crew');
	await page.goto(`/plan?by=stages&lane=${stage.id}`);
	const next = block(page, /Show, Paper Lanterns/);
	await expect(next).toHaveAccessibleName(/, expected ≈ \d\d:\d\d \(\+\d+\), \d+ min too late/);
	const late = await page.evaluate(() => {
		const probe = document.body.appendChild(document.createElement('i'));
		probe.style.color = 'var(--cl-late)';
		const { color } = getComputedStyle(probe);
		probe.remove();
		return color;
	});
	expect((await shadowOf(next)).color).toBe(late);
});

test('EST-05 the shadow moves on with the clock, without a reload', async ({
	page,
	context,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
	const { stage } = await lateStage(await api('admin'));
	await page.clock.install();
	await signIn('crew');
	await page.goto(`/plan?by=stages&lane=${stage.id}`);
	const next = block(page, /Show, Paper Lanterns/);
	await expect(next).toContainText('≈');
	const before = await shadowOf(next);
	await context.setOffline(true);
	await page.clock.fastForward('01:20:00');
	await expect.poll(async () => (await shadowOf(next)).from).toBeGreaterThan(before.from + 0.1);
});

test('BRD-09 on paper the board is the plan, without what is expected instead', async ({ page, signIn, api }) => {
	const { stage } = await lateStage(await api('admin'));
	await signIn('crew');
	await page.goto(`/plan?by=stages&lane=${stage.id}`);
	await expect(block(page, /Show, Paper Lanterns/)).toContainText('≈');
	await page.emulateMedia({ media: 'print' });
	const paper = page.getByRole('region', { name: /^Stages, Saturday 22\.08\.2026, / });
	const printed = paper.getByRole('link', { name: /Show, Paper Lanterns/ });
	await expect(printed).toBeVisible();
	expect((await shadowOf(printed)).isThere).toBe(false);
	await expect(printed).not.toContainText('≈');
	await page.emulateMedia({ media: 'screen' });
	await expect(timeLine(page)).toBeVisible();
});
