import { strFromU8, unzipSync } from 'fflate';
import { SpreadsheetRefused } from '../sheet.ts';

/** Bytes of all parts together when unpacked, at most: twenty thousand rows of thirty columns have about half. */
const MAX_UNPACKED = 64 * 1024 * 1024;

/** The parts that are read: no pictures, macros or links to other workbooks. */
const WANTED = /^xl\/(?:workbook|sharedStrings|styles|worksheets\/[^/]+|_rels\/workbook)\.xml(?:\.rels)?$/i;

/**
 * The parts of a workbook as XML, by their lower-case path. What is unpacked is bounded by the size that each part
 * declares: one that lies about it is cut off there. Throws {@link SpreadsheetRefused} for more than can be unpacked.
 */
export function unzipParts(bytes: Uint8Array): ReadonlyMap<string, string> {
	let unpacked = 0;
	const isRead = ({ name, originalSize }: { name: string; originalSize: number }) => {
		if (!WANTED.test(name)) return false;
		unpacked += originalSize;
		if (unpacked > MAX_UNPACKED) {
			throw new SpreadsheetRefused('The workbook is too large when unpacked. Keep the sheet alone and save it again.');
		}
		return true;
	};
	return new Map(Object.entries(unzip(bytes, isRead)).map(([name, part]) => [name.toLowerCase(), strFromU8(part)]));
}

function unzip(bytes: Uint8Array, filter: (file: { name: string; originalSize: number }) => boolean) {
	try {
		return unzipSync(bytes, { filter });
	} catch (error) {
		if (error instanceof SpreadsheetRefused) throw error;
		throw new SpreadsheetRefused('The workbook is damaged or locked: save it again as .xlsx without a password.');
	}
}
