import { ImportRefused } from './import-refused.ts';
import type { RawRow } from './raw-row.ts';

/** The entries of a JSON array with the line on which each starts. Throws {@link ImportRefused} for anything else. */
export function readJsonEntries(text: string): RawRow[] {
	const entries = parseJson(text);
	if (!Array.isArray(entries)) {
		throw new ImportRefused('The file is JSON but no array: it must hold a list of {name, stage, start, end}.');
	}
	const lines = entryLines(text);
	return entries.map((entry: unknown, index) => ({ line: lines[index] ?? 1, fields: fieldsOf(entry) }));
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new ImportRefused(`The file is no valid JSON: ${error instanceof Error ? error.message : error}`);
	}
}

function fieldsOf(entry: unknown): RawRow['fields'] {
	return typeof entry === 'object' && entry !== null && !Array.isArray(entry) ? { ...entry } : null;
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
