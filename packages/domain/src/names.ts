/** Made when it is first needed: to load its rules takes a slow phone some 40 ms. */
let collator: Intl.Collator | undefined;

/** Orders names as people look them up: case and accents do not matter, 'Truck 2' before 'Truck 10'. */
export function compareNames(a: string, b: string): number {
	collator ??= new Intl.Collator('de', { numeric: true, sensitivity: 'base' });
	return collator.compare(a, b);
}

/** Order of lists whose rows have a name: by it, then by id so that it never wavers. */
export function compareByName(a: { name: string; id: number }, b: { name: string; id: number }): number {
	return compareNames(a.name, b.name) || a.id - b.id;
}

/** The key under which two names count as the same, whatever the case (CHECKLIST API-15). */
export function nameKey(name: string): string {
	return name.normalize('NFC').trim().toLowerCase();
}

/** What an optional text says: "" says nothing (CHECKLIST API-14). */
export function textOrNull(text: string | null): string | null {
	return text === '' ? null : text;
}

const SPELLED: ReadonlyMap<string, string> = new Map([
	['ß', 'ss'],
	['ø', 'o'],
	['æ', 'ae'],
	['œ', 'oe'],
	['ł', 'l'],
	['đ', 'd'],
	['ð', 'd'],
	['þ', 'th'],
	['ħ', 'h'],
	['ı', 'i'],
	["'", ''],
	['’', ''],
]);

/**
 * A name as every search field compares it: without case, accents and signs but pictures, so that 'kapitan fohn' finds
 * 'Kapitän Föhn' and 'misthyrming' finds 'Misþyrming' (CHECKLIST USE-02).
 */
export function searchKey(text: string): string {
	// Nearly all names are plain: they need no look at every character.
	if (/^[A-Za-z0-9 ]*$/.test(text)) return text.toLowerCase();
	let key = '';
	for (const character of text) key += characterKey(character);
	return key;
}

function characterKey(character: string): string {
	if (character >= 'a' && character <= 'z') return character;
	const plain = character.toLowerCase();
	const spelled = SPELLED.get(plain);
	if (spelled !== undefined) return spelled;
	const bare = plain.normalize('NFD').replace(/\p{M}/gu, '');
	return bare.replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, ' ');
}
