import { readFile } from 'node:fs/promises';
import { cellText, readSpreadsheet } from '@crossload/spreadsheet';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** What is chosen in the dialog of an export. */
interface ExportChoice {
	readonly range?: 'As shown' | 'Everything';
	readonly format?: 'Excel' | 'CSV with ;' | 'CSV with ,';
	/** Where the list stands; the whole page unless said otherwise. */
	readonly within?: Page | Locator;
}

/** Exports a list of the page, and returns the file. */
export async function exported(
	page: Page,
	{ range = 'As shown', format = 'Excel', within = page }: ExportChoice = {},
): Promise<{ name: string; bytes: Buffer; lines: string[] }> {
	await within.getByRole('button', { name: 'Export', exact: true }).click();
	const dialog = page.getByRole('dialog', { name: /^Export / });
	await dialog.getByText(new RegExp(`^${range} \\(`)).click();
	await dialog.getByText(format, { exact: true }).click();
	const download = page.waitForEvent('download');
	await dialog.getByRole('button', { name: 'Save file' }).click();
	const file = await download;
	await expect(dialog).toHaveCount(0);
	const bytes = await readFile(await file.path());
	return { name: file.suggestedFilename(), bytes, lines: linesOf(bytes) };
}

/** The file's lines as somebody reads them, cells parted by bars. */
function linesOf(bytes: Uint8Array): string[] {
	return readSpreadsheet(bytes).flatMap(({ rows }) => rows.map(({ cells }) => cells.map(cellText).join('|')));
}
