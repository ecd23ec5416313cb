import { expect, test, vi } from 'vitest';
import { openAlert, showAlert } from './notifications.ts';

/** The browser's part of a service worker, with so many of the app's tabs open. */
function workerWith(tabs: number) {
	const navigate = vi.fn(async () => null);
	const tab = { focus: vi.fn(async () => ({ navigate })) };
	const openWindow = vi.fn(async () => null);
	const clients = { matchAll: async () => Array.from({ length: tabs }, () => tab), openWindow };
	return { worker: { clients }, navigate, tab, openWindow };
}

function notificationOf(data: unknown) {
	const close = vi.fn();
	return { close, data } as unknown as Notification & { close: typeof close };
}

test('ALRT-05 a tap on a notification opens its screen in the tab that is open', async () => {
	const { worker, navigate, tab, openWindow } = workerWith(2);
	const notification = notificationOf('/alerts?id=7');
	await openAlert(worker, notification);
	expect(notification.close).toHaveBeenCalledOnce();
	expect(tab.focus).toHaveBeenCalledOnce();
	expect(navigate).toHaveBeenCalledExactlyOnceWith('/alerts?id=7');
	expect(openWindow).not.toHaveBeenCalled();
});

test('ALRT-05 without an open tab it opens one, and /alerts where it does not say what', async () => {
	const { worker, openWindow } = workerWith(0);
	await openAlert(worker, notificationOf(undefined));
	expect(openWindow).toHaveBeenCalledExactlyOnceWith('/alerts');
});

const ALERT = { id: 7, kind: 'late-show', text: 'Show Nova has not started.', url: '/alerts?id=7' };
const UNREADABLE = ['Something needs you.', 'alert-0', '/alerts'];

test.each([
	['an alert', () => ({ json: () => ALERT }), ['Show Nova has not started.', 'alert-7', '/alerts?id=7']],
	['what is not JSON', () => ({ json: () => JSON.parse('not JSON') }), UNREADABLE],
	['what is no alert', () => ({ json: () => ({ id: 7 }) }), UNREADABLE],
	['nothing', () => null, UNREADABLE],
])('ALRT-05 a message with %s shows one notification', async (_, data, [body, tag, url]) => {
	const showNotification = vi.fn(async () => undefined);
	await showAlert({ registration: { showNotification } }, data());
	const options = expect.objectContaining({ body, tag, data: url });
	expect(showNotification).toHaveBeenCalledExactlyOnceWith('Crossload', options);
});
