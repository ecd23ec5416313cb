import { expect, test, vi } from 'vitest';
import { openAlert } from './notifications.ts';

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
