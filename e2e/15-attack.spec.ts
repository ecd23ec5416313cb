import type { Api } from './support/api.ts';
import { settle } from './support/screens.ts';
import { logIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const RUN = 'window.ran=1';
const NAMES = [
	`<script>${RUN}</script>`,
	`"><img src=x onerror=${RUN}>`,
	`'><svg onload=${RUN}>`,
	`</textarea><script>${RUN}</script>`,
	`<iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
	`javascript:${RUN}`,
	`<input autofocus onfocus=${RUN}>`,
	`{{constructor.constructor('${RUN}')()}}`,
];
const PASSWORD = 'grandstand';
const NUMBER = `+41 79 555 01 23;ext=<script>${RUN}</script>`;

/** Users, functions and their members whose names are scripts; the first user of each role can sign in. */
async function enterAttackers(admin: Api): Promise<void> {
	const add = async (path: string, body: object) => {
		const response = await admin.call<{ id: number }>('POST', path, body);
		expect(response.status, path).toBe(201);
		return response.body.id;
	};
	for (const [index, name] of NAMES.entries()) {
		await add('/users', { name, password: PASSWORD, role: ['admin', 'lead', 'crew'][index % 3] });
		const person = await add('/persons', { name, tel: NUMBER, group: 'Team' });
		const teamFunction = await add('/functions', { name, order: index + 1 });
		const assigned = await admin.call('PUT', `/functions/${teamFunction}/members`, { personIds: [person] });
		expect(assigned.status).toBe(200);
	}
}

const VISITS = [
	{
		name: NAMES[0] ?? '',
		role: 'admin',
		paths: ['/', '/users', '/team-functions', '/persons', '/activities', '/bands'],
	},
	{ name: NAMES[1] ?? '', role: 'lead', paths: ['/', '/vehicles', '/positions'] },
	{ name: NAMES[2] ?? '', role: 'crew', paths: ['/', '/vehicles', '/activities'] },
];

for (const { name, role, paths } of VISITS) {
	test(`REL-70 REL-73 of names that are scripts none runs, even of one's own, as ${role} @everywhere`, async ({
		page,
		server,
		api,
	}) => {
		await enterAttackers(await api('admin'));
		const origins = new Set<string>();
		page.on('request', (request) => origins.add(new URL(request.url()).origin));
		await logIn(page, server.url, { name, password: PASSWORD });
		for (const path of paths) {
			await page.goto(path);
			await settle(page);
			expect(await page.evaluate(() => 'ran' in window), path).toBe(false);
			await expect(
				page.locator('a[href^="javascript:" i], a[href^="data:" i], iframe, img[src="x"]'),
				path,
			).toHaveCount(0);
			const numbers = page.locator('a[href^="tel:"]');
			const links = await numbers.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
			expect(
				links.filter((href) => !/^tel:\+?\d+$/.test(href)),
				path,
			).toEqual([]);
		}
		await page.goto('/');
		await expect(page.getByText(NAMES[3] ?? '').first()).toBeVisible();
		expect([...origins]).toEqual([server.url]);
	});
}
