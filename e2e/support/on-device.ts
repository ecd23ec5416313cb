import type { Page } from '@playwright/test';

/** Waits until the device has all that it needs to go on without a network: the app's files and every list. */
export async function stockedUp(page: Page): Promise<void> {
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	await page.waitForFunction(async () => navigator.serviceWorker.controller !== null);
	await page.waitForFunction(async () => {
		const kept = await new Promise<unknown>((resolve) => {
			const opening = indexedDB.open('crossload');
			opening.onerror = () => resolve(null);
			opening.onsuccess = () => {
				const database = opening.result;
				if (!database.objectStoreNames.contains('kept')) return resolve(null);
				const asked = database.transaction('kept').objectStore('kept').getAll();
				asked.onsuccess = () => resolve(asked.result);
			};
		});
		return JSON.stringify(kept).includes('vehicle-types');
	});
}

/** Everything that the device keeps for this origin, as text: storage, databases and caches of answers. */
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
