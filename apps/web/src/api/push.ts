import { pushCalls } from '@crossload/contract';
import { queryOptions } from '@tanstack/react-query';
import { PUSH_DEVICE, unsubscribeDevice } from '../lib/push-device.ts';
import { readStored, writeStored } from '../lib/stored-text.ts';
import { request } from './client.ts';

/** Why this browser cannot be sent anything; `blocked`: its user has said no to notifications. */
export type PushObstacle = 'unsupported' | 'blocked';

/** Whether alerts are sent to this browser while the app is closed (ALRT-05). */
export type PushState = PushObstacle | 'on' | 'off';

export const pushStateQuery = queryOptions({
	queryKey: ['push'],
	queryFn: ({ signal }) => pushState(signal),
});

async function pushState(signal: AbortSignal): Promise<PushState> {
	const obstacle = pushObstacle();
	if (obstacle) return obstacle;
	const id = Number(readStored(PUSH_DEVICE));
	const registration = await navigator.serviceWorker.getRegistration();
	if (id === 0 || !registration || !(await registration.pushManager.getSubscription())) return 'off';
	const devices = await request(pushCalls.list, { signal });
	return devices.some((device) => device.id === id) ? 'on' : 'off';
}

/** Null where there is none. Browsers offer push over HTTPS alone, an iPhone only to an app on its home screen. */
export function pushObstacle(): PushObstacle | null {
	if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
	return Notification.permission === 'denied' ? 'blocked' : null;
}

/**
 * Asks the user, subscribes the browser and registers it with the server; only after a tap, because browsers ask for one. Returns
 * whether the user has agreed. Throws `ApiError`, and what the browser's push service says.
 */
export async function subscribeDevice(): Promise<boolean> {
	if ((await Notification.requestPermission()) !== 'granted') return false;
	const { key } = await request(pushCalls.key);
	const { pushManager } = await navigator.serviceWorker.ready;
	// One that was made with another installation's key cannot be used here.
	const earlier = await pushManager.getSubscription();
	await earlier?.unsubscribe();
	const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
	const { endpoint = '', keys = {} } = subscription.toJSON();
	const { p256dh = '', auth = '' } = keys;
	const body = { endpoint, keys: { p256dh, auth }, name: deviceName(navigator.userAgent) };
	const { id } = await request(pushCalls.create, { body });
	writeStored(PUSH_DEVICE, String(id));
	return true;
}

/** Nothing is sent to this browser any more, whether the server can be reached or not. */
export async function forgetDevice(): Promise<void> {
	const id = Number(readStored(PUSH_DEVICE));
	await unsubscribeDevice();
	// The push service refuses what the server still sends there, and the server then forgets the device.
	if (id !== 0) await request(pushCalls.remove, { id }).catch(() => undefined);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
	const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
	return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** What one knows a device by: `Chrome on Android`. */
export function deviceName(userAgent: string): string {
	const browser = BROWSERS.find(([mark]) => userAgent.includes(mark))?.[1] ?? 'A browser';
	const system = SYSTEMS.find(([mark]) => userAgent.includes(mark))?.[1];
	return system ? `${browser} on ${system}` : browser;
}

/** The first mark that a browser's name for itself has decides: most claim to be others too. */
const BROWSERS = [
	['Edg', 'Edge'],
	['Firefox', 'Firefox'],
	['FxiOS', 'Firefox'],
	['Chrome', 'Chrome'],
	['CriOS', 'Chrome'],
	['Safari', 'Safari'],
] as const;

const SYSTEMS = [
	['iPhone', 'iPhone'],
	['iPad', 'iPad'],
	['Android', 'Android'],
	['Windows', 'Windows'],
	['Mac OS', 'Mac'],
	['Linux', 'Linux'],
] as const;
