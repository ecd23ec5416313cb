import type { Locator, Page } from '@playwright/test';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { Api } from './support/api.ts';
import { axeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

interface Show {
	readonly id: number;
	readonly activityType: { readonly id: string };
	readonly band: { readonly name: string } | null;
	readonly stage: { readonly name: string } | null;
	readonly planned_start: string;
	readonly planned_end: string;
}

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEAD = ['Gig', 'Bühne', 'Von', 'Bis', 'Rider'];

async function showsOf(admin: Api): Promise<Show[]> {
	const { body } = await admin.call<Show[]>('GET', '/activities');
	return body.filter(({ activityType, band, stage }) => activityType.id === 'show' && band !== null && stage !== null);
}

/** A row as the office has it: dates and times as Excel keeps them. */
function rowOf({ band, stage, planned_start, planned_end }: Show, later = 0): SheetData[number] {
	const date = (time: string, minutes: number) => ({
		value: new Date(Date.parse(`${time.slice(0, 19)}Z`) + minutes * 60_000),
		type: Date,
		format: 'dd.mm.yyyy hh:mm',
	});
	return [band?.name ?? '', stage?.name ?? '', date(planned_start, 0), date(planned_end, later), 'v3'];
}

async function workbookOf(rows: SheetData): Promise<Buffer> {
	const sheets = [
		{ sheet: 'Notes', data: [['Nothing to see here']] },
		{ sheet: 'Spielplan', data: [HEAD, ...rows] },
	];
	return await writeExcelFile(sheets).toBuffer();
}

async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
	// Content decides: every file is said to be a workbook.
	await page.locator('input[type=file]').setInputFiles({ name, mimeType: EXCEL, buffer });
}

async function select(page: Page, field: Locator, option: string): Promise<void> {
	await field.click();
	await page.getByRole('option', { name: option, exact: true }).click();
}

test('IMP-01 IMP-03 IMP-05 a workbook goes in: sheet, columns, what it would do, import, undo', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const [same, moved] = await showsOf(admin);
	if (!same || !moved) throw new Error('The demo has no shows');
	const fresh = [
		moved.band ? 'Aurora Static' : '',
		moved.stage?.name ?? '',
		'23.08.2026 11:00',
		'23.08.2026 11:30',
		'',
	];
	const rows = [rowOf(same), rowOf(moved, 5), fresh, ['Who Knows', 'Plaza', 'TBA', 'TBA', '']];
	await signIn('admin');
	await page.goto('/import');
	await chooseFile(page, 'order v7.xlsx', await workbookOf(rows));
	await select(page, page.getByRole('combobox', { name: 'Sheet' }), 'Spielplan');
	await select(page, page.getByRole('combobox', { name: 'Rows are' }), 'Running order');
	await expect(page.getByText('No column goes to Band.')).toBeVisible();
	await select(page, page.getByRole('combobox', { name: 'Column Gig' }), 'Band');
	const table = page.getByRole('table', { name: 'What it would do' });
	await expect(table.getByRole('row').filter({ hasText: 'Who Knows' })).toContainText('is no time: “TBA”');
	await expect(table.getByRole('row').filter({ hasText: 'Aurora Static' })).toContainText('New');
	await expect(table.getByRole('row').filter({ hasText: moved.band?.name ?? '' })).toContainText('Changed');
	await expect(page.getByText('1 same', { exact: true })).toBeVisible();
	await expect(page.getByRole('button', { name: 'Import 2 rows' })).toBeDisabled();
	await page.getByRole('checkbox', { name: 'Leave out the faulty row' }).check();
	await page.getByRole('button', { name: 'Import 2 rows' }).click();
	await expect(page.getByText('Imported 2 rows')).toBeVisible();
	const endOf = async () => (await showsOf(admin)).find(({ id }) => id === moved.id)?.planned_end;
	expect(Date.parse((await endOf()) ?? '') - Date.parse(moved.planned_end)).toBe(300_000);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('Taken back')).toBeVisible();
	expect(await endOf()).toBe(moved.planned_end);
});

test('IMP-01 IMP-03 pasted cells go in, and what their columns are is remembered @everywhere', async ({
	page,
	signIn,
}) => {
	await signIn('admin');
	await page.goto('/import');
	const cells = 'Wer\tMobil\nAda Quist\t+41 79 555 01 02\nBo Lind\t+41 79 555 01 03';
	const paste = () => page.getByRole('textbox', { name: 'Or paste cells here' }).fill(cells);
	await paste();
	await select(page, page.getByRole('combobox', { name: 'Rows are' }), 'Persons');
	await select(page, page.getByRole('combobox', { name: 'Column Wer' }), 'Name');
	await expect(page.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled();
	await page.reload();
	await paste();
	await page.getByRole('button', { name: 'Import 2 rows' }).click();
	await expect(page.getByText('Imported 2 rows')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
});

const BAD_FILES = [
	{ name: 'a picture', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), says: /neither a workbook nor text/ },
	{ name: 'a zip that is none', bytes: Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3]), says: /damaged or locked/ },
	{ name: 'over 5 MB', bytes: Buffer.alloc(5 * 1024 * 1024 + 1), says: /larger than 5 MB/ },
	{ name: 'an old workbook', bytes: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), says: /\.xls kind/ },
] as const;

test('IMP-01 a file that cannot be read says so in one sentence, and the next one is read', async ({
	page,
	signIn,
}) => {
	await signIn('admin');
	await page.goto('/import');
	for (const { name, bytes, says } of BAD_FILES) {
		await chooseFile(page, `${name}.xlsx`, bytes);
		await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
	}
	await chooseFile(page, 'good.csv', Buffer.from('Name;Tel\nAda Quist;1'));
	await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeEnabled();
});

for (const colorScheme of ['dark', 'light'] as const) {
	test(`IMP-01 the screen is accessible with a file open, ${colorScheme} @everywhere`, async ({ page, signIn }) => {
		await page.emulateMedia({ colorScheme });
		await signIn('admin');
		await page.goto('/import');
		const csv = 'Band;Bühne;Tag;Von;Bis\nAda;Plaza;Sa;18:00;19:00\nBo;Plaza;Sa;TBA;20:00';
		await chooseFile(page, 'order.csv', Buffer.from(csv));
		await page.getByLabel('Date of the first day').fill('2026-08-22');
		await expect(page.getByText('1 new', { exact: true })).toBeVisible();
		await expect(page.getByText(/Comparing/)).toHaveCount(0);
		expect(await axeViolations(page, { theme: colorScheme })).toEqual([]);
	});
}

test('IMP-05 IMP-14 what was changed here stays unless one takes the file’s, and a near name is asked for', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const rows = ['Ada Quist', 'Bo Lindqvist'].map((name, row) => ({ row, values: { name, tel: '+41 79 1' } }));
	await admin.call('POST', '/import', { kind: 'persons', dryRun: false, rows });
	const { body: persons } = await admin.call<{ id: number; name: string; version: number }[]>('GET', '/persons');
	const ada = persons.find(({ name }) => name === 'Ada Quist');
	await admin.call('PUT', `/persons/${ada?.id}`, { tel: '+41 79 2', version: ada?.version });
	await signIn('admin');
	await page.goto('/import');
	const cells = 'Name\tHandy\nAda Quist\t+41 79 3\nBo Lindquist\t+41 79 1';
	await page.getByRole('textbox', { name: 'Or paste cells here' }).fill(cells);
	const table = page.getByRole('table', { name: 'What it would do' });
	const row = (text: string) => table.getByRole('row').filter({ hasText: text });
	await expect(row('Ada Quist')).toContainText('Conflict');
	await expect(row('Ada Quist')).toContainText('+41 79 2 → +41 79 3');
	await row('Ada Quist').getByRole('button', { name: 'Take the file’s' }).click();
	await expect(row('Ada Quist')).toContainText('Changed');
	await expect(row('Bo Lindquist')).toContainText('New');
	await select(page, page.getByRole('combobox', { name: '“Bo Lindquist” is' }), 'Bo Lindqvist');
	await expect(row('Bo Lindquist')).toContainText('Same');
	await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeEnabled();
});

test('IMP-03 shows after midnight: the screen says on which date they are taken to lie, and takes calendar days @everywhere', async ({
	page,
	signIn,
}) => {
	await signIn('admin');
	await page.goto('/import');
	const cells = [
		['Band', 'Stage', 'Date', 'Start', 'End'],
		['Night Bus', 'Plaza', '24.10.2026', '01:30', '02:30'],
		['Early Bird', 'Plaza', '24.10.2026', '12:00', '13:00'],
	];
	const paste = () =>
		page.getByRole('textbox', { name: 'Or paste cells here' }).fill(cells.map((row) => row.join('\t')).join('\n'));
	await paste();
	const hint = page.getByText('1 row begins before 06:00 (row 2): it lies in the night after the festival day.');
	await expect(hint).toBeVisible();
	await expect(page.getByText('looks as if their days were calendar days')).toBeVisible();
	await expect(page.getByText('So 01:30')).toBeVisible();
	await page.getByRole('button', { name: 'They are calendar days' }).click();
	await expect(hint).toHaveCount(0);
	await expect(page.getByRole('combobox', { name: 'Column Date' })).toHaveValue('Calendar day');
	await expect(page.getByText('Sa 01:30')).toBeVisible();
	await expect(page.getByText('So 01:30')).toHaveCount(0);
	// Remembered by the headers, as any choice of columns.
	await page.reload();
	await paste();
	await expect(page.getByRole('combobox', { name: 'Column Date' })).toHaveValue('Calendar day');
});
