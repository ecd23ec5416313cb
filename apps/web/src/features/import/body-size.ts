import { IMPORT_BODY_LIMIT } from '@crossload/contract';
import { IMPORT_TEXTS as texts } from './import-texts.ts';
import { Unreadable } from './spreadsheet-reader.ts';

/**
 * Throws {@link Unreadable} for a request that the server would refuse: rows may take more room in it than in their file.
 * One byte is kept, by which `false` is longer than `true`: what was compared can also be written.
 */
export function expectToFit({ size }: Pick<Blob, 'size'>): void {
	if (size >= IMPORT_BODY_LIMIT) throw new Unreadable(texts.rowsTooLarge);
}
