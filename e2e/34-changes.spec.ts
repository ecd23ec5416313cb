import type { Band } from '@crossload/contract';
import type { Page } from '@playwright/test';
import { snackbar } from './support/screen.ts';
import { expect, test } from './support/test.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'What happened' }).locator('> li');

test('PLAN-14 what someone else changes appears by itself, and is undone after a look at it @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const [band] = (await admin.call<Band[]>('GET', '/bands')).body;
	const notes = async () => (await admin.call<Band>('GET', `/band/${band?.id}`)).body.notes;
	const before = await notes();
	await signIn('admin');
	await page.goto('/changes');
	await expect(page.getByRole('heading', { level: 1, name: 'What happened' })).toBeVisible();
	await admin.call('PUT', `/band/${band?.id}`, { notes: 'Brings a piano' });
	const changed = rows(page).first();
	await expect(changed).toContainText(`Band changed: ${band?.name}`);
	await expect(changed).toContainText('Brings a piano');
	await changed.getByRole('button', { name: /^Undo/ }).click();
	const question = page.getByRole('dialog', { name: 'Take this back?' });
	await expect(question).toContainText('Brings a piano');
	await question.getByRole('button', { name: 'Undo' }).click();
	await expect(snackbar(page, /Taken back/)).toBeVisible();
	expect(await notes()).toBe(before);
	await expect(rows(page).first()).toContainText('Undone');
});

test('PLAN-12 PLAN-14 what has been changed since is not undone, and that is said', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/409/);
	const admin = await api('admin');
	const [band] = (await admin.call<Band[]>('GET', '/bands')).body;
	await admin.call('PUT', `/band/${band?.id}`, { notes: 'First' });
	await admin.call('PUT', `/band/${band?.id}`, { notes: 'Second' });
	await signIn('admin');
	await page.goto('/changes');
	await rows(page).nth(1).getByRole('button', { name: /^Undo/ }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
	await expect(snackbar(page, /changed since/)).toBeVisible();
});

test('PLAN-12 PLAN-14 a lead is offered Undo for what they may take back, by whomever it was done, and for nothing else @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const [band] = (await admin.call<Band[]>('GET', '/bands')).body;
	await admin.call('PUT', `/band/${band?.id}`, { notes: 'Brings a piano' });
	await admin.call('PUT', `/band/${band?.id}`, { status: 'here' });
	await signIn('lead');
	await page.goto('/changes');
	const [status, notes] = [rows(page).nth(0), rows(page).nth(1)];
	await expect(notes).toContainText('Brings a piano');
	await expect(notes.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
	await status.getByRole('button', { name: /^Undo/ }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
	await expect(snackbar(page, /Taken back/)).toBeVisible();
	expect((await admin.call<Band>('GET', `/band/${band?.id}`)).body.status).toBe(band?.status);
});

test('PLAN-15 a note stands among what happened', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/changes');
	await expect(rows(page).first()).toBeVisible();
	await page.getByRole('textbox', { name: 'Note' }).fill('Rain, Plaza stops 19:40');
	await page.getByRole('button', { name: 'Add note' }).click();
	await expect(rows(page).first()).toContainText('Rain, Plaza stops 19:40');
	await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});

test('PLAN-14 crew does not see what happened', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/changes');
	await expect(page.getByRole('list', { name: 'What happened' })).toHaveCount(0);
	await expect(page.getByRole('link', { name: 'What happened' })).toHaveCount(0);
});

test('PLAN-14 what the filters leave is searched for in older pages, as far back as wanted', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	await admin.call('POST', '/stages', { name: 'Waldrand', color: '#2ca58d' });
	const [band] = (await admin.call<Band[]>('GET', '/bands')).body;
	// More than a page of other things.
	for (let count = 1; count <= 70; count += 1) await admin.call('PUT', `/band/${band?.id}`, { notes: `Note ${count}` });
	await signIn('admin');
	await page.goto('/changes');
	await expect(rows(page).first()).toContainText('Note 70');
	await expect(rows(page)).toHaveCount(50);
	await page.getByRole('combobox', { name: 'About' }).click();
	await page.getByRole('option', { name: 'Stage', exact: true }).click();
	await expect(rows(page).filter({ hasText: 'Stage added: Waldrand' })).toHaveCount(1);
	await page.getByRole('combobox', { name: 'About' }).click();
	await page.getByRole('option', { name: 'Acceptance', exact: true }).click();
	await expect(page.getByRole('main')).toContainText('Nothing for these filters.');
	await expect(page.getByRole('button', { name: /further back|older/ })).toHaveCount(0);
});
