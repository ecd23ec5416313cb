import type { Activity, Band, Vehicle } from '@crossload/contract';
import { exported } from './support/exported.ts';
import { expect, test } from './support/test.ts';

const CANARY = '+49 151 987 654 321';

test('OUT-01 what stands in panels is exported as well: of a band, a position and a vehicle', async ({
	page,
	signIn,
	api,
}) => {
	const admin = await api('admin');
	await signIn('crew');
	const { body: bands } = await admin.call<Band[]>('GET', '/bands');
	const band = bands.find(({ vehicles }) => vehicles.length > 1);
	await page.goto(`/band/${band?.id}`);
	const activities = await exported(page, { within: page.getByRole('region', { name: 'Activities' }) });
	expect(activities.name).toMatch(/^Activities .*\.xlsx$/);
	expect(activities.lines[0]).toContain('Planned start|Planned end');
	expect(activities.lines.length).toBeGreaterThan(1);
	const vehicles = await exported(page, { within: page.getByRole('region', { name: 'Vehicles' }) });
	expect(vehicles.lines[0]).toContain('Name|Type|Licence plate');
	expect(vehicles.lines).toHaveLength(1 + (band?.vehicles.length ?? 0));
	await page.goto(`/vehicle/${band?.vehicles[0]?.id}`);
	expect((await exported(page)).lines.length).toBeGreaterThan(1);
	const { body: all } = await admin.call<Activity[]>('GET', '/activities');
	await page.goto(`/position/${all.find(({ position }) => position !== null)?.position?.id}`);
	expect((await exported(page, { format: 'CSV with ;' })).lines.length).toBeGreaterThan(1);
});

for (const [role, found] of [
	['crew', 0],
	['lead', 1],
] as const) {
	test(`OUT-01 AUTH-09 the vehicles of a band are exported with ${found} telephone numbers for ${role}`, async ({
		page,
		signIn,
		api,
	}) => {
		const admin = await api('admin');
		const { body: vehicles } = await admin.call<Vehicle[]>('GET', '/vehicles');
		const [vehicle] = vehicles;
		await admin.call('PUT', `/vehicle/${vehicle?.id}`, { driver_tel: CANARY });
		await signIn(role);
		await page.goto(`/band/${vehicle?.band.id}`);
		const panel = page.getByRole('region', { name: 'Vehicles' });
		const { lines } = await exported(page, { within: panel, range: 'Everything' });
		expect(lines.filter((line) => line.includes(CANARY))).toHaveLength(found);
	});
}

test('OUT-01 checks and what happened are exported as they are shown', async ({ page, signIn }) => {
	await signIn('admin');
	await page.goto('/checks');
	const checks = await exported(page);
	expect(checks.name).toMatch(/^Checks .*\.xlsx$/);
	expect(checks.lines[0]).toMatch(/^Severity\|Kind\|Finding\|From\|To/);
	expect(checks.lines.length).toBeGreaterThan(1);
	await page.goto('/changes');
	const changes = await exported(page, { range: 'Everything' });
	expect(changes.lines[0]).toBe('When|Who|What|Fields|Revision|Takes back');
});
