import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startEmptyFestival } from './support/empty-festival.ts';
import { startServer } from './support/festival-server.ts';
import { rows } from './support/screen.ts';
import { logIn } from './support/sign-in.ts';
import { expect, test as withServer } from './support/test.ts';

const HOUR = 3_600_000;
const run = promisify(execFile);

/** A data folder and an invented running order in it, both gone after the test. */
const test = withServer.extend<{ folder: string }>({
	folder: async ({ browserName: _ }, use) => {
		const folder = await mkdtemp(join(tmpdir(), 'crossload-import-'));
		await use(folder);
		await rm(folder, { recursive: true, force: true });
	},
});

/** In full hours around the present: the product itself runs on the real clock. */
const at = (hours: number) => new Date(Math.floor(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString();

async function importOrder(dataFolder: string, file: string, settings = {}): Promise<string> {
	const program = resolve(import.meta.dirname, '..', 'apps', 'server', 'src', 'import', 'main.ts');
	const { DATABASE_URL: _, ...inherited } = process.env;
	const { stdout } = await run(process.execPath, [program, file], {
		env: { ...inherited, CROSSLOAD_DATA: dataFolder, ...settings },
	});
	return stdout;
}

test('a running order that is imported stands in the band list and on the dashboard; twice changes nothing', async ({
	page,
	folder,
}) => {
	const file = join(folder, 'running-order.json');
	const order = [
		{ name: 'Paper Comet', stage: 'Heidebühne', start: at(-3), end: at(-2) },
		{ name: 'Grand Finale Orchestra', stage: 'Heidebühne', start: at(0), end: at(2) },
		{ name: 'Low Orbit Choir', stage: 'Scheune', start: at(1), end: at(2) },
	];
	await writeFile(file, JSON.stringify(order));
	const data = join(folder, 'data');
	expect(await importOrder(data, file)).toContain('Made 2 stages, 3 bands, 3 shows.');
	expect(await importOrder(data, file)).toContain('Nothing to do: all is there already (2 stages, 3 bands, 3 shows).');

	const server = await startEmptyFestival(data);
	await logIn(page, server.url, server.admin);
	const stage = page.getByRole('region', { name: 'On stage' }).getByRole('listitem').filter({ hasText: 'Heidebühne' });
	await expect(stage).toContainText('Grand Finale Orchestra');
	await page.goto(`${server.url}/bands`);
	await expect(rows(page)).toHaveCount(3);
	await expect(rows(page, 'Grand Finale Orchestra')).toContainText('Heidebühne');
	await rows(page, 'Grand Finale Orchestra').click();
	await expect(page.getByRole('heading', { name: 'Grand Finale Orchestra' })).toBeVisible();
	await expect(rows(page, 'Show')).toHaveCount(1);
	// First the page, which may still be fetching what it keeps.
	await page.close();
	await server.stop();
});

for (const [festival, offset] of [
	['British', '+01:00'],
	['winter', '+00:00'],
	['Nepalese', '+05:45'],
] as const) {
	test(`USE-05 a ${festival} festival shows its own times from the import to the dashboard @everywhere`, async ({
		page,
		folder,
	}) => {
		const file = join(folder, 'running-order.csv');
		const [start, end] = [at(0), at(2)];
		await writeFile(file, `name,stage,start,end\nGrand Finale Orchestra,Heidebühne,${start},${end}\n`);
		const data = join(folder, 'data');
		const settings = { CROSSLOAD_UTC_OFFSET: offset };
		await importOrder(data, file, settings);
		const server = await startEmptyFestival(data, settings);
		await logIn(page, server.url, server.admin);
		await expect(page.getByRole('banner').locator('time')).toHaveAttribute('datetime', new RegExp(`\\${offset}$`));
		const stage = page.getByRole('region', { name: 'On stage' }).getByRole('listitem');
		await expect(stage).toContainText('Grand Finale Orchestra');
		await page.goto(`${server.url}/activities`);
		const planned = `${clockAt(offset, start)}–${clockAt(offset, end)}`;
		await expect(rows(page, 'Grand Finale Orchestra')).toContainText(planned);
		await page.close();
		await server.stop();
	});
}

/** What a clock of that offset shows: `17:30`. */
function clockAt(offset: string, time: string): string {
	const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
	return new Date(Date.parse(time) + hours * HOUR + (minutes * HOUR) / 60).toISOString().slice(11, 16);
}

test('USE-05 a changed offset reaches a device that knows another one, and what was stored stays right', async ({
	page,
	folder,
	consoleErrors,
}) => {
	// The server stops while the page fetches the dialogs' code: 503 first, then nothing.
	consoleErrors.expect(
		/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|ERR_INCOMPLETE_CHUNKED_ENCODING|\b503\b/,
	);
	const file = join(folder, 'running-order.json');
	const order = [{ name: 'Paper Comet', stage: 'Scheune', start: at(1), end: at(2) }];
	await writeFile(file, JSON.stringify(order));
	const data = join(folder, 'data');
	await importOrder(data, file);
	const server = await startEmptyFestival(data);
	await logIn(page, server.url, server.admin);
	await page.goto(`${server.url}/activities`);
	const planned = (offset: string) => `${clockAt(offset, at(1))}–${clockAt(offset, at(2))}`;
	await expect(rows(page, 'Paper Comet')).toContainText(planned('+02:00'));
	await server.stop();
	const changed = await startServer({
		entry: 'start',
		dataFolder: data,
		port: server.port,
		env: { CROSSLOAD_UTC_OFFSET: '+05:45' },
	});
	await expect(rows(page, 'Paper Comet')).toContainText(planned('+05:45'), { timeout: 30_000 });
	await page.close();
	await changed.stop();
});

test('USE-04 an order from Wednesday to Saturday with its nights has its days in both day filters', async ({
	page,
	folder,
}) => {
	const file = join(folder, 'running-order.json');
	const show = (name: string, day: number, [from, to]: [string, string]) => ({
		...{ name, stage: 'Heidebühne', start: `2026-08-${day}T${from}:00+02:00` },
		end: `2026-08-${to < from ? day + 1 : day}T${to}:00+02:00`,
	});
	const order = [
		show('Opening Night', 19, ['22:00', '01:30']),
		show('Small Hours', 20, ['00:30', '02:00']),
		show('Thursday Choir', 20, ['20:00', '21:00']),
		show('Friday Choir', 21, ['20:00', '21:00']),
		show('Last Dance', 23, ['00:15', '03:00']),
	];
	await writeFile(file, JSON.stringify(order));
	const data = join(folder, 'data');
	await importOrder(data, file);
	const server = await startEmptyFestival(data);
	await logIn(page, server.url, server.admin);
	for (const list of ['bands', 'activities']) {
		await page.goto(`${server.url}/${list}`);
		const days = page.getByRole('radiogroup', { name: 'Day' });
		await expect(days.getByRole('radio')).toHaveCount(6);
		await expect(days.getByRole('radio').nth(1)).toHaveAttribute('value', 'Wednesday');
		await days.getByText('Wednesday').click();
		await expect(rows(page)).toHaveCount(1);
		await expect(rows(page)).toContainText('Opening Night');
		await days.getByText('Thursday').click();
		await expect(rows(page)).toHaveCount(2);
		await days.getByText('Sunday').click();
		await expect(rows(page)).toContainText('Last Dance');
	}
	await page.close();
	await server.stop();
});

test('USE-05 AUTH-01 what is typed on the login screen stays when the festival’s offset arrives', async ({
	page,
	folder,
}) => {
	const server = await startEmptyFestival(join(folder, 'data'), { CROSSLOAD_UTC_OFFSET: '+01:00' });
	let release = () => {};
	const isTyped = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route('**/api/login-screen', async (route) => {
		const response = await route.fetch();
		await isTyped;
		await route.fulfill({ response });
	});
	await page.goto(`${server.url}/login`);
	const user = page.getByRole('textbox', { name: 'User' });
	await user.fill(server.admin.name);
	const hasArrived = page.waitForResponse('**/api/login-screen');
	release();
	await hasArrived;
	const keptOffset = () => page.evaluate(() => Object.values(localStorage).includes('+01:00'));
	await expect.poll(keptOffset).toBe(true);
	await expect(user).toHaveValue(server.admin.name);
	await page.close();
	await server.stop();
});
