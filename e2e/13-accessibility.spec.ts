import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe.ts';
import { sidewaysScroll } from './support/screen.ts';
import { allScreens, settle, untilAnimationsEnd } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** What opens over a screen, and how. */
const OVERLAYS: readonly {
	name: string;
	path: string;
	open: (page: Page) => Promise<void>;
	on?: 'desktop' | 'phone';
}[] = [
	{ name: 'details', path: '/activities?activity=237', open: async () => {} },
	{
		name: 'removal',
		path: '/activities?activity=237',
		open: async (page) => {
			await button(page, 'Remove').click();
			await expect(page.getByRole('dialog').filter({ hasText: 'Are you sure' })).toBeVisible();
		},
	},
	{
		name: 'delay',
		path: '/activities?activity=261',
		open: async (page) => {
			await button(page, /^Delay…$/).click();
			await page.getByRole('dialog', { name: 'Delay' }).getByRole('button', { name: '30 min later' }).click();
			await expect(page.getByRole('button', { name: /^Apply \d+ change/ })).toBeEnabled();
		},
	},
	{
		name: 'cancel',
		path: '/activities?activity=261',
		open: async (page) => {
			await button(page, 'Cancel…').click();
			await expect(page.getByRole('textbox', { name: 'Reason' })).toBeVisible();
		},
	},
	{
		name: 'forgotten',
		path: '/activities?activity=8',
		open: (page) => expect(button(page, 'It happened as planned')).toBeVisible(),
	},
	{ name: 'order', path: '/bands', open: (page) => button(page, 'Sort').click(), on: 'desktop' },
	{ name: 'columns', path: '/vehicles', open: (page) => button(page, 'Columns').click(), on: 'desktop' },
	{ name: 'filters', path: '/activities', open: (page) => button(page, 'Filters').click(), on: 'phone' },
	{ name: 'menu', path: '/', open: (page) => button(page, 'Menu').click(), on: 'phone' },
	{ name: 'alerts', path: '/', open: (page) => button(page, /^Alerts/).click() },
	{ name: 'mine', path: '/', open: (page) => button(page, 'Mine: choose what concerns me').click() },
	{ name: 'members', path: '/', open: (page) => button(page, 'Gate').click() },
	{ name: 'person', path: '/persons', open: (page) => button(page, 'Add Person').click() },
	{ name: 'stage', path: '/stages', open: (page) => button(page, 'Add Stage').click() },
	{ name: 'function', path: '/team-functions', open: (page) => button(page, 'Add Function').click() },
	{ name: 'user', path: '/users', open: (page) => button(page, 'Add User').click() },
	{ name: 'password', path: '/users', open: (page) => button(page, /^Update Password/).click(), on: 'desktop' },
	{
		name: 'question',
		path: '/band/add',
		open: async (page) => {
			await page.getByRole('textbox', { name: 'Band Name' }).fill('Typed');
			await page.getByRole('link', { name: 'Cancel' }).click();
		},
	},
];

/** Chooses a theme as an earlier visit would have. */
async function rememberTheme(page: Page, theme: string): Promise<void> {
	await page.goto('/login');
	await page.evaluate((chosen) => localStorage.setItem('colorScheme', chosen), theme);
	await page.reload();
	await settle(page);
	await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
}

for (const theme of ['dark', 'light']) {
	test(`SHELL-08 axe finds nothing wrong on any screen, ${theme} @everywhere`, async ({ page, signIn, api }) => {
		test.slow();
		await rememberTheme(page, theme);
		expect.soft(await axeViolations(page, { theme }), '/login').toEqual([]);
		await signIn('admin');
		for (const path of await allScreens(await api('admin'))) {
			await page.goto(path);
			await settle(page);
			expect.soft(await axeViolations(page, { theme }), path).toEqual([]);
			expect.soft(await sidewaysScroll(page), path).toBe(0);
		}
		await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme);
	});

	test(`SHELL-08 axe finds nothing wrong with what opens over a screen, ${theme} @everywhere`, async ({
		page,
		signIn,
		isMobile,
	}) => {
		test.slow();
		await rememberTheme(page, theme);
		await signIn('admin');
		const elsewhere = isMobile ? 'desktop' : 'phone';
		for (const { name, path, open } of OVERLAYS.filter(({ on }) => on !== elsewhere)) {
			await page.goto(path);
			await settle(page);
			await open(page);
			await expect(page.getByRole('dialog').or(page.getByRole('menu')).first()).toBeVisible();
			await untilAnimationsEnd(page);
			expect.soft(await axeViolations(page, { theme }), name).toEqual([]);
		}
	});
}

test('SHELL-08 a phone’s list says how many rows it has, and each row which it is @phone', async ({
	page,
	signIn,
	api,
}) => {
	const { body: vehicles } = await (await api('crew')).call<readonly unknown[]>('GET', '/vehicles');
	await signIn('crew');
	await page.goto('/vehicles');
	const items = page.getByRole('list', { name: 'Vehicles' }).getByRole('listitem');
	await expect(items.first()).toHaveAttribute('aria-setsize', `${vehicles.length}`);
	await expect(items.first()).toHaveAttribute('aria-posinset', '1');
	await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
	await expect(items.last()).toHaveAttribute('aria-posinset', `${vehicles.length}`);
});

const REQUIRED_FIELDS = [
	['/band/add', ['Band Name', 'Stage']],
	['/vehicle/add', ['Band', 'Vehicle Type', 'Vehicle Name']],
	['/position/add', ['Name', 'Slug', 'Tag']],
	['/activity/new', ['Activity Type']],
] as const;

test('SHELL-08 a field that has to be filled in says so, and its star is no part of its label', async ({
	page,
	signIn,
}) => {
	await signIn('admin');
	for (const [path, labels] of REQUIRED_FIELDS) {
		await page.goto(path);
		for (const label of labels) {
			const field = page.getByLabel(label, { exact: true });
			await expect(field, `${label} of ${path}`).toHaveAttribute('aria-required', 'true');
			await expect(field).toHaveAccessibleName(label);
			const star = page.locator('label').getByText(label, { exact: true });
			expect(await star.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('*');
		}
	}
	await page.goto('/activity/new');
	await expect(page.getByRole('group', { name: 'Planned time', exact: true })).toBeVisible();
});

test('SHELL-08 a tooltip stays while the pointer is on it, and Escape closes it', async ({ page, signIn }) => {
	await page.clock.install();
	await signIn('lead');
	await page.goto('/');
	const trailers = page.getByRole('button', { name: /40 t trailer/ }).first();
	const shown = page.getByRole('tooltip');
	await trailers.hover();
	await expect(shown).toBeVisible();
	await shown.hover();
	await page.clock.runFor(2_000);
	await expect(shown).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(shown).toHaveCount(0);
	await trailers.hover();
	await expect(shown).toBeVisible();
	await page.mouse.move(0, 0);
	await page.clock.runFor(2_000);
	await expect(shown).toHaveCount(0);
});

test('SHELL-08 a table says what it and its parts are, though CSS displays it as a grid', async ({ page, signIn }) => {
	await signIn('lead');
	await page.goto('/activities');
	await expect(page.getByRole('row').nth(5)).toBeVisible();
	const roles = await page.locator('main table').evaluate((table) => {
		const parts = [table, ...table.querySelectorAll('thead, tbody, tr:not([aria-hidden]), tr:not([aria-hidden]) > *')];
		return [...new Set(parts.map((part) => `${part.localName} ${part.getAttribute('role')}`))].sort();
	});
	expect(roles).toEqual(['table table', 'tbody rowgroup', 'td cell', 'th columnheader', 'thead rowgroup', 'tr row']);
});
