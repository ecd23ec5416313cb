import { type Cell, expectSize, type Sheet, SpreadsheetRefused } from '../sheet.ts';

/** The one sheet of a JSON array of objects, their names as its header. Throws {@link SpreadsheetRefused} for other JSON. */
export function readJson(text: string): Sheet[] {
	const entries = parse(text);
	if (!Array.isArray(entries) || !entries.every(isRecord)) {
		throw new SpreadsheetRefused('The file is JSON but no list: it must hold an array of objects, one per row.');
	}
	const names = [...new Set(entries.flatMap(Object.keys))];
	const lines = entryLines(text);
	const rows = entries.map((entry, index) => {
		expectSize(index + 1, names.length);
		return {
			row: lines[index] ?? 1,
			cells: names.map((name) => (Object.hasOwn(entry, name) ? cellOf(entry[name]) : null)),
		};
	});
	return [{ name: '', rows: [{ row: 0, cells: names }, ...rows] }];
}

type Entry = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Entry {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new SpreadsheetRefused('The file is no valid JSON.');
	}
}

function cellOf(value: unknown): Cell {
	if (value === null || value === undefined) return null;
	if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
	return { problem: 'must be text or a number' };
}

/** Strings as wholes, so that what stands inside them is not read as structure. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{}]|\n|[^\s,:[\]{}"]+/g;

/** The line of each entry of the outermost array, in text that is valid JSON. */
function entryLines(text: string): number[] {
	const lines: number[] = [];
	let line = 1;
	let depth = 0;
	for (const [token] of text.matchAll(TOKEN)) {
		if (token === '\n') line++;
		else if (token === ']' || token === '}') depth--;
		else {
			if (depth === 1) lines.push(line);
			if (token === '[' || token === '{') depth++;
		}
	}
	return lines;
}
