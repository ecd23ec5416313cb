import { nameKey, searchKey } from '../names.ts';

/** Characters that a slug has at most (CHECKLIST API-14). */
const MAX_SLUG = 60;

/** Characters left for a hyphen and a number. */
const SUFFIX_ROOM = 6;

/** A slug made of a name, 'Dock Süd 2' → 'dock-sud-2', that is not taken yet, whatever the case (IMP-11). */
export function slugOfName(name: string, isTaken: (key: string) => boolean): string {
	const words = searchKey(name)
		.trim()
		.split(/\s+/)
		.join('-')
		.slice(0, MAX_SLUG - SUFFIX_ROOM)
		// It may have been cut behind a hyphen.
		.replace(/-$/, '');
	const base = words === '' ? 'position' : words;
	if (!isTaken(nameKey(base))) return base;
	for (let number = 2; ; number++) if (!isTaken(nameKey(`${base}-${number}`))) return `${base}-${number}`;
}
