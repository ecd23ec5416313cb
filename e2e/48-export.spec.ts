import type { ImportResult } from '@crossload/contract';
import { findTable, guessKind, guessMapping, readRows, readSpreadsheet } from '@crossload/spreadsheet';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import type { Api } from './support/api.ts';
import { axeViolations } from './support/axe.ts';
import { exported } from './support/exported.ts';
import { expect, test } from './support/test.ts';

const CANARY = '+49 151 987 654 321';
const CANARY_FIGURES = '49151987654321';

/** What an import of the file would do, the driver of the first row another one where that is asked. */
async function dryRun(admin: Api, bytes: Uint8Array, driver?: string): Promise<ImportResult['counts']> {
	const [sheet = { name: '', rows: [] }] = readSpreadsheet(bytes);
	const table = findTable(sheet);
	const kind = guessKind(table, sheet.name);
	const { rows, faults } = readRows(table, { kind, mapping: guessMapping(table, kind), firstDay: null });
	expect(faults).toEqual([]);
	const [first, ...rest] = rows;
	const edited = first && driver !== undefined ? [{ ...first, values: { ...first.values, driver } }, ...rest] : rows;
	const { body } = await admin.call<ImportResult>('POST', '/import', { kind, dryRun: true, rows: edited });
	return body.counts;
}

test('OUT-01 vehicles are exported as the list shows them, times as dates and telephones as text', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { body: vehicles } = await admin.call<{ id: number; name: string }[]>('GET', '/vehicles');
	await admin.call('PUT', `/vehicle/${vehicles[0]?.id}`, { driver: '=HYPERLINK("x")', driver_tel: CANARY });
	await signIn('lead');
	await page.goto('/vehicles');
	const { name, bytes, lines } = await exported(page);
	expect(name).toBe('Vehicles 22.08.2026.xlsx');
	expect(lines).toHaveLength(vehicles.length + 1);
	expect(lines[0]).toBe('Band|Name|Type|Licence plate|Position|Next activity|Next activity at|Driver|Driver tel');
	expect(lines.filter((line) => line.includes(`|=HYPERLINK("x")|${CANARY}`))).toHaveLength(1);
	const cells = (await readSheet(bytes)).flat();
	expect(cells.some((cell) => cell instanceof Date)).toBe(true);
	await page.getByRole('button', { name: 'Columns' }).click();
	await page.getByRole('menuitemcheckbox', { name: 'Driver Tel' }).click();
	await page.keyboard.press('Escape');
	const csv = await exported(page, { format: 'CSV with ;' });
	expect(csv.name).toBe('Vehicles 22.08.2026.csv');
	const text = csv.bytes.toString('utf8');
	expect(text.startsWith('\uFEFF"Band";"Name";')).toBe(true);
	expect(text).toContain(`"'=HYPERLINK(""x"")"`);
	expect(text).not.toContain(CANARY);
	const all = await exported(page, { range: 'Everything', format: 'CSV with ,' });
	expect(all.bytes.toString('utf8')).toContain(`"'${CANARY}"`);
	expect(all.lines[0]).toContain('Driver tel|Subvehicle|Comment');
});

test('OUT-01 filters and order hold in the file, and Everything leaves nothing out', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/activities');
	await page.getByRole('radiogroup', { name: 'Day' }).getByText('Saturday', { exact: true }).click();
	const shown = await exported(page);
	expect(shown.lines[0]).toBe('Planned start|Planned end|Type|Status|Band');
	const starts = shown.lines.slice(1).map((line) => line.slice(0, 16));
	expect(starts[0]).toMatch(/^2026-08-22 \d\d:\d\d$/);
	const all = await exported(page, { range: 'Everything' });
	expect(all.lines.length).toBeGreaterThan(shown.lines.length);
	expect(all.lines[0]).toContain('Info|Cancelled|Reason');
});

test('OUT-01 every list has its export @everywhere', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/');
	for (const [path, file] of [
		['/positions', /^Positions .*\.xlsx$/],
		['/persons', /^Persons .*\.xlsx$/],
		['/stages', /^Stages .*\.xlsx$/],
		['/team-functions', /^Team Functions .*\.xlsx$/],
		['/users', /^Users .*\.xlsx$/],
	] as const) {
		await page.goto(path);
		const { name, lines } = await exported(page, { range: 'Everything' });
		expect(name).toMatch(file);
		expect(lines.length, path).toBeGreaterThan(1);
	}
});

test('OUT-01 a gate exports its check-ins, a row for each vehicle with its plate', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/gate');
	const shown = await exported(page);
	expect(shown.lines[0]).toBe('Planned|Done at|What|Status|Gate|Band|Vehicle|Type|Licence plate|Driver');
	const all = await exported(page, { range: 'Everything' });
	expect(all.name).toBe('Gate 22.08.2026.xlsx');
	expect(all.lines.length).toBeGreaterThan(shown.lines.length);
	const done = all.lines.filter((line) => line.includes('|Check-in|Done|'));
	expect(done.length).toBeGreaterThan(0);
	expect(done[0]).toMatch(/^2026-08-\d\d \d\d:\d\d\|2026-08-\d\d \d\d:\d\d\|/);
});

test('OUT-01 on a phone the export stands with the filters @phone', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/vehicles');
	await page.getByRole('button', { name: 'Filters' }).click();
	const { name, lines } = await exported(page, { format: 'CSV with ;' });
	expect(name).toMatch(/^Vehicles .*\.csv$/);
	expect(lines[0]).not.toMatch(/tel/i);
});

test('OUT-01 IMP-06 what is exported goes in again without a change', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	await signIn('admin');
	await page.goto('/');
	for (const [path, format] of [
		['/bands', 'Excel'],
		['/vehicles', 'Excel'],
		['/vehicles', 'CSV with ;'],
		['/positions', 'CSV with ,'],
		['/persons', 'CSV with ;'],
		['/activities', 'Excel'],
	] as const) {
		await page.goto(path);
		const { bytes, lines } = await exported(page, { range: 'Everything', format });
		const counts = await dryRun(admin, bytes);
		expect(counts, path).toEqual({ new: 0, changed: 0, same: lines.length - 1, conflict: 0, faulty: 0 });
	}
	await page.goto('/vehicles');
	const { bytes } = await exported(page, { range: 'Everything' });
	expect(await dryRun(admin, bytes, 'Somebody Else')).toMatchObject({ new: 0, changed: 1, conflict: 0, faulty: 0 });
});

/** Puts the number at a band's production and a driver. */
async function plantNumber(admin: Api): Promise<void> {
	const { body: bands } = await admin.call<{ id: number; vehicles: { id: number }[] }[]>('GET', '/bands');
	const band = bands.find(({ vehicles }) => vehicles.length > 0);
	await admin.call('POST', '/persons', { name: 'Canary Person', tel: CANARY, group: 'Production' });
	const { body: persons } = await admin.call<{ id: number; tel: string }[]>('GET', '/persons');
	const production = { id: persons.find(({ tel }) => tel === CANARY)?.id };
	const driver = { driver: 'Canary Driver', driver_tel: CANARY };
	const writes = [
		await admin.call('PUT', `/band/${band?.id}`, { production }),
		await admin.call('PUT', `/vehicle/${band?.vehicles[0]?.id}`, driver),
	];
	expect(writes.map(({ status }) => status)).toEqual([200, 200]);
}

/** All that the list's export has, of its texts letters and figures alone. */
async function everything(page: Page, path: string): Promise<string> {
	await page.goto(path);
	return (await exported(page, { range: 'Everything' })).lines.join('\n').replace(/[^\w\n|]/g, '');
}

test('OUT-01 AUTH-09 no export of crew has a telephone number', async ({ page, signIn, api }) => {
	await plantNumber(await api('admin'));
	await signIn('crew');
	await page.goto('/');
	for (const path of ['/bands', '/vehicles', '/activities', '/positions', '/gate']) {
		const text = await everything(page, path);
		expect(text, path).not.toContain(CANARY_FIGURES);
		expect(text.split('\n', 1)[0], path).not.toMatch(/tel(\||$)/i);
	}
});

test('OUT-01 AUTH-09 where crew finds none, lead exports the number', async ({ page, signIn, api }) => {
	await plantNumber(await api('admin'));
	await signIn('lead');
	await page.goto('/');
	for (const path of ['/bands', '/vehicles']) expect(await everything(page, path)).toContain(CANARY_FIGURES);
});

test('OUT-01 A11Y the export is reached by keyboard and has no fault that axe finds', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/bands');
	await page.getByRole('button', { name: 'Export', exact: true }).focus();
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Export bands' });
	await expect(dialog.getByRole('radio', { name: /^As shown/ })).toBeChecked();
	expect(await axeViolations(page, { within: '[role=dialog]' })).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused();
});
