import type { Page } from '@playwright/test';
import type { Api } from './support/api.ts';
import { sidewaysScroll } from './support/screen.ts';
import { allScreens, settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const RUN = 'window.ran=1';
const PAYLOADS = [
	`<script>${RUN}</script>`,
	`"><script>${RUN}</script>`,
	`'><script>${RUN}</script>`,
	`</title><script>${RUN}</script>`,
	`</textarea><script>${RUN}</script>`,
	`</style><script>${RUN}</script>`,
	`<ScRiPt>${RUN}</ScRiPt>`,
	`<scr<script>ipt>${RUN}</script>`,
	`<img src=x onerror=${RUN}>`,
	`<img src=x onerror="${RUN}">`,
	`"><img src=x onerror=${RUN}>`,
	`<svg onload=${RUN}>`,
	`<svg><script>${RUN}</script></svg>`,
	`<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
	`<body onload=${RUN}>`,
	`<iframe src="javascript:${RUN}"></iframe>`,
	`<iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
	`<object data="javascript:${RUN}"></object>`,
	`<embed src="javascript:${RUN}">`,
	`<details open ontoggle=${RUN}>`,
	`<input autofocus onfocus=${RUN}>`,
	`<video><source onerror=${RUN}></video>`,
	`<marquee onstart=${RUN}>`,
	`<a href="javascript:${RUN}">x</a>`,
	`javascript:${RUN}`,
	`data:text/html,<script>${RUN}</script>`,
	`{{constructor.constructor('${RUN}')()}}`,
	`\${${RUN}}`,
	`' onmouseover='${RUN}`,
	`<math><mtext></mtext><script>${RUN}</script></math>`,
];
const STRANGE_NAMES = [
	...PAYLOADS,
	'M'.repeat(200),
	'שלום עולם, להקת הרעש הגדול',
	'فرقة الضوضاء الكبيرة',
	'👩‍👩‍👧‍👦🎸🔥'.repeat(12),
];

interface Created {
	readonly id: number;
}

/** Puts every payload and every strange name into every text that a festival has. */
async function enterStrangeNames(admin: Api): Promise<{ bandId: number; vehicleId: number; positionId: number }> {
	const add = async (path: string, body: object) => {
		const response = await admin.call<Created>('POST', path, body);
		expect(response.status, path).toBe(201);
		return response.body?.id ?? 0;
	};
	const all = STRANGE_NAMES.join('\n');
	let ids = { bandId: 0, vehicleId: 0, positionId: 0 };
	for (const [index, name] of STRANGE_NAMES.entries()) {
		const tel = name.slice(0, 50);
		await add('/persons', { name, tel, group: 'Team,Production' });
		const bandId = await add('/band', { name, stage: 3, touringParty: name, notes: all });
		const vehicle = { name, licence_plate: name.slice(0, 30), driver: name, driver_tel: tel, comment: all };
		const vehicleId = await add('/vehicle', {
			...vehicle,
			subVehicle: name,
			band: { id: bandId },
			type: { id: 'van' },
		});
		const positionId = await add('/position', { name, slug: `strange-${index}`, tag: 'Sonstige' });
		const planned = { planned_start: '2026-08-22T17:20:00+02:00', planned_end: '2026-08-22T19:00:00+02:00' };
		const references = { bandId, stageId: 3, positionId, vehicleIds: [vehicleId] };
		await add('/activity', { activityTypeId: 'crossload', info: all, ...references, ...planned });
		ids = { bandId, vehicleId, positionId };
	}
	await add('/stages', { name: STRANGE_NAMES[0], color: '#123456' });
	return ids;
}

const ran = (page: Page) => page.evaluate(() => 'ran' in window);

test('REL-70 SHELL-08 no script in a text runs, and no name breaks a screen @everywhere', async ({
	page,
	signIn,
	api,
}) => {
	test.slow();
	const admin = await api('admin');
	const { bandId, vehicleId, positionId } = await enterStrangeNames(admin);
	const { body: activities } = await admin.call<{ id: number; band: Created }[]>('GET', '/activities');
	const activityId = activities.find(({ band }) => band?.id === bandId)?.id;
	await signIn('admin');
	const paths = ['/', '/bands', `/band/${bandId}`, `/band/edit/${bandId}`, '/vehicles', `/vehicle/${vehicleId}`];
	const others = ['/positions', `/position/${positionId}`, '/activities', `/activities?activity=${activityId}`];
	for (const path of [...paths, ...others, `/activity/new/band/${bandId}`, '/persons', '/stages']) {
		await page.goto(path);
		await settle(page);
		expect(await ran(page), path).toBe(false);
		expect.soft(await sidewaysScroll(page), path).toBe(0);
		await expect(page.locator('a[href^="javascript:" i], a[href^="data:" i]'), path).toHaveCount(0);
		const numbers = await page
			.locator('a[href^="tel:"]')
			.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
		expect(
			numbers.filter((href) => !/^tel:\+?\d+$/.test(href ?? '')),
			path,
		).toEqual([]);
	}
	await page.goto(`/band/${bandId}`);
	await expect(page.getByText(PAYLOADS[0] ?? '').first()).toBeVisible();
});

test('REL-70 a colour that is no colour is refused', async ({ api }) => {
	const admin = await api('admin');
	for (const color of ['red', '#12345', `#123456"onload=${RUN}`, 'url(javascript:1)']) {
		expect((await admin.call('POST', '/stages', { name: `Stage ${color}`, color })).status, color).toBe(400);
	}
});

test('REL-73 SHELL-08 no screen asks another origin, or needs more than 360 pixels', async ({
	page,
	signIn,
	api,
	server,
}) => {
	test.slow();
	const origins = new Set<string>();
	page.on('request', (request) => origins.add(new URL(request.url()).origin));
	page.on('websocket', (socket) => origins.add(socket.url()));
	await page.setViewportSize({ width: 360, height: 640 });
	await signIn('admin');
	for (const path of await allScreens(await api('admin'))) {
		await page.goto(path);
		await settle(page);
		expect.soft(await sidewaysScroll(page), path).toBe(0);
	}
	expect([...origins]).toEqual([server.url]);
});

test('SHELL-04 dark at first; the light theme is remembered @everywhere', async ({ page, signIn, isMobile }) => {
	await signIn('crew');
	await page.goto('/');
	const html = page.locator('html');
	await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
	if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('button', { name: 'Light theme' }).click();
	await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
	await page.reload();
	await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
	await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(241, 243, 244)');
});
