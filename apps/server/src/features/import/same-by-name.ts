import type { NamedEntity } from '@crossload/contract';
import { type RowValue, rowKey } from '@crossload/domain';
import type { RowNames } from './row-names.ts';

const REFERENCES: Readonly<Record<string, NamedEntity>> = {
	band: 'band',
	stage: 'stage',
	position: 'position',
	vehicles: 'vehicle',
};

/** Texts that files have without white space around them. */
const TRIMMED = ['name', 'slug'];

/**
 * The file's value, or the present one where a file cannot say anything else for it: names may repeat, and a
 * blank text is none (IN-AND-OUT.md, IMP-06).
 */
export function asPresent(field: string, { file, present }: { file: RowValue; present: RowValue }, names: RowNames) {
	return isWrittenAlike(field, { file, present }, names) ? present : file;
}

function isWrittenAlike(
	field: string,
	{ file, present }: { file: RowValue; present: RowValue },
	names: RowNames,
): boolean {
	if (typeof present === 'string') {
		return file === null ? present.trim() === '' : TRIMMED.includes(field) && present.trim() === file;
	}
	const entity = REFERENCES[field];
	if (entity === undefined) return false;
	const keysOf = (value: RowValue) =>
		[value].flat().map((id) => (typeof id === 'number' ? rowKey(names.nameOf(entity, id)) : ''));
	return JSON.stringify(keysOf(file)) === JSON.stringify(keysOf(present));
}
