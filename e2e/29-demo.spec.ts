import { startServer } from './support/festival-server.ts';
import { rows } from './support/screen.ts';
import { signInAs } from './support/sign-in.ts';
import { expect, test as withServer } from './support/test.ts';

const DAY = 86_400_000;

/** A demo without a time given, as everyone starts it. */
const test = withServer.extend({
	server: async ({ browserName: _ }, use) => {
		const server = await startServer({ entry: 'demo' });
		await use(server);
		await server.stop();
	},
});

/** Days until the next Monday, from the device's present. */
const untilMonday = (8 - (new Date().getUTCDay() || 7)) % 7;

for (const [when, days] of [
	['on a Monday', untilMonday],
	['two weeks before', -14],
	['two weeks after', 14],
] as const) {
	test(`USE-06 the demo is in the middle of its festival on a device whose clock stands ${when}`, async ({
		page,
		server,
	}) => {
		await page.clock.install({ time: Date.now() + days * DAY });
		await signInAs(page, server.url, 'lead');
		await expect(page.getByRole('heading', { name: 'Saturday' })).toBeVisible();
		await expect(page.getByRole('banner').locator('time')).toHaveAttribute('datetime', /T17:3\d:\d\d\+02:00$/);
		await expect(page.getByRole('region', { name: 'On stage' }).getByRole('listitem')).toHaveCount(3);
		await expect(rows(page).first()).toBeVisible();
	});
}
