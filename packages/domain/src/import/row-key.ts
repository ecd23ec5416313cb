import { nameKey } from '../names.ts';

/**
 * The key under which an import takes two names as one: case and kinds and runs of white space do not matter
 * (IN-AND-OUT.md, IMP-12).
 */
export function rowKey(name: string): string {
	return nameKey(name.replace(/\s+/gu, ' '));
}
