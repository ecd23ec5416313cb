import type { Activity, Vehicle } from '@crossload/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findEngines } from '../../tools/other-browsers.ts';
import { type Api, apiAs, demoLogin } from '../support/api.ts';
import { type FestivalServer, startServer } from '../support/festival-server.ts';
import { type NetworkLink, openLink } from '../support/network-link.ts';
import type { EnginePage } from './engine.ts';

const engines = findEngines();

/** By its accessible name: a label goes before what stands on it, as on the buttons of a list's rows. */
const button = (name: string) =>
	`//button[@aria-label='${name}' or (not(@aria-label) and normalize-space(.)='${name}')]`;
const field = (label: string) => `//*[@id=//label[starts-with(normalize-space(.),'${label}')]/@for]`;
const text = (words: string) => `//*[contains(text(),'${words}')]`;
const at = (time: string) => `2026-08-22T${time}:00+02:00`;

describe.each(engines)('$name', (engine) => {
	let server: FestivalServer;
	let link: NetworkLink;
	let api: Api;
	let page: EnginePage;
	let close: () => Promise<void>;

	beforeAll(async () => {
		server = await startServer({ entry: 'demo', commandLine: ['--now', at('17:30'), '--seed', '1'] });
		link = await openLink(server.port);
		api = await apiAs(server.url, 'admin');
		({ page, close } = await engine.open());
		const { name, password } = await demoLogin(server.url, 'admin');
		await page.goto(`${link.url}/login`);
		await page.click(field('User'));
		await page.type(name);
		await page.click(field('Password'));
		await page.type(password);
		await page.click(button('Login'));
		await page.sees(text('Next Load-ins'));
	});

	afterAll(async () => {
		await close();
		await link.close();
		await server.stop();
	});

	async function planLoadIn(): Promise<number> {
		const times = { planned_start: at('17:20'), planned_end: at('18:10') };
		const body = { activityTypeId: 'loadin', bandId: 43, stageId: 1, positionId: 1, vehicleIds: [], ...times };
		return (await api.call<Activity>('POST', '/activity', body)).body.id;
	}

	const activity = async (id: number) => (await api.call<Activity>('GET', `/activity/${id}`)).body;

	test('USE-08 ACT-06 ACT-07 a load-in is started and marked as done', async () => {
		const id = await planLoadIn();
		await page.goto(`${link.url}/activities?activity=${id}`);
		await page.click(button('Start'));
		await page.sees(text('Activity started successfully'));
		expect(await activity(id)).toMatchObject({ start: expect.any(String), end: null });
		await page.goto(`${link.url}/activities?activity=${id}`);
		await page.click(button('Done'));
		await page.sees(text('Activity marked as done'));
		expect((await activity(id)).end).not.toBeNull();
	});

	test('USE-08 REL-72 a start without a network is kept, and sent when there is one again', async () => {
		const id = await planLoadIn();
		await page.goto(`${link.url}/activities?activity=${id}`);
		await page.sees(button('Start'));
		link.cut();
		await page.click(button('Start'));
		await page.sees(text('Noted, not sent yet'));
		expect((await activity(id)).start).toBeNull();
		link.restore();
		await expect.poll(async () => (await activity(id)).start, { timeout: 40_000 }).not.toBeNull();
	});

	test('USE-08 USE-01 ACT-12 an activity is planned with a typed time', async () => {
		await page.goto(`${link.url}/activity/new`);
		await page.click(field('Activity Type'));
		await page.click("//*[@role='option'][normalize-space(.)='Other']");
		await page.click(field('Info'));
		await page.type(engine.name);
		await page.click(field('Day and time, typed'));
		await page.type('Sa 14:30-15:10');
		await page.click(button('Save'));
		await page.sees(text('Activity created successfully'));
		const { body } = await api.call<Activity[]>('GET', '/activities');
		const planned = body.find(({ info }) => info === engine.name);
		expect(planned).toMatchObject({ planned_start: at('14:30'), planned_end: at('15:10') });
	});

	test('USE-08 USE-02 a plate typed after / finds its vehicle', async () => {
		const { body } = await api.call<Vehicle[]>('GET', '/vehicles');
		const plate = body.find(({ licence_plate }) => licence_plate !== null)?.licence_plate ?? '';
		await page.goto(`${link.url}/bands`);
		await page.sees("//h1[contains(.,'Bands')]");
		await page.type('/');
		await page.type(plate);
		await page.sees("//*[@role='option']");
	});
});

test.runIf(engines.length === 0)('USE-08 neither Firefox nor WebKitGTK is on this machine', () => {
	expect(engines).toEqual([]);
});
