import { join } from 'node:path';
import { API_PREFIX, type Vehicle, type VehiclePass } from '@crossload/contract';
import type { Page } from '@playwright/test';
import { writeCodeVideo } from '../e2e/support/code-video.ts';
import { newVisitor, PHONE, type SignedIn, slowPage, startBrowser } from './web-browser.ts';
import { type Figure, timeFigure } from './web-figures.ts';

const LIMIT = 1000;
const CHECK_IN_LIMIT = 5000;

/** Milliseconds between two keys of somebody who reads them off a truck. */
const BETWEEN_KEYS = 180;

interface Gate {
	readonly address: string;
	readonly signedIn: SignedIn;
	readonly rounds: number;
	/** Where the camera's picture is kept. */
	readonly folder: string;
}

/** How soon the card of a vehicle stands after the camera has begun to show its pass (GATE-07). */
export async function measureScan({ address, signedIn, rounds, folder }: Gate): Promise<Figure[]> {
	const headers = { authorization: `Bearer ${signedIn.token}` };
	const vehicles = (await (await fetch(`${address}${API_PREFIX}/vehicles`, { headers })).json()) as Vehicle[];
	const vehicle = vehicles.find(({ licence_plate }) => licence_plate !== null);
	const renewed = await fetch(`${address}${API_PREFIX}/vehicle/${vehicle?.id}/pass`, { method: 'POST', headers });
	const { url } = (await renewed.json()) as VehiclePass;
	const file = join(folder, 'camera.y4m');
	writeCodeVideo(file, new URL(url, address).href);
	const browser = await startBrowser([
		'--use-fake-device-for-media-stream',
		`--use-file-for-fake-video-capture=${file}`,
	]);
	const visitor = await newVisitor(browser, { address, signedIn, screen: PHONE });
	await visitor.grantPermissions(['camera']);
	const page = await slowPage(visitor);
	const times: number[] = [];
	for (let round = 0; round < rounds; round++) times.push(await scan(page, address, vehicle?.licence_plate ?? ''));
	const typed: number[] = [];
	for (let round = 0; round < rounds; round++) typed.push(await checkInByPlate(page, address, vehicles));
	await browser.close();
	return [
		timeFigure('A check-in by plate in three taps, typed by a person (phone)', CHECK_IN_LIMIT, typed),
		timeFigure('The camera shows a pass until the vehicle’s card stands (phone)', LIMIT, times),
	];
}

/** Milliseconds from the first picture of the camera until the card stands. */
async function scan(page: Page, address: string, plate: string): Promise<number> {
	await page.goto(`${address}/gate`);
	const button = page.getByRole('button', { name: 'Scan' });
	await button.waitFor();
	const pictured = page.evaluate(
		() =>
			new Promise<number>((done) => {
				document.addEventListener('playing', () => done(performance.now()), { capture: true, once: true });
			}),
	);
	await button.click();
	const card = page.getByRole('region', { name: plate });
	await card.waitFor();
	const stood = await page.evaluate(() => performance.now());
	return stood - (await pictured);
}

/** Milliseconds from the first tap on the field until the check-in of a truck that is expected stands as done. */
async function checkInByPlate(page: Page, address: string, vehicles: readonly Vehicle[]): Promise<number> {
	await page.goto(`${address}/gate`);
	const plates = vehicles.flatMap(({ licence_plate }) => licence_plate ?? []);
	const buttons = page.getByRole('button', { name: /^Check in: / });
	await buttons.first().waitFor();
	const names = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
	const plate = plates.find((known) => names.some((name) => name.startsWith(`Check in: ${known},`))) ?? '';
	const began = performance.now();
	await page.getByRole('textbox', { name: 'Plate, band, driver or pass' }).tap();
	await page.keyboard.type(plate.toLowerCase().replaceAll(/[^a-z0-9]/g, ''), { delay: BETWEEN_KEYS });
	const card = page.getByRole('region', { name: plate });
	await card.waitFor();
	await card.getByRole('button', { name: 'Check in' }).tap();
	await page
		.getByText(/^Check in: /)
		.first()
		.waitFor();
	return performance.now() - began;
}
