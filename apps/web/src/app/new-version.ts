import { HOUR } from '@crossload/domain';
import { useSyncExternalStore } from 'react';
import { Listeners } from '../lib/listeners.ts';

const listeners = new Listeners();
let waiting: ServiceWorker | null = null;
let isReady = false;

/**
 * Detects that another tab has had a new version take over, which can happen while this one is still loading: called as
 * the page starts, and not only when there is time to look out for new versions.
 */
export function noticeNewVersion(): void {
	if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
	const { serviceWorker } = navigator;
	// The very first version takes over by itself and is nothing new.
	let isFirst = serviceWorker.controller === null;
	serviceWorker.addEventListener('controllerchange', () => {
		if (!isFirst) announce();
		isFirst = false;
	});
}

/** Has the browser keep the app's files, so that it opens without a network, and looks out for new versions. */
export async function keepAppOnDevice(): Promise<void> {
	if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
	try {
		const registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
		watch(registration);
		const { active } = await navigator.serviceWorker.ready;
		// A page that was just loading when the worker took over was missed by it.
		if (navigator.serviceWorker.controller === null) active?.postMessage('claim');
	} catch {
		// Without it (private windows, storage full) the app works as long as there is a network.
	}
}

function watch(registration: ServiceWorkerRegistration): void {
	offer(registration.waiting);
	const watchInstalling = () => {
		const { installing } = registration;
		installing?.addEventListener('statechange', () => {
			if (installing.state === 'installed') offer(registration.waiting);
		});
	};
	// Another tab may have found one already.
	watchInstalling();
	registration.addEventListener('updatefound', watchInstalling);
	const look = () => {
		if (document.visibilityState === 'visible' && navigator.onLine) void registration.update().catch(() => {});
	};
	document.addEventListener('visibilitychange', look);
	setInterval(look, HOUR);
}

function offer(worker: ServiceWorker | null): void {
	if (worker === null || navigator.serviceWorker.controller === null) return;
	waiting = worker;
	announce();
}

function announce(): void {
	isReady = true;
	listeners.notify();
}

/** Whether a new version of the app lies ready on the device. */
export function useHasNewVersion(): boolean {
	return useSyncExternalStore(listeners.subscribe, () => isReady);
}

/** Opens the new version in this tab; what was typed comes back from its drafts. */
export function openNewVersion(): void {
	// Another tab may have had it take over already: nothing is left to wait for then.
	if (waiting?.state !== 'installed') {
		window.location.reload();
		return;
	}
	navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
	waiting.postMessage('take-over');
}
