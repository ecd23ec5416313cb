/** What the server sends of an alert (ON-SITE.md, ALRT-05). */
interface PushedAlert {
	readonly id: number;
	readonly text: string;
	/** A path of this origin. */
	readonly url: string;
}

/** What is used of the service worker: in tests too, which know it as no worker. */
interface Worker {
	readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
	readonly clients: {
		matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Tab[]>;
		openWindow(url: string): Promise<unknown>;
	};
}

interface Tab {
	focus(): Promise<{ navigate(url: string): Promise<unknown> }>;
}

interface PushedData {
	json(): unknown;
}

const TITLE = 'Crossload';

/** Shows an alert; one that says more about the same takes its place. */
export async function showAlert(
	{ registration }: Pick<Worker, 'registration'>,
	data: PushedData | null,
): Promise<void> {
	const { id, text, url } = alertIn(data);
	await registration.showNotification(TITLE, {
		body: text,
		tag: `alert-${id}`,
		icon: '/icon-192.png',
		data: url,
	});
}

/** Browsers insist on a notification for every message, so one that cannot be read shows one too. */
function alertIn(data: PushedData | null): PushedAlert {
	try {
		const { id, text, url } = (data ? data.json() : {}) as PushedAlert;
		if (typeof text === 'string' && typeof url === 'string') return { id, text, url };
	} catch {
		// Not JSON.
	}
	return { id: 0, text: 'Something needs you.', url: '/alerts' };
}

/** Opens what a notification is about, in a tab that is open already if there is one. */
export async function openAlert({ clients }: Pick<Worker, 'clients'>, notification: Notification): Promise<void> {
	notification.close();
	const url = typeof notification.data === 'string' ? notification.data : '/alerts';
	const [open] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
	if (!open) await clients.openWindow(url);
	else await (await open.focus()).navigate(url);
}
