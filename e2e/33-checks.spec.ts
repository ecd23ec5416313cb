import type { PlanFinding } from '@crossload/contract';
import type { Page } from '@playwright/test';
import { snackbar } from './support/screen.ts';
import { expect, sharedTest, test } from './support/test.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const openRow = (page: Page) => rows(page).filter({ has: page.getByRole('button', { name: /^Move / }) });

sharedTest('CHK-21 the checks show what the server finds, worst first @everywhere', async ({ page, signIn, api }) => {
	const found = await (await api('crew')).call<PlanFinding[]>('GET', '/plan/findings');
	await signIn('crew');
	await page.goto('/checks');
	for (const severity of ['impossible', 'tight', 'missing']) {
		const count = found.body.filter((finding) => finding.severity === severity).length;
		await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${count} ${severity}`) })).toBeVisible();
	}
	await expect(rows(page).first()).toContainText(found.body[0]?.text ?? 'a finding');
	// Crew may look; ways out are for those who may plan.
	await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
});

sharedTest('CHK-21 filters by kind and day are kept', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/checks');
	await page.getByRole('combobox', { name: 'Kind' }).click();
	await page.getByRole('option', { name: 'Vehicle in two places' }).click();
	await expect(page.getByRole('heading', { level: 3, name: 'Vehicle in two places' }).first()).toBeVisible();
	await expect(page.getByRole('heading', { level: 2, name: /missing/ })).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('Vehicle in two places');
	await expect(page.getByRole('heading', { level: 2, name: /missing/ })).toHaveCount(0);
});

test('CHK-21 a way out is taken at one tap, is undone and done again', async ({ page, signIn, api }) => {
	const admin = await api('admin');
	const keys = async () => (await admin.call<PlanFinding[]>('GET', '/plan/findings')).body.map(({ key }) => key);
	const before = await keys();
	await signIn('admin');
	await page.goto('/checks');
	await openRow(page)
		.first()
		.getByRole('button', { name: /^Move / })
		.click();
	const saved = snackbar(page, /: saved/);
	await expect(saved).toBeVisible();
	await expect.poll(async () => (await keys()).length).toBeLessThan(before.length);
	await saved.getByRole('button', { name: 'Undo' }).click();
	const undone = snackbar(page, /Taken back/);
	await expect(undone).toBeVisible();
	expect(await keys()).toEqual(before);
	await undone.getByRole('button', { name: 'Redo' }).click();
	await expect(snackbar(page, 'Done again')).toBeVisible();
	expect((await keys()).length).toBeLessThan(before.length);
});

sharedTest('CHK-21 a finding leads to the board at its time, and to its activities', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/checks');
	const board = rows(page)
		.first()
		.getByRole('link', { name: /^Open on the board/ });
	await expect(board).toHaveAttribute('href', /at=/);
	await board.click();
	await expect(page.getByRole('region', { name: /^Time line/ })).toBeVisible();
	await page.goBack();
	await rows(page).first().getByRole('link').filter({ hasText: ', ' }).first().click();
	await expect(page.getByRole('dialog')).toBeVisible();
});
