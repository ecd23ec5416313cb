import {
	type ImportBody,
	type ImportKindName,
	type ImportResult,
	type ImportRow,
	importCalls,
} from '@crossload/contract';
import type { TestApp } from '../../../testing/test-app.ts';

/** A row of a running order on 22 August: from one full hour to another, or for an hour. */
export function show(band: string, stage: string, hoursOfDay: number | readonly [from: number, to: number]) {
	const [from, to] = typeof hoursOfDay === 'number' ? [hoursOfDay, hoursOfDay + 1] : hoursOfDay;
	const time = (hour: number) => `2026-08-22T${String(hour).padStart(2, '0')}:00:00+02:00`;
	const end = to < 24 ? time(to) : `2026-08-23T0${to - 24}:00:00+02:00`;
	return { values: { band, stage, start: time(from), end } };
}

type Rows = readonly (Omit<ImportRow, 'row'> & { readonly row?: number })[];
type Options = Partial<Pick<ImportBody, 'leaveOutFaulty' | 'aliases'>>;

/** Makes imports; rows without a number have that of their place under a header. */
export function importing(app: TestApp) {
	const request = async (body: { kind: ImportKindName; dryRun: boolean; rows: Rows } & Options) => {
		const rows = body.rows.map((row, index) => ({ row: index + 2, ...row }));
		const response = await app.request(importCalls.run, { body: { ...body, rows } });
		if (response.statusCode > 299) throw new Error(response.body);
		return { status: response.statusCode, body: response.json() as ImportResult };
	};
	return {
		dryRun: async (kind: ImportKindName, rows: Rows, options: Options = {}) =>
			(await request({ kind, dryRun: true, rows, ...options })).body,
		run: (kind: ImportKindName, rows: Rows, options: Options = {}) =>
			request({ kind, dryRun: false, rows, ...options }),
		revision: async () => await app.database.revision.current(),
	};
}
