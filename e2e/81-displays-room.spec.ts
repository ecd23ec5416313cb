import type { Position, Stage } from '@crossload/contract';
import type { Locator, Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expect, test } from './support/test.ts';

async function showDisplay(page: Page, admin: Api, view: object): Promise<void> {
	const { body } = await admin.call<{ url: string }>('POST', '/shares', { kind: 'display', name: 'Wall', view });
	await page.goto(body.url);
	await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

const bottomOf = async (element: Locator) => {
	const box = await element.boundingBox();
	return box ? box.y + box.height : 0;
};

const rightOf = async (element: Locator) => {
	const box = await element.boundingBox();
	return box ? box.x + box.width : 0;
};

test('WALL-03 late activities that do not fit come in their turn, and the wall says how many there are', async ({
	page,
	api,
}) => {
	await page.clock.install({ time: new Date('2026-08-22T15:30:00Z') });
	await page.setViewportSize({ width: 1920, height: 1080 });
	const admin = await api('admin');
	await showDisplay(page, admin, { screen: 'stage' });
	const late = page.getByRole('region', { name: 'Late' });
	await expect(late).toContainText(/Late: 1–2 of \d/);
	await expect(late.getByRole('listitem')).toHaveCount(2);
	const first = await late.getByRole('listitem').allTextContents();
	await page.clock.runFor(12_000);
	await expect(late).toContainText(/Late: 3–4 of \d/);
	await expect(late.getByRole('listitem')).toHaveCount(2);
	expect(await late.getByRole('listitem').allTextContents()).not.toEqual(first);
});

test('WALL-03 on a wall that hangs upright as many arrivals stand as there is room for', async ({ page, api }) => {
	const admin = await api('admin');
	await page.setViewportSize({ width: 1080, height: 1920 });
	await showDisplay(page, admin, { screen: 'arrivals' });
	await expect(page.getByRole('main')).toContainText('late first, then by time');
	expect(await page.getByRole('row').count()).toBeGreaterThan(9);
	await expect(page.getByText(/page \d of \d/)).toHaveCount(0);
	// Turned, it holds fewer, each of them whole.
	await page.setViewportSize({ width: 1920, height: 1080 });
	await expect(page.getByText(/page 1 of \d/)).toBeVisible();
	const foot = await page.locator('footer').boundingBox();
	expect(await bottomOf(page.getByRole('row').last())).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
});

test('WALL-03 the arrivals’ letters are larger on a wall that hangs upright, and nothing is cut on either', async ({
	page,
	api,
}) => {
	await page.setViewportSize({ width: 1920, height: 1080 });
	await showDisplay(page, await api('admin'), { screen: 'arrivals' });
	await expect(page.getByRole('cell', { name: /\d late$/ }).first()).toBeVisible();
	const table = page.getByRole('table');
	const cutCells = () =>
		table.getByRole('cell').evaluateAll((cells) => {
			const cut = cells.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth + 1);
			return cut.map(({ textContent }) => textContent);
		});
	// As a share of the wall's width.
	const letters = () =>
		table
			.getByRole('cell')
			.first()
			.evaluate((cell) => Number.parseFloat(getComputedStyle(cell).fontSize) / innerWidth);
	const across = await letters();
	expect(await cutCells()).toEqual([]);
	await page.setViewportSize({ width: 1080, height: 1920 });
	await expect.poll(letters).toBeGreaterThan(1.3 * across);
	expect(await cutCells()).toEqual([]);
});

test('WALL-03 what stands at a position comes in its turn where it does not fit', async ({ page, api }) => {
	await page.clock.install({ time: new Date('2026-08-22T15:30:00Z') });
	const admin = await api('admin');
	const { body: positions } = await admin.call<Position[]>('GET', '/positions/vehicles');
	const fullest = positions.toSorted((one, other) => other.vehicles.length - one.vehicles.length)[0];
	const bands = new Set(fullest?.vehicles.map(({ band }) => band.name));
	await page.setViewportSize({ width: 1920, height: 1080 });
	await showDisplay(page, admin, { screen: 'positions' });
	const card = page.getByRole('region', { name: `${fullest?.name}` });
	const seen = new Set<string>();
	// All in one look: the wall may turn its page between two, or measure again how many lines fit.
	const linesShown = () =>
		card.evaluateAll((cards) =>
			cards.flatMap((element) => {
				const outer = element.getBoundingClientRect();
				const lines = [...element.querySelectorAll('li')];
				return lines
					.filter((line) => line.checkVisibility({ visibilityProperty: true }))
					.map((line) => {
						const { right, bottom } = line.getBoundingClientRect();
						const isWhole = right <= outer.right && bottom <= outer.bottom;
						return { band: line.lastElementChild?.textContent ?? '', isWhole };
					});
			}),
		);
	for (let turn = 0; turn < 8; turn++) {
		await expect(async () => {
			const lines = await linesShown();
			expect(lines.filter(({ isWhole }) => !isWhole)).toEqual([]);
			for (const { band } of lines) seen.add(band);
		}).toPass({ timeout: 5_000 });
		await page.clock.runFor(12_000);
	}
	expect(seen).toEqual(bands);
});

test('WALL-03 a stage’s wall that hangs upright has its parts below each other, in larger letters', async ({
	page,
	api,
}) => {
	const admin = await api('admin');
	const { body: stages } = await admin.call<Stage[]>('GET', '/stages');
	const next = page.getByRole('region', { name: 'Next' });
	const late = page.getByRole('region', { name: 'Late' });
	await page.setViewportSize({ width: 1080, height: 1920 });
	await showDisplay(page, admin, { screen: 'stage', stageIds: [stages[0]?.id] });
	expect(await bottomOf(next)).toBeLessThan(await bottomOf(late));
	expect(await bottomOf(late)).toBeGreaterThan(1700);
	const size = await next
		.getByText('Next')
		.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
	expect(size).toBeGreaterThan(36);
});

test('WALL-03 a stage’s long name ends before the clock, in an ellipsis where even small letters do not fit', async ({
	page,
	api,
}) => {
	const admin = await api('admin');
	const name = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2).slice(0, 90);
	const { body: stage } = await admin.call<Stage>('POST', '/stages', { name });
	await page.setViewportSize({ width: 1920, height: 1080 });
	await showDisplay(page, admin, { screen: 'stage', stageIds: [stage.id] });
	const clock = page.locator('header time');
	const left = await clock.evaluate((time) => time.getBoundingClientRect().left);
	expect(await rightOf(page.getByRole('heading', { name, level: 1 }))).toBeLessThanOrEqual(left);
	expect(await rightOf(clock)).toBeLessThanOrEqual(1920);
	await expect(page.getByText(name, { exact: true })).toHaveCSS('text-overflow', 'ellipsis');
});
