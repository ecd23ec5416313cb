import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Vehicle } from '@crossload/contract';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_SWITCHES, findChromium } from '../tools/chromium.ts';
import type { DemoRole } from './support/api.ts';
import { writeBlackVideo, writeCodeVideo } from './support/code-video.ts';
import { test as base, expect } from './support/test.ts';

interface Camera {
	/** Shows the camera a code from now on. */
	show(text: string): void;
	/** Covers the camera. */
	cover(): void;
	/** A page of a browser whose camera is the picture. */
	page(isAllowed: boolean): Promise<Page>;
}

/** A browser with a camera that shows a picture of the test's own. */
const test = base.extend<{ camera: Camera }>({
	camera: async ({ baseURL }, use) => {
		const folder = mkdtempSync(join(tmpdir(), 'crossload-camera-'));
		const file = join(folder, 'camera.y4m');
		writeCodeVideo(file, 'nothing yet');
		const pictures = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`];
		const executablePath = findChromium() ?? '';
		const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_SWITCHES, ...pictures] });
		await use({
			show: (text) => writeCodeVideo(file, text),
			cover: () => writeBlackVideo(file),
			page: async (isAllowed) => {
				const permissions = isAllowed ? ['camera'] : [];
				const context = await browser.newContext({ baseURL: baseURL ?? '', permissions, serviceWorkers: 'block' });
				return await context.newPage();
			},
		});
		await browser.close();
		rmSync(folder, { recursive: true });
	},
});

async function openScan(page: Page, signIn: (role: DemoRole, page: Page) => Promise<void>) {
	await signIn('lead', page);
	await page.goto('/gate');
	await page.getByRole('button', { name: 'Scan' }).click();
	return page.getByRole('dialog', { name: 'Scan a vehicle pass' });
}

test('GATE-07 the camera reads a pass, and the card of its vehicle opens', async ({ camera, api, signIn }) => {
	const lead = await api('lead');
	const vehicle = (await lead.call<Vehicle[]>('GET', '/vehicles')).body.find(({ licence_plate }) => licence_plate);
	const { body: pass } = await lead.call<{ url: string }>('POST', `/vehicle/${vehicle?.id}/pass`);
	const page = await camera.page(true);
	camera.show(new URL(pass.url, 'http://127.0.0.1:1').href);
	const dialog = await openScan(page, signIn);
	await expect(dialog).toContainText('That pass belongs to another installation.');
	await dialog.getByRole('button', { name: 'Close' }).click();
	camera.show(new URL(pass.url, page.url()).href);
	await page.getByRole('button', { name: 'Scan' }).click();
	await expect(page.getByRole('region', { name: vehicle?.licence_plate ?? '' })).toBeVisible();
});

test('GATE-07 any other code is refused in words, and so is a camera that may not be used', async ({
	camera,
	signIn,
}) => {
	camera.show('https://example.org/menu');
	await expect(await openScan(await camera.page(true), signIn)).toContainText('That code is no vehicle pass.');
	const refused = await openScan(await camera.page(false), signIn);
	await expect(refused.getByRole('alert')).toContainText('The camera may not be used');
});

test('GATE-07 a camera that is taken away is said, and tried again', async ({ camera, signIn }) => {
	const dialog = await openScan(await camera.page(true), signIn);
	const video = dialog.locator('video');
	await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBeGreaterThan(0);
	await video.evaluate((element: HTMLVideoElement) => {
		const [track] = (element.srcObject as MediaStream).getVideoTracks();
		track?.stop();
		// What a browser does when somebody else takes it, and not when the page itself stops it.
		track?.dispatchEvent(new Event('ended'));
	});
	await expect(dialog.getByRole('alert')).toContainText('Something else uses the camera.');
	camera.show('https://example.org/menu');
	await dialog.getByRole('button', { name: 'Try again' }).click();
	await expect(dialog).toContainText('That code is no vehicle pass.');
});

test('GATE-07 where the code reader cannot be loaded that is said, and loaded again', async ({ camera, signIn }) => {
	camera.show('https://example.org/menu');
	const page = await camera.page(true);
	const codeReader = '**/assets/decode-*.js';
	await page.route(codeReader, (route) => route.abort());
	const dialog = await openScan(page, signIn);
	await expect(dialog.getByRole('alert')).toContainText('Codes cannot be read: what reads them could not be loaded.');
	await page.unroute(codeReader);
	await dialog.getByRole('button', { name: 'Try again' }).click();
	await expect(dialog).toContainText('That code is no vehicle pass.');
	await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('GATE-07 a camera that sees nothing but black says so', async ({ camera, signIn }) => {
	camera.cover();
	const page = await camera.page(true);
	const dialog = await openScan(page, signIn);
	await expect(dialog).toContainText('The picture is black: uncover the camera or make light, or type the plate.');
	await dialog.getByRole('button', { name: 'Close' }).click();
	camera.show('https://example.org/menu');
	await page.getByRole('button', { name: 'Scan' }).click();
	await expect(dialog).toContainText('That code is no vehicle pass.');
});

test('GATE-07 without a camera it says so', async ({ page, signIn }) => {
	const dialog = await openScan(page, signIn);
	await expect(dialog.getByRole('alert')).toContainText(/no camera|may not be used/);
});

test('GATE-06 a pass is printed with plate, way and code; a new code voids the old one', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	// It has no pass until the page asks for one.
	consoleErrors.expect(/404/);
	const lead = await api('lead');
	const { body: vehicles } = await lead.call<Vehicle[]>('GET', '/vehicles');
	const vehicle = vehicles.find(({ activities, licence_plate }) => licence_plate && activities.length > 3);
	await signIn('lead');
	await page.goto(`/vehicle/${vehicle?.id}`);
	await page.getByRole('link', { name: 'Print pass' }).click();
	const sheet = page.getByRole('article', { name: vehicle?.licence_plate ?? '' });
	await expect(sheet).toContainText(vehicle?.band.name ?? '');
	await expect(sheet).toContainText('Gate, Lea Brandt');
	await expect(sheet.getByRole('img', { name: /^Code of the pass/ })).toBeVisible();
	const codeOf = async () => (await lead.call<{ code: string }>('GET', `/vehicle/${vehicle?.id}/pass`)).body.code;
	const old = await codeOf();
	await page.getByRole('button', { name: 'New code' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'New code' }).click();
	await expect(page.getByText('The pass has a new code')).toBeVisible();
	expect(await codeOf()).not.toBe(old);
	await page.emulateMedia({ media: 'print' });
	await expect(page.getByRole('heading', { name: 'Vehicle passes' })).toBeHidden();
	await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
	await expect(sheet).toBeVisible();
});

test('GATE-06 crew reads no telephone number on a pass, and makes none', async ({ page, signIn, api }) => {
	const { body: vehicles } = await (await api('crew')).call<Vehicle[]>('GET', '/vehicles');
	await signIn('crew');
	await page.goto(`/vehicle/${vehicles[0]?.id}`);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Print pass' })).toHaveCount(0);
	await page.goto('/passes');
	await expect(page.getByRole('article')).toHaveCount(0);
});

test('GATE-06 a band’s passes are printed in one go, a page each', async ({ page, signIn, api, consoleErrors }) => {
	consoleErrors.expect(/404/);
	const { body: vehicles } = await (await api('lead')).call<Vehicle[]>('GET', '/vehicles');
	const counts = Map.groupBy(vehicles, ({ band }) => band.id);
	const [bandId, ofBand] = there([...counts].find(([, all]) => all.length > 1));
	await signIn('lead');
	await page.goto(`/passes?band=${bandId}`);
	await expect(page.getByRole('img', { name: /^Code of the pass/ })).toHaveCount(ofBand.length);
	await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
	const pdf = await page.pdf({ preferCSSPageSize: true });
	expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(ofBand.length);
});

test('GATE-06 the longest names leave plate, stops and code on the pass', async ({
	page,
	signIn,
	api,
	consoleErrors,
}) => {
	consoleErrors.expect(/404/);
	const { call } = await api('admin');
	const made = async (path: string, body: object) => (await call<{ id: number }>('POST', path, body)).body.id;
	const stage = await made('/stages', { name: 'W'.repeat(100), color: '#ffff00' });
	const band = await made('/band', { name: 'W'.repeat(200), stage });
	const yard = { name: 'Yard'.repeat(50), slug: 'LONG', tag: 'GEO', stageId: stage, capacity: 1 };
	const positionId = await made('/position', yard);
	const truck = { name: 'Truck '.repeat(30), licence_plate: 'WW 123', type: { id: 'nightliner' }, band: { id: band } };
	const vehicle = await made('/vehicle', truck);
	const stop = { bandId: band, positionId, vehicleIds: [vehicle] };
	const types = ['checkin', 'crossload', 'parking', 'loadin', 'loadout', 'departure'];
	for (const [hour, activityTypeId] of types.entries()) {
		const isPoint = ['checkin', 'departure'].includes(activityTypeId);
		const times = {
			planned_start: isPoint ? null : `2026-11-29T1${hour}:00:00+02:00`,
			planned_end: `2026-11-29T1${hour}:30:00+02:00`,
		};
		await made('/activity', { ...stop, ...times, stageId: isPoint ? null : stage, activityTypeId });
	}
	await signIn('lead');
	await page.setViewportSize({ width: 1280, height: 1200 });
	await page.goto(`/passes?vehicle=${vehicle}`);
	const sheet = page.getByRole('article', { name: 'WW 123' });
	// In view is what no box above it cuts off.
	const isWhole = { ratio: 0.99 };
	await expect(sheet.getByRole('img', { name: /^Code of the pass/ })).toBeInViewport(isWhole);
	await expect(sheet.getByText('WW 123')).toBeInViewport(isWhole);
	await expect(sheet.getByRole('listitem')).toHaveCount(types.length);
	for (const time of ['10:30', '11:00–11:30', '12:30', '13:00–13:30', '14:00–14:30', '15:30'])
		await expect(sheet.getByRole('listitem').filter({ hasText: time })).toBeInViewport(isWhole);
});

function there<Value>(value: Value | undefined): Value {
	if (value === undefined) throw new Error('The demo has none');
	return value;
}

test('GATE-07 a void pass leads on to the gate, and offers no second try @everywhere', async ({
	page,
	signIn,
	consoleErrors,
}) => {
	consoleErrors.expect(/404/);
	await signIn('crew');
	await page.goto('/pass/AAAAAAAAAAAAAAAAAAAAAA');
	const alert = page.getByRole('alert').filter({ hasText: 'This pass is not valid' });
	await expect(alert).toBeVisible();
	await expect(alert.getByRole('button', { name: 'Try again' })).toHaveCount(0);
	await alert.getByRole('link', { name: 'To the gate' }).click();
	await expect(page).toHaveURL(/\/gate$/);
});
