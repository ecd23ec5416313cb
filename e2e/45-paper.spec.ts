import { readFile } from 'node:fs/promises';
import type { Activity } from '@crossload/contract';
import { isOver } from '@crossload/domain';
import type { Download, Page } from '@playwright/test';
import { pdfText } from '../apps/server/src/testing/pdf-text.ts';
import type { Api } from './support/api.ts';
import { expect, test } from './support/test.ts';

const DAY = '2026-08-22';

const sheetButton = (page: Page, of: string) => page.getByRole('button', { name: `Sheet of ${of} (PDF)` });

/** Presses what saves a file, and waits for it. */
async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
	const download = page.waitForEvent('download');
	await press();
	return await download;
}

async function expectPdf(download: Download, name: RegExp): Promise<void> {
	expect(download.suggestedFilename()).toMatch(name);
	expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
}

test('SHEET-06 every sheet of a day is saved from Sheets, in the format that was chosen @everywhere', async ({
	page,
	signIn,
}) => {
	await signIn('crew');
	await page.goto('/sheets');
	await expect(page.getByRole('combobox', { name: 'Festival day' })).toHaveValue('Saturday 22.08.2026');
	await page.getByText('A3', { exact: true }).click();
	await expectPdf(await saved(page, () => sheetButton(page, 'Plaza').click()), /^Plaza, Saturday 22\.08\.2026.*\.pdf$/);
	const everything = sheetButton(page, 'Everything of the day');
	await expectPdf(await saved(page, () => everything.click()), /^All sheets, Saturday 22\.08\.2026\.pdf$/);
});

test('SHEET-06 bands, vehicles, positions and stages have their sheet where one looks for it', async ({
	page,
	signIn,
	api,
}) => {
	await signIn('admin');
	await page.goto('/');
	const admin = await api('admin');
	const firstOf = async (path: string) => (await admin.call<{ id: number; name: string }[]>('GET', path)).body[0];
	const [band, vehicle, position] = [await firstOf('/bands'), await firstOf('/vehicles'), await firstOf('/positions')];
	for (const [path, name] of [
		[`/band/${band?.id}`, band?.name],
		[`/vehicle/${vehicle?.id}`, vehicle?.name],
		[`/position/${position?.id}`, position?.name],
	] as const) {
		await page.goto(path);
		await expectPdf(await saved(page, () => sheetButton(page, name ?? '').click()), /\.pdf$/);
	}
	await page.goto('/stages');
	await expectPdf(
		await saved(page, () => page.getByRole('button', { name: /^Sheet \(PDF\).*Plaza/ }).click()),
		/^Plaza/,
	);
	await page.goto('/');
	await page.getByRole('link', { name: 'Sheets' }).last().click();
	await expect(page.getByRole('heading', { level: 1, name: 'Sheets' })).toBeVisible();
});

test('SHEET-03 the code of a printed sheet says still current, then what has changed @everywhere', async ({
	page,
	signIn,
	api,
	server,
}) => {
	await signIn('lead');
	await page.goto('/sheets');
	const file = await readFile(await (await saved(page, () => sheetButton(page, 'Plaza').click())).path(), 'latin1');
	const address = /\/URI \((http[^)]+)\)/.exec(file)?.[1] ?? '';
	expect(address).toContain(`${server.url}/sheet/`);
	await page.goto(address);
	await expect(page.getByRole('status').filter({ hasText: 'Still current' })).toBeVisible();
	const lead = await api('lead');
	const { body: activities } = await lead.call<Show[]>('GET', '/activities');
	const show = activities.find(isLastShowOfPlaza);
	await lead.call('PUT', `/activity/${show?.id}`, { planned_end: `${DAY}T23:59:00+02:00` });
	await page.reload();
	await expect(page.getByRole('status').filter({ hasText: '1 change since it was printed' })).toBeVisible();
	const change = page.getByRole('listitem').filter({ hasText: show?.band.name ?? '' });
	await expect(change).toContainText('end: 23:59 instead of 23:25');
});

test('SHEET-05 a long list is printed whole, black on white, without the menu', async ({ page, signIn, api }) => {
	await signIn('crew');
	await page.goto('/activities');
	const table = page.getByRole('table').first();
	await expect(table.getByRole('row').nth(5)).toBeVisible();
	const { body: activities } = await (await api('crew')).call<unknown[]>('GET', '/activities');
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('link', { name: 'Sheets' })).toBeHidden();
	await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeHidden();
	const said = Number(await table.getAttribute('aria-rowcount'));
	expect(said).toBeLessThanOrEqual(activities.length + 1);
	expect(said).toBeGreaterThan(100);
	await expect.poll(() => table.getByRole('row').count()).toBe(said);
	const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	expect(background).toBe('rgb(255, 255, 255)');
	await page.emulateMedia({ media: 'screen' });
	await expect.poll(() => table.getByRole('row').count()).toBeLessThan(said);
});

/** The text of the page as the browser prints it on A4, which is narrower than a tablet. */
async function printed(page: Page): Promise<string> {
	const margin = '10mm';
	return await pdfText(
		await page.pdf({ format: 'A4', margin: { top: margin, bottom: margin, left: margin, right: margin } }),
	);
}

test('SHEET-05 a desktop prints the columns and the rows of its screen, also what is done', async ({
	page,
	signIn,
	api,
}) => {
	const { bandId, count, doneCount } = await bandWithMostDone(await api('lead'));
	await signIn('lead');
	await page.goto(`/band/${bandId}`);
	const rows = page.getByRole('table', { name: 'Activities' }).getByRole('row');
	await expect(rows).toHaveCount(count + 1);
	const paper = await printed(page);
	expect(paper).toContain('Planned Time Now Type Status');
	expect(paper).not.toMatch(/Show done|Call/);
	expect(paper.match(/Done/g)?.length).toBeGreaterThanOrEqual(doneCount);
	await expect(rows).toHaveCount(count + 1);
	await page.goto('/vehicles');
	await expect(page.getByRole('columnheader', { name: 'Driver', exact: true })).toBeVisible();
	expect(await printed(page)).toMatch(/Vehicle .*Driver/);
});

test('SHEET-05 a phone prints what is done too @phone', async ({ page, signIn, api }) => {
	const { bandId, doneCount } = await bandWithMostDone(await api('lead'));
	await signIn('lead');
	await page.goto(`/band/${bandId}`);
	const fold = page.getByRole('button', { name: /^Show done/ });
	await expect(fold).toBeVisible();
	const paper = await printed(page);
	expect(paper).not.toMatch(/Show done|Call/);
	expect(paper.match(/(?:ended|at) (?:\w\w )?\d/g)?.length).toBeGreaterThanOrEqual(doneCount);
	await expect(fold).toBeVisible();
});

/** The band of which most is done, and how many activities it has. */
async function bandWithMostDone(lead: Api): Promise<{ bandId: number; count: number; doneCount: number }> {
	const { body: activities } = await lead.call<Activity[]>('GET', '/activities');
	const doneOf = new Map<number, number>();
	for (const activity of activities) {
		const { band } = activity;
		if (band && isOver(activity)) doneOf.set(band.id, (doneOf.get(band.id) ?? 0) + 1);
	}
	const [[bandId, doneCount] = [0, 0]] = [...doneOf].sort(([, one], [, other]) => other - one);
	return { bandId, doneCount, count: activities.filter(({ band }) => band?.id === bandId).length };
}

test('OUT-02 the admin saves the whole festival as a workbook, crew is not offered it', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/sheets');
	const download = await saved(page, () => page.getByRole('button', { name: 'Whole festival (.xlsx)' }).click());
	expect(download.suggestedFilename()).toBe('festival 2026-08-22.xlsx');
	expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
	await page.getByRole('button', { name: 'Logout' }).click();
	await signIn('crew');
	await page.goto('/sheets');
	await expect(sheetButton(page, 'Plaza')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Whole festival (.xlsx)' })).toBeHidden();
});

test('SHEET-03 a code that nobody printed says so', async ({ page, signIn, consoleErrors }) => {
	consoleErrors.expect(/404/);
	await signIn('crew');
	await page.goto('/sheet/AAAAAAAAAAAAAAAAAAAAAA');
	await expect(page.getByRole('alert')).toContainText('Print it again');
});

interface Show {
	readonly id: number;
	readonly activityType: { readonly id: string };
	readonly band: { readonly name: string };
	readonly stage: { readonly name: string } | null;
	readonly planned_end: string;
}

function isLastShowOfPlaza({ activityType, stage, planned_end }: Show): boolean {
	return activityType.id === 'show' && stage?.name === 'Plaza' && planned_end === `${DAY}T23:25:00+02:00`;
}

test('SHEET-05 what is pressed or typed into is not printed with a list', async ({ page, signIn }) => {
	await signIn('admin');
	for (const { path, there, gone } of [
		{
			path: '/activities',
			there: page.getByRole('table').first(),
			gone: [page.getByRole('button', { name: /^(Start|Done): / }), page.getByRole('combobox')],
		},
		{
			path: '/checks',
			there: page.getByRole('heading', { level: 3 }).first(),
			gone: [page.getByRole('main').getByRole('button'), page.getByRole('combobox')],
		},
		{
			path: '/gate',
			there: page.getByRole('heading', { name: 'Next' }),
			gone: [page.getByRole('textbox', { name: 'Plate' }), page.getByRole('combobox', { name: 'Gate' })],
		},
		{
			path: '/band/1',
			there: page.getByRole('table').first(),
			gone: [page.getByRole('button', { name: 'Delete band' })],
		},
	]) {
		await page.emulateMedia({ media: 'screen' });
		await page.goto(path);
		await expect(there).toBeVisible();
		for (const control of gone) await expect(control.first()).toBeVisible();
		await page.emulateMedia({ media: 'print' });
		await expect(there).toBeVisible();
		for (const control of gone) await expect(control.filter({ visible: true })).toHaveCount(0);
	}
});
