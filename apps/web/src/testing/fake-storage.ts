/** Local storage for tests outside a browser. */
export class FakeStorage {
	[key: string]: unknown;

	getItem(key: string): string | null {
		return typeof this[key] === 'string' ? this[key] : null;
	}

	setItem(key: string, text: string): void {
		this[key] = text;
	}

	removeItem(key: string): void {
		delete this[key];
	}
}
