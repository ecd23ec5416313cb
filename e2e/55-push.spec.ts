import { panel, snackbar } from './support/screen.ts';
import { settle } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const ENDPOINT = 'https://push.invalid/send/1';

/** A browser that has no push service of its own to subscribe to, as in tests, gets a subscription all the same. */
function subscribeAnyway(endpoint: string): void {
	const subscription = {
		toJSON: () => JSON.parse(localStorage.getItem('testSubscription') ?? '{}'),
		unsubscribe: async () => {
			localStorage.removeItem('testSubscription');
			return true;
		},
	};
	const bytes = (buffer: ArrayBuffer) =>
		btoa(String.fromCharCode(...new Uint8Array(buffer)))
			.replaceAll('+', '-')
			.replaceAll('/', '_')
			.replaceAll('=', '');
	PushManager.prototype.getSubscription = async () =>
		localStorage.getItem('testSubscription') === null ? null : (subscription as unknown as PushSubscription);
	PushManager.prototype.subscribe = async () => {
		const { publicKey } = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
		const p256dh = bytes(await crypto.subtle.exportKey('raw', publicKey));
		const auth = bytes(crypto.getRandomValues(new Uint8Array(16)).buffer);
		localStorage.setItem('testSubscription', JSON.stringify({ endpoint, keys: { p256dh, auth } }));
		return subscription as unknown as PushSubscription;
	};
}

test('ALRT-05 a device is registered after a tap, stays so, and no longer when it is turned off or logged out', async ({
	page,
	context,
	signIn,
	api,
}) => {
	await context.grantPermissions(['notifications']);
	await page.addInitScript(subscribeAnyway, ENDPOINT);
	const lead = await api('lead');
	const devices = async () => (await lead.call<{ name: string }[]>('GET', '/me/push')).body.map(({ name }) => name);
	await signIn('lead');
	await page.goto('/');
	await settle(page);
	await page.goto('/alerts');
	const push = page.getByRole('switch', { name: 'Also when the app is closed' });
	await expect(push).not.toBeChecked();
	await expect(push).toBeEnabled();
	await push.click();
	await expect(snackbar(page, 'This device rings for your alerts now.')).toBeVisible();
	await expect(push).toBeChecked();
	expect(await devices()).toEqual(['Chrome on Linux']);
	await page.reload();
	await expect(push).toBeChecked();
	await push.click();
	await expect(snackbar(page, 'This device does not ring any more.')).toBeVisible();
	expect(await devices()).toEqual([]);
	await push.click();
	await expect.poll(devices).toHaveLength(1);
	await page.getByRole('button', { name: 'Logout' }).click();
	await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
	// The server hears of it when it next sends something.
	await expect.poll(() => page.evaluate(() => localStorage.getItem('testSubscription'))).toBeNull();
});

test('ALRT-05 blocked notifications are said, with what to do', async ({ page, signIn }) => {
	await page.addInitScript(() => {
		Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
	});
	await signIn('lead');
	await page.goto('/alerts');
	const push = page.getByRole('switch', { name: 'Also when the app is closed' });
	await expect(push).toBeDisabled();
	await expect(panel(page, 'What I want to hear of')).toContainText(
		'Notifications are blocked for this site. Allow them',
	);
});

test('ALRT-05 a browser without push says what it takes', async ({ page, signIn }) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(window, 'PushManager');
	});
	await signIn('lead');
	await page.goto('/alerts');
	await expect(page.getByRole('switch', { name: 'Also when the app is closed' })).toBeDisabled();
	await expect(panel(page, 'What I want to hear of')).toContainText('add Crossload to the home screen');
});

test('ALRT-05 what the push service brings is shown by the closed app', async ({ page, context, signIn }) => {
	await context.grantPermissions(['notifications']);
	await signIn('lead');
	await page.goto('/');
	await settle(page);
	await page.evaluate(async () => void (await navigator.serviceWorker.ready));
	const devtools = await context.newCDPSession(page);
	const registered = new Promise<string>((done) => {
		devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
			const [registration] = registrations;
			if (registration) done(registration.registrationId);
		});
	});
	await devtools.send('ServiceWorker.enable');
	const registrationId = await registered;
	const shown = () =>
		page.evaluate(async () => {
			const registration = await navigator.serviceWorker.ready;
			return (await registration.getNotifications()).map(({ title, body, tag, data }) => [title, body, tag, data]);
		});
	const push = (data: string) =>
		devtools.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data });
	// A busy browser loses a message of the developer tools at times, so it is sent until it is shown.
	const pushUntil = (data: string, check: (notifications: Awaited<ReturnType<typeof shown>>) => void) =>
		expect(async () => {
			await push(data);
			check(await shown());
		}).toPass();
	const alert = { id: 7, kind: 'late-show', text: 'Show Nova has not started.', url: '/alerts' };
	await pushUntil(JSON.stringify(alert), (notifications) =>
		expect(notifications).toEqual([['Crossload', 'Show Nova has not started.', 'alert-7', '/alerts']]),
	);
	await pushUntil(JSON.stringify({ ...alert, text: 'Show Nova is too late.' }), (notifications) =>
		expect(notifications).toEqual([['Crossload', 'Show Nova is too late.', 'alert-7', '/alerts']]),
	);
	await pushUntil('not JSON', (notifications) =>
		expect(notifications.map(([, body]) => body)).toContain('Something needs you.'),
	);
});
