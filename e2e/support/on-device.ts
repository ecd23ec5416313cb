import { expect, type Page } from '@playwright/test';

/** Waits until the device has all that it needs to go on without a network: the app's files and every list. */
export async function fullyStored(page: Page): Promise<void> {
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	// The last of the lists that are fetched for later, kept as text within text.
	await expect
		.poll(async () => /queryKey[\\"]+:\[[\\"]+persons[\\"]+,[\\"]+Production/.test(await keptOn(page)), {
			timeout: 30_000,
		})
		.toBe(true);
}

/** Everything that the device keeps for this origin, as text: storage, databases and cached responses. */
export async function keptOn(page: Page): Promise<string> {
	return await page.evaluate(async () => {
		const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
		for (const { name = '' } of await indexedDB.databases()) {
			const database = await new Promise<IDBDatabase>((resolve) => {
				const opening = indexedDB.open(name);
				opening.onsuccess = () => resolve(opening.result);
			});
			for (const store of database.objectStoreNames) {
				const asked = database.transaction(store).objectStore(store).getAll();
				await new Promise((resolve) => {
					asked.onsuccess = resolve;
				});
				kept.push(asked.result);
			}
			database.close();
		}
		return JSON.stringify(kept);
	});
}
