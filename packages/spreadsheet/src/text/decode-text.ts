import { SpreadsheetRefused } from '../sheet.ts';
import { refuseDocument } from './refuse-document.ts';

/**
 * The text of a file: UTF-8, UTF-16 of either order, with or without the mark at its start, else Windows-1252. Throws
 * {@link SpreadsheetRefused} for bytes that are no text, and for documents that are written as text but have no rows.
 */
export function decodeText(bytes: Uint8Array): string {
	const encoding = encodingOf(bytes);
	const text = decodeAs(bytes, encoding) ?? decodeAs(bytes, 'windows-1252') ?? '';
	// First, because a PDF is named as such whether or not it begins with zeros.
	refuseDocument(text);
	if (text.slice(0, LOOKED_AT).includes('\0')) {
		throw new SpreadsheetRefused('The file is neither a workbook nor text. Choose an .xlsx, .csv, .tsv or .json file.');
	}
	return text;
}

const LOOKED_AT = 1000;

function encodingOf(bytes: Uint8Array): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
	const start = bytes.subarray(0, LOOKED_AT);
	// Every second byte of mostly Latin letters is zero.
	const zeros = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
	if (zeros(1) > start.length / 4 && zeros(0) === 0) return 'utf-16le';
	if (zeros(0) > start.length / 4 && zeros(1) === 0) return 'utf-16be';
	return 'utf-8';
}

function decodeAs(bytes: Uint8Array, encoding: string): string | null {
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}
