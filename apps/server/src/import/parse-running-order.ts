import { LENGTHS } from '@crossload/contract';
import {
	cutToMinute,
	type FestivalTime,
	festivalOffset,
	festivalTimeOf,
	instantOf,
	isLongerThanPlanned,
	MAX_PLAN_DAYS,
	parseInstant,
} from '@crossload/domain';
import { readCsvRows } from './csv-rows.ts';
import { ImportRefused } from './import-refused.ts';
import { readJsonEntries } from './json-entries.ts';
import type { RawRow } from './raw-row.ts';

/** One show of a running order, its times cut to the minute. */
export interface ShowRow {
	/** The line of the file on which it starts. */
	readonly line: number;
	readonly name: string;
	readonly stage: string;
	readonly start: FestivalTime;
	readonly end: FestivalTime;
}

/** Why a row cannot be imported. */
export interface RowFault {
	readonly line: number;
	readonly reason: string;
}

export interface RunningOrder {
	readonly rows: readonly ShowRow[];
	readonly faults: readonly RowFault[];
}

/**
 * Reads a running order: a JSON array or CSV, with name, stage, start and end; other columns are ignored. Throws
 * {@link ImportRefused} for text that is neither and for a file without rows.
 */
export function parseRunningOrder(text: string): RunningOrder {
	if (text.trim() === '') throw new ImportRefused('The file is empty.');
	const rawRows = /^\uFEFF?\s*[[{]/.test(text) ? readJsonEntries(text.replace(/^\uFEFF/, '')) : readCsvRows(text);
	if (rawRows.length === 0) throw new ImportRefused('The file has no rows.');
	const results = rawRows.map(parseRow);
	return {
		rows: results.flatMap(({ row }) => (row ? [row] : [])),
		faults: results.flatMap(({ faults }) => faults),
	};
}

function parseRow({ line, fields }: RawRow): { row: ShowRow | null; faults: RowFault[] } {
	if (fields === null) return { row: null, faults: [{ line, reason: 'is no object with name, stage, start and end' }] };
	const reasons: string[] = [];
	const name = textOf('name', fields['name'], reasons);
	const stage = textOf('stage', fields['stage'], reasons);
	const start = timeOf('start', fields['start'], reasons);
	const end = timeOf('end', fields['end'], reasons);
	if (start !== null && end !== null) reasons.push(...faultsBetween(start, end));
	const isWhole = reasons.length === 0 && name !== null && stage !== null && start !== null && end !== null;
	return {
		row: isWhole ? { line, name, stage, start, end } : null,
		faults: reasons.map((reason) => ({ line, reason })),
	};
}

function faultsBetween(start: FestivalTime, end: FestivalTime): string[] {
	if (instantOf(end) < instantOf(start)) return ['end is before start'];
	const isTooLong = isLongerThanPlanned({ planned_start: start, planned_end: end });
	return isTooLong ? [`end is more than ${MAX_PLAN_DAYS} days after start`] : [];
}

/** The text of a field, null after noting why there is none. */
function textOf(field: string, value: unknown, reasons: string[]): string | null {
	const text = typeof value === 'string' ? value.trim() : null;
	if (value === undefined || value === null || text === '') reasons.push(`${field} is missing`);
	else if (text === null) reasons.push(`${field} is no text`);
	else if ([...text].length > LENGTHS.name) reasons.push(`${field} is longer than ${LENGTHS.name} characters`);
	else if (text.includes('\0') || !text.isWellFormed()) reasons.push(`${field} holds signs that cannot be kept`);
	else return text;
	return null;
}

const WITHOUT_OFFSET = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** Longest text that is quoted back. */
const QUOTED = 40;

function timeOf(field: string, value: unknown, reasons: string[]): FestivalTime | null {
	const text = typeof value === 'string' ? value.trim() : null;
	if (value === undefined || value === null || text === '') {
		reasons.push(`${field} is missing`);
		return null;
	}
	const instant = text === null ? null : parseInstant(text);
	if (instant !== null) return festivalTimeOf(cutToMinute(instant));
	const quoted = String(value).slice(0, QUOTED);
	if (text !== null && WITHOUT_OFFSET.test(text))
		reasons.push(`${field} '${quoted}' has no offset, such as ${festivalOffset()}`);
	else reasons.push(`${field} '${quoted}' is no time, such as 2026-08-22T18:00${festivalOffset()}`);
	return null;
}
