import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expect, test } from './support/test.ts';

/** A band that plays on a day, on a stage of its own, and is late to load in then. */
async function addBand(admin: Api, name: string, day: string): Promise<void> {
	const post = async (path: string, body: object) => {
		const response = await admin.call<{ id: number }>('POST', path, body);
		expect(response.status).toBe(201);
		return response.body.id;
	};
	const stageId = await post('/stages', { name: `Stage of ${name.slice(0, 20)}`, color: '#88ccaa' });
	const bandId = await post('/band', { name, stage: stageId });
	const at = (start: string, end: string) => ({
		planned_start: `${day}T${start}:00+02:00`,
		planned_end: `${day}T${end}:00+02:00`,
	});
	await post('/activity', { activityTypeId: 'show', bandId, stageId, ...at('12:00', '13:00') });
	await post('/activity', { activityTypeId: 'loadin', bandId, stageId, ...at('20:45', '21:15') });
}

/** The cells of a band's rows whose text stands outside of them. */
function cutCells(page: Page, name: string): Promise<string[]> {
	return page
		.getByRole('row')
		.filter({ hasText: name })
		.getByRole('cell')
		.evaluateAll((cells) =>
			cells
				.filter((cell) => /\d\d:\d\d|since/.test(cell.textContent ?? ''))
				.filter((cell) => {
					const range = document.createRange();
					range.selectNodeContents(cell);
					const [text, row] = [range.getBoundingClientRect(), cell.closest('tr')?.getBoundingClientRect()];
					const isWide = text.right > cell.getBoundingClientRect().right + 1;
					return isWide || text.height > (row?.height ?? 0);
				})
				.map((cell) => cell.textContent ?? ''),
		);
}

for (const [what, path] of [
	['BAND-01', '/bands'],
	['ACT-01', '/activities'],
] as const) {
	test(`${what} times of another year are whole in their rows @tablet`, async ({ page, signIn, api }) => {
		await addBand(await api('admin'), 'Long Ago', '2023-08-09');
		await signIn('lead');
		await page.goto(path);
		const row = page.getByRole('row').filter({ hasText: 'Long Ago' }).first();
		const table = page.getByRole('table').first();
		await expect(table).toBeVisible();
		await table.evaluate((element) => element.parentElement?.scrollTo(0, 0));
		await expect(row).toContainText('09.08.2023');
		expect(await cutCells(page, 'Long Ago')).toEqual([]);
		await page.setViewportSize({ width: 1440, height: 900 });
		await expect(row).toContainText('12:00–13:00');
		expect(await cutCells(page, 'Long Ago')).toEqual([]);
	});
}

test('DASH-01 a band whose show is on another day has a line for its name', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	await addBand(admin, 'Checkpoint Feathers', '2027-08-21');
	await addBand(admin, 'Featherweight Check', '2026-08-30');
	await signIn('lead');
	await page.goto('/');
	const stages = page.getByRole('region', { name: 'On stage' }).getByRole('listitem');
	await expect(stages).toHaveCount(5);
	for (const [name, day] of [
		['Checkpoint Feathers', '21.08.2027'],
		['Featherweight Check', '30.08.'],
	] as const) {
		const card = stages.filter({ hasText: name });
		const band = await card.getByRole('link', { name, exact: true }).first().boundingBox();
		const plan = await card.getByRole('link', { name: day }).first().boundingBox();
		expect((band?.y ?? 0) + (band?.height ?? 0)).toBeLessThanOrEqual((plan?.y ?? 0) + 1);
		expect(band?.width).toBeGreaterThan(140);
	}
});

test('PLAN-15 a name without blanks pushes nothing out of the handover @everywhere', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	await addBand(admin, 'x'.repeat(200), '2026-08-22');
	await signIn('lead');
	await page.goto('/handover');
	await expect(page.getByText(/Band added: x/)).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('IMP-04 rows that are too large to be sent are not, and it is said what to do', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/import');
	// Each of these takes one byte in the file and two in the request.
	const comment = '\\'.repeat(30_000);
	const rows = Array.from({ length: 100 }, (_, place) => `Night Bus;Truck ${place};${comment}`);
	const buffer = Buffer.from(['Band;Name;Comment', ...rows].join('\n'));
	await page.locator('input[type=file]').setInputFiles({ name: 'vehicles.csv', mimeType: 'text/csv', buffer });
	await expect(page.getByRole('alert').filter({ hasText: 'Split the file' })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
	await page.getByRole('combobox', { name: 'Column Comment' }).click();
	await page.getByRole('option', { name: 'Not imported' }).click();
	await expect(page.getByRole('alert').filter({ hasText: 'Split the file' })).toHaveCount(0);
	await expect(page.getByText('All 100', { exact: true })).toBeVisible();
});
