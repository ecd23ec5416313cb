import type { Page } from '@playwright/test';

/** What goes wrong with the device's database. */
export type StorageFault = 'open-hangs' | 'open-fails' | 'put-fails' | 'transaction-aborts' | 'activities-fail';

/** Has the device's database fail from the next page on. What was tried to be put stands in the page's `data-puts`. */
export async function breakStorage(page: Page, fault: StorageFault): Promise<void> {
	await page.addInitScript((broken: StorageFault) => {
		const full = () => new DOMException('Full', 'QuotaExceededError');
		if (broken === 'open-hangs') IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
		if (broken === 'open-fails') {
			IDBFactory.prototype.open = () => {
				throw new DOMException('Forbidden', 'SecurityError');
			};
		}
		const put = IDBObjectStore.prototype.put;
		IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
			document.documentElement.dataset['puts'] += ` ${String(key)}`;
			if (broken === 'put-fails') throw full();
			if (broken === 'activities-fail' && String(key).includes('activities')) throw full();
			const request = put.call(this, value, key);
			if (broken === 'transaction-aborts') this.transaction.abort();
			return request;
		};
	}, fault);
}
