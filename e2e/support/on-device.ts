import { expect, type Page } from '@playwright/test';

/** Waits until the device has all that it needs to go on without a network: the app's files and every list. */
export async function fullyStored(page: Page): Promise<void> {
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	const mayKeepUsers = await page.evaluate(() => (localStorage.getItem('user') ?? '').includes('user:write'));
	// The last of the lists that are fetched for later, by those who may see it, stored as text within text.
	const last = mayKeepUsers ? /queryKey[\\"]+:\[[\\"]+users/ : /queryKey[\\"]+:\[[\\"]+persons[\\"]+,[\\"]+Production/;
	await expect.poll(async () => last.test(await storedOn(page)), { timeout: 30_000 }).toBe(true);
}

/** Everything that the device stores for this origin, as text: storage, databases and cached responses. */
export async function storedOn(page: Page): Promise<string> {
	return await page.evaluate(async () => {
		const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
		for (const { name = '' } of await indexedDB.databases()) {
			const database = await new Promise<IDBDatabase>((resolve) => {
				const opening = indexedDB.open(name);
				opening.onsuccess = () => resolve(opening.result);
			});
			for (const store of database.objectStoreNames) {
				const request = database.transaction(store).objectStore(store).getAll();
				await new Promise((resolve) => {
					request.onsuccess = resolve;
				});
				stored.push(request.result);
			}
			database.close();
		}
		return JSON.stringify(stored);
	});
}

/** Has the page write to the device's database until what is returned is called: nobody else can read it meanwhile. */
export async function holdDatabase(page: Page): Promise<() => Promise<void>> {
	const held = await page.evaluateHandle(async () => {
		const database = await new Promise<IDBDatabase>((resolve) => {
			const opening = indexedDB.open('crossload');
			opening.onsuccess = () => resolve(opening.result);
		});
		const transaction = database.transaction('stored', 'readwrite');
		const writing = { isHeld: true };
		const goOn = () => {
			const request = transaction.objectStore('stored').get('held');
			if (writing.isHeld) request.onsuccess = goOn;
		};
		goOn();
		return writing;
	});
	return async () => {
		await held.evaluate((writing) => {
			writing.isHeld = false;
		});
	};
}
