import { calendarDayOf } from '@crossload/domain';
import { formatDay } from '../../lib/format.ts';
import { now } from '../../lib/now.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { ExportChoice } from './export-format.ts';
import { type ExportedList, exportedRows } from './exported-rows.ts';
import { writeFile } from './write-file.ts';

/** Saves the list as `Bands 22.08.2026.xlsx`. Rejects when the file cannot be made. */
export async function saveExport<Row>(list: ExportedList<Row>, { range, format }: ExportChoice): Promise<File> {
	const rows = exportedRows(list, range, await list.load());
	const name = `${list.title} ${formatDay(calendarDayOf(now()))}`;
	const file = await writeFile(name, { format, sheet: { name: list.title, rows } });
	saveFile(file);
	return file;
}
