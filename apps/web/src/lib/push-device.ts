import { forgetStored, readStored } from './stored-text.ts';

/** Key of local storage: under which id the server knows this browser's subscription, while it has one (ALRT-05). */
export const PUSH_DEVICE = 'pushDevice';

/** Ends this browser's subscription, which the server notices when it next sends something. Never throws. */
export async function unsubscribeDevice(): Promise<void> {
	if (readStored(PUSH_DEVICE) === null) return;
	forgetStored(PUSH_DEVICE);
	try {
		const registration = await navigator.serviceWorker.getRegistration();
		const subscription = await registration?.pushManager.getSubscription();
		await subscription?.unsubscribe();
	} catch {
		// The browser has forgotten it already.
	}
}
