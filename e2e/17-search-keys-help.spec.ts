import type { Vehicle } from '@crossload/contract';
import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' });
const found = (page: Page) => page.getByRole('listbox', { name: 'Found' }).getByRole('option');
const group = (page: Page, name: string) => page.getByRole('listbox', { name: 'Found' }).getByRole('group', { name });
const keysDialog = (page: Page) => page.getByRole('dialog', { name: 'Keys' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function seek(page: Page, typed: string): Promise<void> {
	await expect(field(page)).toHaveCount(0);
	await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible();
	await page.keyboard.press('Control+k');
	await expect(field(page)).toBeFocused();
	await page.keyboard.type(typed);
}

type Driven = Vehicle & { licence_plate: string; driver: string };

/** A vehicle of which plate and driver are known, and nobody else drives under that name. */
async function drivenVehicle(api: Api): Promise<Driven> {
	const { body } = await api.call<Vehicle[]>('GET', '/vehicles');
	const vehicle = body.find(
		({ licence_plate, driver }) =>
			licence_plate !== null && driver !== null && body.filter((other) => other.driver === driver).length === 1,
	);
	if (!vehicle?.licence_plate || !vehicle.driver) throw new Error('This demo has no vehicle with plate and driver');
	return { ...vehicle, licence_plate: vehicle.licence_plate, driver: vehicle.driver };
}

/** A plate as someone at the gate types it: small letters, blanks and dashes anywhere. */
function asTyped(plate: string): string {
	return plate
		.replace(/[\s-]/g, '')
		.toLowerCase()
		.replace(/(.{3})(?=.)/g, '$1 - ');
}

test('SHELL-08 Enter opens the best find of all, although the list it is in came late', async ({ page, signIn }) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/api/bands', async (route) => {
		await held;
		await route.continue();
	});
	await signIn('lead');
	await page.goto('/vehicles');
	await seek(page, 'Saint Ravine');
	await expect(page.getByRole('dialog').getByText('Loading …')).toBeVisible();
	await page.keyboard.press('Enter');
	await expect(field(page)).toHaveValue('Saint Ravine');
	release();
	await expect(found(page).first()).toContainText('Saint Ravine');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/band\/[^/]+$/);
});

for (const keys of ['Control+k', '/']) {
	test(`SHELL-08 ${keys} opens the search; a plate is found however it is typed, Enter opens it`, async ({
		page,
		signIn,
		api,
	}) => {
		const vehicle = await drivenVehicle(await api('lead'));
		await signIn('lead');
		await page.goto('/bands');
		const columns = page.getByRole('button', { name: 'Columns' });
		await columns.focus();
		await page.keyboard.press(keys);
		await expect(field(page)).toBeFocused();
		await page.keyboard.press('Escape');
		await expect(field(page)).toHaveCount(0);
		await expect(columns).toBeFocused();

		await page.keyboard.press(keys);
		await expect(field(page)).toHaveValue('');
		await expect(field(page)).toBeFocused();
		await page.keyboard.type(asTyped(vehicle.licence_plate));
		await expect(found(page).first()).toHaveAttribute('aria-selected', 'true');
		await expect(found(page).first()).toContainText(vehicle.band.name);
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(`/vehicle/${vehicle.id}`);
		await expect(field(page)).toHaveCount(0);
	});
}

for (const delay of [30, 80, 150]) {
	test(`USE-02 every letter after / and Ctrl+K comes into the search, at ${delay} ms a key`, async ({
		page,
		signIn,
	}) => {
		await signIn('lead');
		await page.goto('/activities');
		await expect(title(page)).toHaveText('Activities');
		await page.keyboard.type('/M SF 3065', { delay });
		await expect(field(page)).toHaveValue('M SF 3065');
		expect(await page.evaluate(() => window.scrollY)).toBe(0);
		await page.keyboard.press('Escape');
		await page.keyboard.press('Control+k');
		await page.keyboard.type('M SF 3065', { delay });
		await expect(field(page)).toHaveValue('M SF 3065');
	});

	test(`USE-02 every letter after a tap comes into the search, at ${delay} ms a key @phone`, async ({
		page,
		signIn,
	}) => {
		await signIn('lead');
		await page.goto('/bands');
		await page.getByRole('button', { name: 'Search' }).tap();
		await page.keyboard.type('M SF 3065', { delay });
		await expect(field(page)).toHaveValue('M SF 3065');
		await page.getByRole('button', { name: 'Close search' }).tap();
		await expect(field(page)).toHaveCount(0);
	});
}

test('USE-02 the search has the focus in the task of the key and of the tap', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/bands');
	await expect(title(page)).toHaveText('Bands');
	const focused = await page.evaluate(async () => {
		const first = document.createElement('p');
		document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
		// Microtasks belong to the task; a timer or a frame would be another one.
		for (let step = 0; step < 20; step += 1) await first;
		return document.activeElement?.getAttribute('aria-label');
	});
	expect(focused).toBe('Search everything');
});

test('USE-02 a stage is found and leads to its activities', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/');
	await seek(page, 'sitterbuhne');
	await group(page, 'Stages').getByRole('option').click();
	await expect(page).toHaveURL(/\/activities\?stage=1$/);
	await expect(field(page)).toHaveCount(0);
});

test('SHELL-08 single keys can be switched off on this device, and a dialog of the browser holds them', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/bands');
	await expect(title(page)).toHaveText('Bands');
	await page.keyboard.press('?');
	const single = keysDialog(page).getByRole('switch', { name: 'Single keys' });
	await expect(single).toBeChecked();
	await single.click();
	await page.keyboard.press('Escape');
	await expect(keysDialog(page)).toHaveCount(0);
	await page.reload();
	await expect(title(page)).toHaveText('Bands');
	await page.keyboard.type('?/gv');
	await page.keyboard.press('Control+k');
	await expect(field(page)).toHaveValue('');
	await expect(page).toHaveURL('/bands');
	await page.keyboard.press('Escape');
	await page.goto('/help');
	await page.getByRole('switch', { name: 'Single keys' }).click();
	await page.evaluate(() => {
		const dialog = document.createElement('dialog');
		dialog.append(document.createElement('button'));
		document.body.append(dialog);
		dialog.showModal();
	});
	await page.keyboard.type('gv');
	await expect(page).toHaveURL('/help');
	await page.evaluate(() => document.body.querySelector('dialog[open]')?.remove());
	await page.keyboard.type('gv');
	await expect(page).toHaveURL('/vehicles');
});

test('what was opened last stands first the next time, arrows choose, and nothing found says so', async ({
	page,
	signIn,
}) => {
	await signIn('lead');
	await page.goto('/');
	await seek(page, 'dynamo d');
	await expect(group(page, 'Bands').getByRole('option')).toHaveCount(1);
	await page.keyboard.press('Enter');
	await expect(title(page)).toHaveText('Dynamo Dorf');
	await seek(page, 'plaza');
	await expect(field(page)).toHaveValue('plaza');
	await field(page).fill('tin harbour');
	await expect(group(page, 'Bands').getByRole('option')).toHaveCount(1);
	await page.keyboard.press('Enter');
	await expect(title(page)).toHaveText('Tin Harbour');

	await seek(page, '');
	await expect(found(page).nth(0)).toContainText('Tin Harbour');
	await expect(found(page).nth(1)).toContainText('Dynamo Dorf');
	await page.keyboard.press('ArrowDown');
	await expect(found(page).nth(1)).toHaveAttribute('aria-selected', 'true');
	await page.keyboard.press('Enter');
	await expect(title(page)).toHaveText('Dynamo Dorf');
	await seek(page, 'zzzz no such');
	await expect(page.getByText("Nothing found for 'zzzz no such'.")).toBeVisible();
});

test('AUTH-09 a driver is found by those who read telephone numbers, with the number; crew is shown none', async ({
	page,
	browser,
	signIn,
	api,
}) => {
	const vehicle = await drivenVehicle(await api('lead'));
	await signIn('lead');
	await page.goto('/');
	await seek(page, vehicle.driver);
	const driver = group(page, 'Drivers').getByRole('option').first();
	await expect(driver).toContainText(vehicle.driver);
	await expect(driver).toContainText(vehicle.driver_tel ?? '');
	await page.keyboard.press('Escape');
	await seek(page, 'Tom Reuter');
	await expect(group(page, 'Persons')).toBeVisible();

	const crew = await (await browser.newContext()).newPage();
	await signIn('crew', crew);
	await crew.goto('/');
	await seek(crew, vehicle.driver);
	await expect(group(crew, 'Drivers').getByRole('option').first()).toContainText(vehicle.driver);
	await expect(crew.getByRole('dialog')).not.toContainText(/\+\d{2}/);
	await field(crew).fill('Tom Reuter');
	await expect(crew.getByText('Nothing found for')).toBeVisible();
	await field(crew).fill((vehicle.driver_tel ?? '').slice(-7));
	await expect(crew.getByText('Nothing found for')).toBeVisible();
	await crew.context().close();
});

test('SHELL-08 ? shows the keys, and every key of the map does what it says', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/stages');
	await expect(title(page)).toHaveText('Stages');
	await page.keyboard.press('?');
	const keys = keysDialog(page);
	await expect(keys.getByRole('term')).toHaveText([
		'/',
		'Ctrl+K',
		'gthenh',
		'gthenb',
		'gthenv',
		'gthenp',
		'gthena',
		'n',
		'?',
		'd',
		'Esc',
		'Enter',
		'Ctrl+Enter',
	]);
	await page.keyboard.press('g');
	await page.keyboard.press('b');
	await expect(keys).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(keys).toHaveCount(0);
	await expect(page).toHaveURL('/stages');

	for (const [key, path] of [
		['h', '/'],
		['b', '/bands'],
		['v', '/vehicles'],
		['p', '/positions'],
		['a', '/activities'],
	] as const) {
		await page.keyboard.press('g');
		await page.keyboard.press(key);
		await expect(page).toHaveURL(path);
	}
	// The address comes before the screen, and the key is for the screen.
	await expect(page.getByRole('heading', { name: 'Activities', level: 1 })).toBeVisible();
	await expect(page.getByRole('main').getByRole('link', { name: 'Add' })).toBeVisible();
	await page.keyboard.press('n');
	await expect(page).toHaveURL('/activity/new');
	await expect(page.getByRole('combobox', { name: 'Activity Type' })).toBeFocused();
	// While something is typed, letters are letters.
	await page.getByRole('textbox', { name: 'Info / Notes' }).pressSequentially('g b ? n /');
	await expect(page.getByRole('textbox', { name: 'Info / Notes' })).toHaveValue('g b ? n /');
	await expect(keys).toHaveCount(0);
	await page.keyboard.press('Control+k');
	await expect(field(page)).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('textbox', { name: 'Info / Notes' })).toBeFocused();
});

test('SHELL-08 n adds an activity to the band, vehicle or position that is open', async ({ page, signIn }) => {
	await signIn('admin');
	for (const kind of ['band', 'vehicle', 'position']) {
		await page.goto(`/${kind}/1`);
		await expect(page.getByRole('region', { name: 'Activities' }).getByRole('link', { name: 'Add' })).toBeVisible();
		await page.keyboard.press('n');
		await expect(page).toHaveURL(`/activity/new/${kind}/1`);
	}
});

for (const [path, adds] of [
	['/bands', '/band/add'],
	['/vehicles', '/vehicle/add'],
	['/positions', '/position/add'],
] as const) {
	test(`SHELL-08 n adds on ${path} for admin, and does nothing for crew`, async ({ page, signIn, browser }) => {
		await signIn('admin');
		await page.goto(path);
		await expect(page.getByRole('main').getByRole('link', { name: 'Add' })).toBeVisible();
		await page.keyboard.press('n');
		await expect(page).toHaveURL(adds);
		const crew = await (await browser.newContext()).newPage();
		await signIn('crew', crew);
		await crew.goto(new URL(path, page.url()).href);
		await expect(title(crew)).toBeVisible();
		await crew.keyboard.press('n');
		// The next keys are followed, so this one was: it led nowhere.
		await crew.keyboard.press('?');
		await expect(keysDialog(crew)).toBeVisible();
		await expect(crew).toHaveURL(new RegExp(`${path}$`));
		await crew.context().close();
	});
}

test('the help says what signs mean, who may do what, and the keys @everywhere', async ({ page, signIn, isMobile }) => {
	await signIn('crew');
	await page.goto('/');
	if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('link', { name: 'Help' }).click();
	await expect(title(page)).toHaveText('Help');
	for (const name of ['Statuses of an activity', 'Where a vehicle is', 'What is asked first', 'Keys']) {
		await expect(page.getByRole('heading', { name })).toBeVisible();
	}
	const roles = page.getByRole('region', { name: 'What each role may do' });
	await expect(roles.getByRole('row', { name: /^Start activities and mark them as done/ })).toHaveAccessibleName(
		/Yes Yes No$/,
	);
	await expect(roles.getByRole('row', { name: /^See telephone numbers/ })).toHaveAccessibleName(/Yes Yes No$/);
	await expect(roles.getByRole('row', { name: /^Keep the users/ })).toHaveAccessibleName(/Yes No No$/);
	await expect(page.getByText('Start, more than 2 hours before the planned start.')).toBeVisible();
});
