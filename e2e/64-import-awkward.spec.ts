import { expect, test } from './support/test.ts';

const NAMES = ['=HYPERLINK("http://x")', '<img src=x onerror=alert(1)>', '🎸 Łódź', '\u202eخالد', '_x0041_'];

test('IMP-07 IMP-03 awkward names go in as text; what cannot be read is named with its cell @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	await signIn('admin');
	await page.goto('/import');
	const rows = NAMES.map((name) => `"${name.replaceAll('"', '""')}";"+49 151 555"`);
	const text = ['Contacts of 2026', '', 'Name;Handy', ...rows, `${'x'.repeat(10_000)};1`].join('\r\n');
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
	await expect(page.getByText('1 faulty')).toBeVisible();
	await expect(page.getByText('must have at most 200 characters')).toBeVisible();
	await expect(page.getByRole('button', { name: /^Import/ })).toBeDisabled();
	await page.getByRole('checkbox', { name: /Leave out/ }).click();
	await page.getByRole('button', { name: /^Import/ }).click();
	await expect(page.getByText('Imported 5 rows')).toBeVisible();
	const { body: persons } = await admin.call<{ name: string; tel: string }[]>('GET', '/persons');
	const imported = persons.filter(({ tel }) => tel === '+49 151 555').map(({ name }) => name);
	expect(imported.sort()).toEqual(NAMES.toSorted());
});

test('IMP-01 20,000 rows are shown, scrolled through and cancelled before anything is written', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	const { body: before } = await admin.call<unknown[]>('GET', '/persons');
	await signIn('admin');
	await page.goto('/import');
	const text = ['Name;Tel', ...Array.from({ length: 20_000 }, (_, index) => `Person ${index};${index}`)].join('\n');
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
	await expect(page.getByText('20000 new')).toBeVisible({ timeout: 30_000 });
	await expect(page.getByRole('row', { name: /Person 3\b/ })).toBeVisible();
	await page.getByRole('button', { name: 'Cancel' }).click();
	await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
	const { body: after } = await admin.call<unknown[]>('GET', '/persons');
	expect(after).toHaveLength(before.length);
});

test('IMP-01 on a phone what is chosen of a file is read whole @phone', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/import');
	const text = 'Band,Stage,Day,Start,End\nWolf Ink,Plaza,Saturday,18:00,19:00\n';
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'acts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
	const kind = page.getByRole('combobox', { name: 'Rows are' });
	await expect(kind).toHaveValue('Running order');
	expect(await kind.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
