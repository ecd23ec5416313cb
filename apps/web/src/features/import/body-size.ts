import { IMPORT_BODY_LIMIT } from '@crossload/contract';
import { IMPORT_TEXTS as texts } from './import-texts.ts';
import { Unreadable } from './spreadsheet-reader.ts';

/**
 * Throws {@link Unreadable} for a request that the server would refuse: rows may be larger as JSON than in their file.
 * The limit itself is refused too: `dryRun: false` is one byte longer than the `true` that is checked first.
 */
export function expectToFit({ size }: Pick<Blob, 'size'>): void {
	if (size >= IMPORT_BODY_LIMIT) throw new Unreadable(texts.rowsTooLarge);
}
