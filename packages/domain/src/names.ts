/** Made when it is first needed: to load its rules takes a slow phone some 40 ms. */
let collator: Intl.Collator | undefined;

/** Orders names as people look them up: case and accents do not matter, 'Truck 2' before 'Truck 10'. */
export function compareNames(a: string, b: string): number {
	collator ??= new Intl.Collator('de', { numeric: true, sensitivity: 'base' });
	return collator.compare(a, b);
}

/** The key under which two names count as the same, whatever the case (CHECKLIST API-15). */
export function nameKey(name: string): string {
	return name.normalize('NFC').trim().toLowerCase();
}

/** What an optional text says: "" says nothing (CHECKLIST API-14). */
export function textOrNull(text: string | null): string | null {
	return text === '' ? null : text;
}
