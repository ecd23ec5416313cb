import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startEmptyFestival } from './support/empty-festival.ts';
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

async function importOrder(dataFolder: string, file: string): Promise<string> {
	const program = resolve(import.meta.dirname, '..', 'apps', 'server', 'src', 'import', 'main.ts');
	const { DATABASE_URL: _, ...inherited } = process.env;
	const { stdout } = await run(process.execPath, [program, file], {
		env: { ...inherited, CROSSLOAD_DATA: dataFolder },
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
