import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { panel, snackbar } from './support/screen.ts';
import { settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const OPEN = { name: 'Mine: choose what concerns me' };

/** Opens the choice from the top bar and taps one of its buttons: two taps. */
async function chooseMine(page: Page, group: string, name: string): Promise<void> {
	await page.getByRole('button', OPEN).click();
	const choice = panel(page, group).getByRole('button', { name, exact: true });
	const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
	await choice.click();
	await expect(choice).toHaveAttribute('aria-pressed', 'true');
	await saved;
	await page.getByRole('button', { name: 'Done' }).click();
	await expect(page.getByRole('dialog')).toHaveCount(0);
}

interface NamedStage {
	readonly id: number;
	readonly name: string;
}

async function stagesOf(api: Api): Promise<readonly [NamedStage, NamedStage]> {
	const { body } = await api.call<NamedStage[]>('GET', '/stages');
	const [first, second] = body;
	if (!first || !second) throw new Error('The festival has too few stages');
	return [first, second];
}

const shown = (page: Page, name: 'All' | 'Mine') =>
	page.getByRole('radiogroup', { name: 'Shown' }).getByText(name, { exact: true });

test('MINE-01 a stage chosen from the top bar is what every screen keeps to, until all is shown again @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const [own, other] = await stagesOf(await api('lead'));
	await signIn('lead');
	await page.goto('/bands');
	await settle(page);
	const count = page.getByRole('main').locator('header').getByText(/^\d+$/);
	const all = Number(await count.textContent());
	await chooseMine(page, 'Stages', own.name);
	await expect(count).not.toHaveText(`${all}`);
	await expect(panel(page, 'Mine')).toContainText(own.name);
	for (const path of ['/activities', '/vehicles', '/positions', '/plan', '/checks', '/changes', '/sheets']) {
		await page.goto(path);
		await expect(shown(page, 'Mine')).toBeVisible();
	}
	await expect(page.getByRole('main')).toContainText(own.name);
	await expect(page.getByRole('main').getByText(other.name, { exact: true })).toHaveCount(0);
	await page.goto('/bands');
	await shown(page, 'All').click();
	await expect(count).toHaveText(`${all}`);
	// The device remembers it.
	await page.reload();
	await expect(count).toHaveText(`${all}`);
	await shown(page, 'Mine').click();
	await expect(count).not.toHaveText(`${all}`);
	await page.getByRole('button', { name: 'Change', exact: true }).click();
	await page.getByRole('button', { name: 'Choose nothing' }).click();
	await expect(page.getByText('Nothing is chosen: everything is shown.')).toBeVisible();
	await page.getByRole('button', { name: 'Done' }).click();
	await expect(panel(page, 'Mine')).toHaveCount(0);
	await expect(count).toHaveText(`${all}`);
});

test('MINE-01 what is chosen is kept for the user on the server, and goes with them', async ({
	page,
	signIn,
	api,
	browser,
	server,
}) => {
	const lead = await api('lead');
	const [own] = await stagesOf(lead);
	await signIn('lead');
	await page.goto('/');
	await chooseMine(page, 'Stages', own.name);
	const other = await (await browser.newContext({ baseURL: server.url })).newPage();
	await signIn('lead', other);
	await other.goto('/');
	await expect(panel(other, 'Mine')).toContainText(own.name);
	await page.getByRole('button', { name: 'Logout' }).click();
	await signIn('crew');
	await page.goto('/');
	await expect(page.getByRole('button', OPEN)).toBeVisible();
	await expect(panel(page, 'Mine')).toHaveCount(0);
	await other.context().close();
});

test('MINE-01 a choice that cannot be saved is taken back, in words', async ({ page, signIn, api, consoleErrors }) => {
	consoleErrors.expect(/Failed to load resource/);
	const [own] = await stagesOf(await api('lead'));
	await signIn('lead');
	await page.goto('/');
	await page.route('**/api/me/watch', (route) =>
		route.request().method() === 'PUT' ? route.abort() : route.continue(),
	);
	await page.getByRole('button', OPEN).click();
	const choice = panel(page, 'Stages').getByRole('button', { name: own.name, exact: true });
	await choice.click();
	await expect(snackbar(page, 'Your choice could not be saved')).toBeVisible();
	await expect(choice).toHaveAttribute('aria-pressed', 'false');
});

test('MINE-02 with one stage chosen a phone’s dashboard is that stage’s @phone', async ({ page, signIn, api }) => {
	const lead = await api('lead');
	const [own, other] = await stagesOf(lead);
	await signIn('lead');
	await page.goto('/');
	await expect(page.getByText(other.name).first()).toBeVisible();
	await chooseMine(page, 'Stages', own.name);
	await expect(panel(page, 'On stage')).toContainText(own.name);
	await expect(panel(page, 'On stage')).not.toContainText(other.name);
	await expect(panel(page, 'Next shows').getByRole('listitem')).toHaveCount(3);
	for (const title of ['Next loads', 'In Charge']) await expect(panel(page, title)).toBeVisible();
	await expect(panel(page, 'Vehicle Presence by Day')).toHaveCount(0);
});

test('RIP-10 MINE-02 on a phone the stage’s show is delayed in three taps @phone', async ({ page, signIn, api }) => {
	const [own] = await stagesOf(await api('lead'));
	await signIn('admin');
	await page.goto('/');
	await chooseMine(page, 'Stages', own.name);
	await panel(page, 'On stage').getByRole('button', { name: 'Delay…' }).click();
	const dialog = page.getByRole('dialog', { name: /^Delay/ });
	await dialog.getByRole('button', { name: '10 min later', exact: true }).click();
	await dialog.getByRole('button', { name: /^Apply \d+ change/ }).click();
	await expect(snackbar(page, /activit(?:y|ies) moved/)).toBeVisible();
});
