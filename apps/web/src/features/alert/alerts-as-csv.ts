import type { Alert } from '@crossload/contract';
import { instantOf, MINUTE } from '@crossload/domain';
import { KIND_TEXTS, ALERT_TEXTS as texts } from './alert-texts.ts';

/** Alerts as a table that spreadsheets open: UTF-8 with its mark, every cell quoted, none a formula. */
export function alertsAsCsv(alerts: readonly Alert[]): string {
	const rows = alerts.map(({ since, until, kind, text, taken }) => [
		since,
		until ?? '',
		until === null ? '' : `${Math.floor((instantOf(until) - instantOf(since)) / MINUTE)}`,
		KIND_TEXTS[kind].name,
		text,
		taken?.by.name ?? '',
		taken?.at ?? '',
	]);
	return `\uFEFF${[texts.columns, ...rows].map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
}

/** A cell that begins like a formula gets an apostrophe, so that it stays text (OWASP, CSV injection). */
function cellOf(text: string): string {
	const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return `"${safe.replaceAll('"', '""')}"`;
}
