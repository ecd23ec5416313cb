import type { Stage } from '@crossload/contract';
import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expect, test } from './support/test.ts';

/** A stage on which so many bands load in at the same time, and each plays then. */
async function addStage(admin: Api, { name, bands }: { name: string; bands: number }): Promise<number> {
	const { body: stage } = await admin.call<Stage>('POST', '/stages', { name });
	for (let number = 1; number <= bands; number += 1) {
		const { body: band } = await admin.call<{ id: number }>('POST', '/band', {
			name: `${name} ${number}, Gjallarhornquäpj`,
			stage: stage.id,
		});
		const activity = { bandId: band.id, stageId: stage.id };
		const loadIn = { planned_start: '2026-08-22T18:00:00+02:00', planned_end: '2026-08-22T19:00:00+02:00' };
		const show = { planned_start: '2026-08-22T20:00:00+02:00', planned_end: '2026-08-22T21:00:00+02:00' };
		await admin.call('POST', '/activity', { ...activity, activityTypeId: 'loadin', ...loadIn });
		await admin.call('POST', '/activity', { ...activity, activityTypeId: 'show', ...show });
	}
	return stage.id;
}

async function showBoard(page: Page, admin: Api, stageIds: readonly number[]): Promise<void> {
	const share = { kind: 'display', name: 'Wall', view: { screen: 'board', stageIds } };
	const { body } = await admin.call<{ url: string }>('POST', '/shares', share);
	await page.goto(body.url);
	await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

/** The texts of a page that are higher than their place, or stand outside their stage's lane or the board; and all of them. */
function textsOf(page: Page): Promise<{ cut: string[]; all: string[] }> {
	return page.getByRole('main').evaluate((main) => {
		const bottom = main.querySelector('footer')?.getBoundingClientRect().top ?? 0;
		const texts = [...main.querySelectorAll<HTMLElement>('section li, section span')];
		const cut = texts.filter((text) => {
			const [place, lane] = [text.getBoundingClientRect(), text.closest('section')?.getBoundingClientRect()];
			const isInLane = lane && place.top >= lane.top && place.bottom <= lane.bottom && lane.bottom <= bottom;
			return !isInLane || text.scrollHeight > text.clientHeight;
		});
		const named = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
		return { cut: named(cut), all: named(texts) };
	});
}

for (const [width, height] of [
	[1920, 1080],
	[844, 390],
] as const) {
	test(`WALL-03 the time line of nine stages turns its pages, and no name is cut in height on ${width} × ${height}`, async ({
		page,
		api,
	}) => {
		await page.clock.install({ time: new Date('2026-08-22T15:30:00Z') });
		await page.setViewportSize({ width, height });
		const admin = await api('admin');
		const names = Array.from({ length: 9 }, (_, place) => `Bühne ${place + 1}`);
		const ids: number[] = [];
		for (const [place, name] of names.entries()) ids.push(await addStage(admin, { name, bands: (place % 4) + 1 }));
		await showBoard(page, admin, ids);
		await expect(page.getByText(/page 1 of 3/)).toBeVisible();
		const seen = new Set<string>();
		for (let turn = 1; turn <= 3; turn += 1) {
			await expect(page.getByText(`page ${turn} of 3`)).toBeVisible();
			const { cut, all } = await textsOf(page);
			expect(cut).toEqual([]);
			for (const text of all) seen.add(text);
			await page.clock.runFor(12_000);
		}
		expect([...seen]).toEqual(expect.arrayContaining(names));
		expect(seen).toContain('Bühne 8 4, Gjallarhornquäpj');
	});
}

test('WALL-03 on the time line a stage without anything in its hours takes no room, and a long name ends in an ellipsis', async ({
	page,
	api,
}) => {
	await page.clock.install({ time: new Date('2026-08-22T15:30:00Z') });
	await page.setViewportSize({ width: 1920, height: 1080 });
	const admin = await api('admin');
	const long = 'Große Bühne am Waldrand hinter dem Teich';
	const used = await addStage(admin, { name: long, bands: 1 });
	const empty = await addStage(admin, { name: 'Leer', bands: 0 });
	await showBoard(page, admin, [used, empty]);
	const name = page.getByRole('region', { name: long }).getByText(long, { exact: true });
	await expect(name).toBeVisible();
	await expect(page.getByRole('region', { name: 'Leer' })).toHaveCount(0);
	await expect(name).toHaveCSS('text-overflow', 'ellipsis');
	expect(await name.evaluate((chip) => chip.getBoundingClientRect().right)).toBeLessThanOrEqual(
		await page.getByRole('list').evaluate((blocks) => blocks.getBoundingClientRect().left),
	);
	// Where none has anything, the board says so with all of them.
	await showBoard(page, admin, [empty]);
	await expect(page.getByRole('region', { name: 'Leer' })).toBeVisible();
});
