import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { apiWith } from './support/api.ts';
import { axeViolations } from './support/axe.ts';
import { startEmptyFestival } from './support/empty-festival.ts';
import { logIn } from './support/sign-in.ts';
import { expect, test as withServer } from './support/test.ts';

/** The database of a festival that is over: another installation, stopped. */
const test = withServer.extend<{ lastYear: Buffer }>({
	lastYear: async ({ browserName: _ }, use) => {
		const data = await mkdtemp(join(tmpdir(), 'crossload-last-year-'));
		const server = await startEmptyFestival(data);
		const { call } = await apiWith(server.url, server.admin);
		const { body: stage } = await call<{ id: number }>('POST', '/stages', {
			name: 'Plaza',
			color: '#224466',
			changeover: 40,
		});
		await call('POST', '/position', { name: 'Dock 1', slug: 'dock-1', tag: 'GEO', capacity: 2, stageId: stage.id });
		const { body: person } = await call<{ id: number }>('POST', '/persons', {
			name: 'Ada Lind',
			tel: '+41 79 555 00 01',
			group: 'Team',
		});
		const { body: made } = await call<{ id: number }>('POST', '/functions', { name: 'Stage lead', radio: '4' });
		await call('PUT', `/functions/${made.id}/members`, { personIds: [person.id] });
		await call('POST', '/users', { name: 'olivia', password: 'olivia', role: 'lead' });
		const { body: band } = await call<{ id: number }>('POST', '/band', { name: 'Wolf Ink', stage: stage.id });
		// Friday.
		const planned = { planned_start: '2025-08-22T20:00:00+02:00', planned_end: '2025-08-22T21:30:00+02:00' };
		await call('POST', '/activity', { activityTypeId: 'show', bandId: band.id, stageId: stage.id, ...planned });
		await server.stop();
		await use(await readFile(join(data, 'crossload.sqlite')));
		await rm(data, { recursive: true, force: true });
	},
});

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
	await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

test('IMP-10 last year comes along: file, kinds with counts, what it would do, copy, undo @everywhere', async ({
	page,
	lastYear,
}) => {
	const server = await startEmptyFestival();
	await logIn(page, server.url, server.admin);
	await page.goto(`${server.url}/import`);
	await page.getByRole('link', { name: 'From last year' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'From last year' })).toBeVisible();
	await choose(page, 'crossload-2025.sqlite', lastYear);
	const kinds = page.getByRole('region', { name: 'What comes along' });
	await expect(kinds.getByRole('checkbox', { name: 'Stages' })).toBeChecked();
	await expect(kinds.getByRole('checkbox', { name: 'Stages' })).toHaveAccessibleDescription('1 new');
	await expect(kinds.getByRole('checkbox', { name: 'Templates' })).toHaveAccessibleDescription('4 already here');
	await expect(kinds.getByRole('checkbox', { name: 'Bands' })).not.toBeChecked();
	await expect(kinds.getByRole('checkbox', { name: 'Bands' })).toHaveAccessibleDescription('1 there');
	for (const name of ['Bands', 'Activities']) await kinds.getByRole('checkbox', { name }).check();
	await kinds.getByLabel('The festival begins on or after').fill('2026-08-17');
	await expect(kinds).toContainText('Friday, 22.08.2025 becomes Friday, 21.08.2026');
	const { call } = await apiWith(server.url, server.admin);
	await kinds.getByRole('button', { name: 'Copy 7 rows' }).click();
	// Undo stands there for as long as the message does.
	await expect(page.getByText('Copied 7 rows')).toBeVisible();
	const { body: activities } = await call<object[]>('GET', '/activities');
	expect(activities).toMatchObject([{ planned_start: '2026-08-21T20:00:00+02:00', start: null }]);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(page.getByText('Taken back')).toBeVisible();
	expect((await call<object[]>('GET', '/stages')).body).toEqual([]);
	// Users stay, with their passwords.
	await apiWith(server.url, { name: 'olivia', password: 'olivia' });
	await page.close();
	await server.stop();
});

test('IMP-10 what is no database is said in a sentence, and another file can be chosen @everywhere', async ({
	page,
	signIn,
	consoleErrors,
}) => {
	consoleErrors.expect(/400 \(Bad Request\)/);
	await signIn('admin');
	await page.goto('/carry-over');
	await choose(page, 'notes.sqlite', Buffer.from('Dear festival'));
	await expect(page.getByText('This is no SQLite database.')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
});

for (const theme of ['light', 'dark'] as const) {
	test(`IMP-10 the screen passes axe with everything open, ${theme} @everywhere`, async ({
		page,
		signIn,
		lastYear,
	}) => {
		await page.emulateMedia({ colorScheme: theme });
		await signIn('admin');
		await page.goto('/carry-over');
		await choose(page, 'crossload-2025.sqlite', lastYear);
		const kinds = page.getByRole('region', { name: 'What comes along' });
		await kinds.getByRole('checkbox', { name: 'Activities' }).check();
		await expect(kinds.getByRole('button', { name: /^Copy/ })).toBeEnabled();
		await kinds.getByText('to know').click();
		expect(await axeViolations(page, { theme })).toEqual([]);
	});
}
