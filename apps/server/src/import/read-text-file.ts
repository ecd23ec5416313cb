import { readFile } from 'node:fs/promises';
import { ImportRefused } from './import-refused.ts';

const REASONS: Readonly<Record<string, string>> = {
	ENOENT: 'there is no such file',
	EISDIR: 'it is a folder',
	EACCES: 'reading it is not allowed',
};

/** The text of a file. Throws {@link ImportRefused} that says why it cannot be read. */
export async function readTextFile(path: string): Promise<string> {
	try {
		return decode(await readFile(path));
	} catch (error) {
		const { code = '', message } = error as NodeJS.ErrnoException;
		throw new ImportRefused(`${path} cannot be read: ${REASONS[code] ?? message}.`);
	}
}

/** UTF-8 and UTF-16 as marked; what is no UTF-8 is taken as the Windows code page that older spreadsheets write. */
function decode(bytes: Buffer): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1252').decode(bytes);
	}
}
