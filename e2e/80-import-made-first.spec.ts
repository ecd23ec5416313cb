import type { Vehicle } from '@crossload/contract';
import { expect, test } from './support/test.ts';

const CELLS = [
	['Künstler', 'Fahrzeug', 'Typ', 'Kennzeichen'],
	['Kiesgrube', 'Merch van', 'Sprinter', 'B-HK 5051'],
	['Kiesgruebe', 'Bus 2', 'Bus', 'ZH 1'],
	['Neon Fox', 'Van', 'Transporter', 'ZH 2'],
	['Kiesgrube', 'Moon shot', 'Rakete', 'NGV 215'],
];

test('IMP-11 IMP-14 vehicles of bands that are not here: the bands are made first, then the rows go in', async ({
	page,
	signIn,
	api,
}) => {
	await signIn('admin');
	await page.goto('/import');
	const cells = CELLS.map((row) => row.join('\t')).join('\n');
	await page.getByRole('textbox', { name: 'Or paste cells here' }).fill(cells);
	const table = page.getByRole('table', { name: 'What it would do' });
	const row = (text: string) => table.getByRole('row').filter({ hasText: text });
	await expect(page.getByRole('combobox', { name: 'Column Fahrzeug' })).toHaveValue('Name');
	await expect(page.getByRole('combobox', { name: 'Column Typ' })).toHaveValue('Type');
	await expect(page.getByText('nothing is written yet')).toBeVisible();

	// A reason that is cut off can be read whole.
	const reason = 'There is no band named Neon Fox';
	await row('Neon Fox').getByText(reason).hover();
	await expect(page.getByRole('tooltip', { name: reason })).toBeVisible();

	const apply = page.getByRole('button', { name: 'Import 1 row' });
	await expect(apply).toBeDisabled();
	await expect(apply).toHaveAccessibleDescription('First tick “Leave out 3 faulty rows”, or mend them in the file.');

	await expect(page.getByRole('combobox', { name: '“Kiesgruebe” is' })).toHaveValue('none of these');
	await expect(page.getByRole('button', { name: 'Make all 2 bands' })).toBeVisible();
	await page.getByRole('button', { name: 'Make “Neon Fox”' }).click();
	await expect(page.getByText('Made “Neon Fox”')).toBeVisible();
	await expect(row('Neon Fox')).toContainText('New');
	await page.getByRole('button', { name: 'Make “Kiesgruebe”' }).click();
	await expect(row('Kiesgruebe')).toContainText('New');

	await page.getByRole('checkbox', { name: 'Leave out the faulty row' }).check();
	await page.getByRole('button', { name: 'Import 3 rows' }).click();
	await expect(page.getByText(/^3 rows imported at \d\d:\d\d$/)).toBeVisible();
	await expect(page.getByText('nothing is written yet')).toHaveCount(0);
	const admin = await api('admin');
	const { body: vehicles } = await admin.call<{ name: string; band: { name: string } }[]>('GET', '/vehicles');
	expect(vehicles.filter(({ band }) => band.name === 'Neon Fox').map(({ name }) => name)).toEqual(['Van']);
});

test('IMP-11 activities at a place that is not here, with a vehicle that is not: both are made first, and taken back', async ({
	page,
	signIn,
	api,
}) => {
	await signIn('admin');
	await page.goto('/import');
	const cells = [
		['Typ', 'Band', 'Bühne', 'Position', 'Fahrzeuge', 'Von', 'Bis'],
		['Load-in', 'Kiesgrube', '', 'Dock 9', '', '2026-08-23 14:00', '2026-08-23 14:30'],
		['Load-out', 'Kiesgrube', '', '', 'Backline truck', '2026-08-23 17:00', '2026-08-23 17:30'],
		['Show', 'Kiesgrube', 'Tent', '', '', '2026-08-23 15:00', '2026-08-23 16:00'],
	];
	await page.getByRole('textbox', { name: 'Or paste cells here' }).fill(cells.map((row) => row.join('\t')).join('\n'));
	const table = page.getByRole('table', { name: 'What it would do' });
	const row = (text: string) => table.getByRole('row').filter({ hasText: text });
	await expect(row('Load-in')).toContainText('There is no position named Dock 9');
	await expect(page.getByText('A position of the file is not here. Its rows stay faulty until it is.')).toBeVisible();

	await page.getByRole('button', { name: 'Make “Dock 9”' }).click();
	await expect(row('Load-in')).not.toContainText('Faulty');
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect(row('Load-in')).toContainText('There is no position named Dock 9');
	await page.getByRole('button', { name: 'Make “Dock 9”' }).click();
	await expect(row('Load-in')).not.toContainText('Faulty');

	await page.getByRole('combobox', { name: 'Type of new vehicles' }).click();
	await page.getByRole('option', { name: 'Sprinter' }).click();
	await page.getByRole('button', { name: 'Make “Backline truck” of Kiesgrube' }).click();
	await expect(row('Load-out')).not.toContainText('Faulty');
	await page.getByRole('button', { name: 'Make “Tent”' }).click();
	await expect(row('Show')).not.toContainText('Faulty');

	await page.getByRole('button', { name: 'Import 3 rows' }).click();
	await expect(page.getByText(/^3 rows imported at \d\d:\d\d$/)).toBeVisible();
	const admin = await api('admin');
	const { body: vehicles } = await admin.call<Vehicle[]>('GET', '/vehicles');
	const made = vehicles.find(({ name }) => name === 'Backline truck');
	expect([made?.band.name, made?.type.name]).toEqual(['Kiesgrube', 'Sprinter']);
});
