import type { Alert } from '@crossload/contract';
import { instantOf, minutesBetween } from '@crossload/domain';
import { csvText } from '@crossload/spreadsheet';
import { KIND_TEXTS, ALERT_TEXTS as texts } from './alert-texts.ts';

/** Alerts as a table that spreadsheets open. */
export function alertsAsCsv(alerts: readonly Alert[]): string {
	const rows = alerts.map(({ since, until, kind, text, taken }) => [
		since,
		until ?? '',
		until === null ? '' : `${minutesBetween(instantOf(since), instantOf(until))}`,
		KIND_TEXTS[kind].name,
		text,
		taken?.by.name ?? '',
		taken?.at ?? '',
	]);
	return csvText([texts.columns, ...rows], ',');
}
