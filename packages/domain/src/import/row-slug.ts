import { nameKey, searchKey } from '../names.ts';

/** Characters that a slug has at most (CHECKLIST API-14). */
const MAX_SLUG = 60;

/** A slug made of a name, 'Dock Süd 2' → 'dock-sud-2', which none of the taken ones is, whatever the case (IMP-11). */
export function slugOfName(name: string, isTaken: (key: string) => boolean): string {
	const words = searchKey(name)
		.trim()
		.split(/\s+/)
		.join('-')
		.slice(0, MAX_SLUG - 6);
	const base = words === '' ? 'position' : words;
	if (!isTaken(nameKey(base))) return base;
	for (let number = 2; ; number++) if (!isTaken(nameKey(`${base}-${number}`))) return `${base}-${number}`;
}
