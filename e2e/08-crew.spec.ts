import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** A number that nothing else in the festival looks like. */
const CANARY = '49151987654321';
const CANARY_TEXT = '+49 151 987 654 321';
/** Words by which things are added, changed and done. */
const EDIT_CONTROLS = /^(Add|Add .*|Edit.*|Delete.*|Remove|Save|Start.*|Done|Done:.*|Assign.*|Create.*|Update.*)$/;

interface Named {
	readonly id: number;
}

/** Puts the number wherever a telephone number can stand, and returns where to look for it. */
async function plantNumber(admin: Api) {
	const person = { name: 'Canary Person', tel: CANARY_TEXT, group: 'Team,Production,Driver' };
	const { body: planted } = await admin.call<Named>('POST', '/persons', person);
	const { body: persons } = await admin.call<(Named & { tel: string })[]>('GET', '/persons');
	const personId = planted?.id ?? persons.find(({ tel }) => tel === CANARY_TEXT)?.id ?? 0;
	const { body: bands } = await admin.call<(Named & { vehicles: Named[] })[]>('GET', '/bands');
	const band = bands.find(({ vehicles }) => vehicles.length > 1);
	const vehicle = band?.vehicles[0];
	const { body: functions } = await admin.call<Named[]>('GET', '/functions');
	const writes = [
		await admin.call('PUT', `/band/${band?.id}`, { production: { id: personId } }),
		await admin.call('PUT', `/vehicle/${vehicle?.id}`, { driver: 'Canary Driver', driver_tel: CANARY_TEXT }),
		await admin.call('PUT', `/functions/${functions[0]?.id}/members`, { personIds: [personId] }),
	];
	expect(writes.map(({ status }) => status)).toEqual([200, 200, 200]);
	return { bandId: band?.id, vehicleId: vehicle?.id };
}

/** The places where an admin sees the number, and the rest of what crew may open. */
async function screens(admin: Api) {
	const { bandId, vehicleId } = await plantNumber(admin);
	const { body: activities } = await admin.call<(Named & { band: Named | null })[]>('GET', '/activities');
	const activityId = activities.find(({ band }) => band?.id === bandId)?.id;
	const withNumber = ['/', `/band/${bandId}`, '/vehicles', `/vehicle/${vehicleId}`];
	const others = ['/bands', '/positions', '/position/1', '/activities', `/activities?activity=${activityId}`];
	const forbidden = [
		'/band/add',
		`/band/edit/${bandId}`,
		'/vehicle/add',
		`/vehicle/add/${bandId}`,
		`/vehicle/edit/${vehicleId}`,
		'/position/add',
		'/position/edit/1',
		'/activity/new',
		`/activity/new/band/${bandId}`,
		`/activity/${activityId}/edit`,
		'/persons',
		'/users',
		'/stages',
		'/team-functions',
		'/templates',
	];
	return { withNumber, others, forbidden };
}

/** The whole document, with what fields hold, without anything but figures. */
async function figuresOf(page: Page): Promise<string> {
	const text = await page.evaluate(() => {
		const values = [...document.querySelectorAll('input, textarea')].map((field) => 'value' in field && field.value);
		return [document.documentElement.outerHTML, ...values].join('|');
	});
	return text.replace(/[\s./()-]/g, '');
}

test('AUTH-09 BAND-06 VEH-02 crew finds no telephone number anywhere, in no response and nothing to edit with @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	test.slow();
	const { withNumber, others, forbidden } = await screens(await api('admin'));
	await signIn('crew');
	await page.goto('/');
	const responses: Promise<string>[] = [];
	page.on('response', (response) => {
		const isApiResponse = response.url().includes('/api/') && !response.url().endsWith('/live');
		if (isApiResponse) responses.push(response.text().catch(() => ''));
	});
	for (const path of [...withNumber, ...others]) {
		await page.goto(path);
		await settle(page);
		expect(await figuresOf(page), path).not.toContain(CANARY);
		await expect(page.locator('a[href^="tel:"]'), path).toHaveCount(0);
		await expect(page.getByRole('main').getByRole('button', { name: EDIT_CONTROLS }), path).toHaveCount(0);
		await expect(page.getByRole('main').getByRole('link', { name: EDIT_CONTROLS }), path).toHaveCount(0);
		await expect(page.getByRole('dialog').getByRole('button', { name: EDIT_CONTROLS }), path).toHaveCount(0);
		await expect(page.getByRole('dialog').getByRole('link', { name: EDIT_CONTROLS }), path).toHaveCount(0);
	}
	for (const path of forbidden) {
		await page.goto(path);
		await expect(page.getByRole('heading', { name: 'Not for you' }), path).toBeVisible();
		await expect(page.getByRole('textbox'), path).toHaveCount(0);
		expect(await figuresOf(page), path).not.toContain(CANARY);
	}
	const received = (await Promise.all(responses)).join('\n').replace(/[\s./()-]/g, '');
	expect(received).toContain('CanaryDriver');
	expect(received).not.toContain(CANARY);
	const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
	expect(kept.replace(/[\s./()-]/g, '')).not.toContain(CANARY);
});

for (const role of ['admin', 'lead'] as const) {
	test(`AUTH-09 where crew finds none, ${role} finds the number`, async ({ page, signIn, api }) => {
		const { withNumber } = await screens(await api('admin'));
		await signIn(role);
		for (const path of withNumber) {
			await page.goto(path);
			await settle(page);
			await expect.poll(() => figuresOf(page), path).toContain(CANARY);
		}
	});
}

test('VEH-02 stored settings bring crew no column of telephone numbers', async ({ page, signIn }) => {
	await signIn('crew');
	await page.goto('/');
	await page.evaluate(() => {
		localStorage.setItem('selectedVehicleColumns', '["band","driver_tel","driver"]');
		localStorage.setItem('vehicleFilters', '{"type":null,"sorting":[{"id":"driver_tel","desc":true}]}');
	});
	await page.goto('/vehicles');
	await expect(page.getByRole('columnheader')).toContainText(['Band', 'Driver']);
	await expect(page.getByRole('columnheader')).toHaveCount(2);
	// An order by what crew may not see is none: the usual one counts.
	await expect(page.getByRole('columnheader', { name: 'Band' })).toHaveAttribute('aria-sort', 'ascending');
	await page.getByRole('button', { name: 'Columns' }).click();
	await expect(page.getByRole('menuitemcheckbox')).not.toHaveCount(0);
	await expect(page.getByRole('menuitemcheckbox', { name: 'Driver Tel' })).toHaveCount(0);
});
