import type { Page } from '@playwright/test';
import type { DemoRole } from './support/api.ts';
import { expect, test } from './support/test.ts';

const PLANS = ['Home', 'Plan', 'Positions', 'Bands', 'Vehicles', 'Activities', 'Checks'];
const ON_SITE = ['Gate', 'Sheets'];
const LEADS = [...PLANS, 'What happened', ...ON_SITE];
const ADMINS = ['Stages', 'Persons', 'Team Functions', 'Templates', 'Import', 'Links', 'Users'];
const ADMIN_PATHS = ['/stages', '/persons', '/team-functions', '/import', '/shares', '/users'];

const MENUS: readonly { role: DemoRole; entries: readonly string[] }[] = [
	{ role: 'admin', entries: [...LEADS, ...ADMINS] },
	{ role: 'lead', entries: [...LEADS, 'Templates'] },
	{ role: 'crew', entries: [...PLANS, ...ON_SITE] },
];

/** The navigation drawer: at the left of a desktop, behind the last button of a phone. */
async function openMenu(page: Page, isMobile: boolean) {
	if (!isMobile) return page.getByRole('navigation', { name: 'Main' });
	await page.getByRole('button', { name: 'Menu' }).click();
	return page.getByRole('navigation', { name: 'Menu' });
}

for (const { role, entries } of MENUS) {
	test(`SHELL-01 ${role} finds the own entries in the menu, and each leads somewhere @everywhere`, async ({
		page,
		signIn,
		isMobile,
	}) => {
		await signIn(role);
		await page.goto('/');
		const menu = await openMenu(page, isMobile);
		await expect(menu.getByRole('link')).toHaveText(entries);
		await menu.getByRole('link', { name: 'Positions' }).click();
		await expect(page).toHaveURL(/\/positions$/);
		await expect(page.getByRole('heading', { name: 'Position Overview' })).toBeVisible();
	});
}

for (const role of ['lead', 'crew'] as const) {
	test(`SHELL-02 ${role} reads that admin screens are for others, and is led home`, async ({ page, signIn }) => {
		await signIn(role);
		for (const path of ADMIN_PATHS) {
			await page.goto(path);
			await expect(page.getByRole('heading', { name: 'Not for you' })).toBeVisible();
			await expect(page.getByRole('table')).toHaveCount(0);
		}
		await page.getByRole('link', { name: 'Go home' }).click();
		await expect(page).toHaveURL(/\/$/);
		await expect(page.getByRole('region', { name: 'In Charge' })).toBeVisible();
	});
}

for (const path of ['/nowhere', '/band/abc', '/activity/new/tent/3', '/position/add/again']) {
	test(`SHELL-07 ${path} is no page, and says so with a way home`, async ({ page, signIn }) => {
		await signIn('admin');
		await page.goto(path);
		await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
		await page.getByRole('link', { name: 'Go home' }).click();
		await expect(page.getByRole('region', { name: 'In Charge' })).toBeVisible();
	});
}

test('SHELL-07 SHELL-09 ACT-14 every route of the specification opens its screen', async ({ page, signIn, api }) => {
	const { body: bands } = await (await api('admin')).call<{ id: number; name: string; vehicles: { id: number }[] }[]>(
		'GET',
		'/bands',
	);
	const band = bands.find(({ vehicles }) => vehicles.length > 0);
	const vehicle = band?.vehicles[0];
	const { body: activities } = await (await api('admin')).call<{ id: number }[]>('GET', '/activities');
	const screens: Readonly<Record<string, string | RegExp>> = {
		'/': 'Saturday',
		'/bands': 'Bands',
		[`/band/${band?.id}`]: band?.name ?? '',
		[`/band/edit/${band?.id}`]: /Edit/,
		'/band/add': 'Add New Band',
		'/vehicles': 'Vehicles',
		[`/vehicle/${vehicle?.id}`]: /\w/,
		'/vehicle/add': 'Add New Vehicle',
		[`/vehicle/add/${band?.id}`]: 'Add New Vehicle',
		[`/vehicle/edit/${vehicle?.id}`]: 'Edit Vehicle',
		'/positions': 'Position Overview',
		'/position/add': 'New Position',
		'/position/edit/1': 'Edit Position',
		'/position/1': /\w/,
		'/activities': 'Activities',
		'/activity/new': 'Create Activity',
		'/activity/new/band/1': 'Create Activity',
		'/activity/new/stage/1': 'Create Activity',
		'/activity/new/position/1': 'Create Activity',
		[`/activity/new/vehicle/${vehicle?.id}`]: 'Create Activity',
		[`/activity/${activities[0]?.id}/edit`]: 'Edit Activity',
		[`/activity/${activities[0]?.id}/edit/band/1`]: 'Edit Activity',
		'/persons': 'Persons',
		'/users': 'Users',
		'/stages': 'Stages',
		'/team-functions': 'Team Functions',
		'/templates': 'Templates',
		'/import': 'Import',
		'/shares': 'Links',
	};
	await signIn('admin');
	for (const [path, title] of Object.entries(screens)) {
		await page.goto(path);
		await expect(page.getByRole('heading', { name: title, level: 1 }), path).toBeVisible();
		expect(new URL(page.url()).pathname).toBe(path);
	}
});

/** What the tab is called, whatever count of alerts stands before it. */
async function expectTitle(page: Page, title: string): Promise<void> {
	await expect.poll(async () => (await page.title()).replace(/^\(\d+\) /, '')).toBe(title);
}

test('the browser’s tab is called after what its page shows', async ({ page, signIn, api }) => {
	const { body: bands } = await (await api('admin')).call<{ id: number; name: string }[]>('GET', '/bands');
	const [first, second] = bands;
	await page.goto('/login');
	await expectTitle(page, 'Login · Crossload');
	await signIn('admin');
	await page.goto('/');
	await expectTitle(page, 'Home · Crossload');
	await page.goto(`/band/${first?.id}`);
	await expectTitle(page, `${first?.name} · Crossload`);
	await page.goto('/bands');
	await expectTitle(page, 'Bands · Crossload');
	await page
		.getByRole('main')
		.getByRole('link', { name: second?.name ?? '', exact: true })
		.first()
		.click();
	await expectTitle(page, `${second?.name} · Crossload`);
	await page.goBack();
	await expectTitle(page, 'Bands · Crossload');
	await page.goto('/nowhere');
	await expectTitle(page, 'Page not found · Crossload');
});
