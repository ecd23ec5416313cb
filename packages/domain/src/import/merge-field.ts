/** A value of a row in one form, so that two can be compared: texts, numbers, times in festival time, ids. */
export type RowValue = string | number | null | readonly number[];

/** What a field is in the file, in the festival, and was when it was last imported (undefined: it never was). */
export interface FieldVersions {
	readonly file: RowValue;
	readonly present: RowValue;
	readonly imported: RowValue | undefined;
}

/** `kept`: somebody has changed it by hand and the file has not. */
export type FieldMerge = 'same' | 'kept' | 'changed' | 'conflict';

/** What an import does with a field of a row that is there: three-way (IN-AND-OUT.md, IMP-13). */
export function mergeField({ file, present, imported }: FieldVersions): FieldMerge {
	if (isSameValue(file, present)) return 'same';
	if (imported === undefined) return 'changed';
	if (isSameValue(file, imported)) return 'kept';
	return isSameValue(present, imported) ? 'changed' : 'conflict';
}

/** Whether two values say the same, to the letter; lists in the same order. */
export function isSameValue(one: RowValue, other: RowValue): boolean {
	return one === other || JSON.stringify(one) === JSON.stringify(other);
}
