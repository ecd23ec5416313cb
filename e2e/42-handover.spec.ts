import { panel } from './support/screen.ts';
import { expect, test } from './support/test.ts';

test('PLAN-15 the handover says what happened, what is late, what comes, what will not work and who is on duty @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const lead = await api('lead');
	const text = 'Rain, Plaza stops 19:40';
	expect((await lead.call('POST', '/notes', { text })).status).toBe(201);
	await signIn('lead');
	await page.goto('/changes');
	await page.getByRole('link', { name: 'Handover' }).click();
	await expect(page.getByRole('heading', { name: 'Handover', level: 1 })).toBeVisible();
	await expect(panel(page, 'Notes')).toContainText(text);
	await expect(panel(page, 'Open and late').getByRole('listitem')).not.toHaveCount(0);
	await expect(panel(page, 'Running').getByRole('listitem')).not.toHaveCount(0);
	await expect(panel(page, 'The next 4 hours').getByRole('listitem')).not.toHaveCount(0);
	await expect(panel(page, 'What cannot work or is tight').getByRole('listitem')).not.toHaveCount(0);
	await expect(panel(page, 'On duty')).toContainText('Lea Brandt');
	// A change by someone else comes in by itself.
	const another = 'Sitter back on at 20:05';
	expect((await lead.call('POST', '/notes', { text: another })).status).toBe(201);
	await expect(panel(page, 'Notes')).toContainText(another);
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('combobox', { name: 'What happened since' })).toBeHidden();
	await expect(panel(page, 'Notes')).toContainText(text);
});

test('PLAN-15 crew is shown that it may not read the handover', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/handover');
	await expect(panel(page, 'Notes')).toHaveCount(0);
	await expect(page.getByRole('main')).toBeVisible();
});
