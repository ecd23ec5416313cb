import { PARKING } from '../activity/activity-type.ts';
import type { Day } from '../time.ts';
import { bandSheet, vehicleSheet } from './band-sheet.ts';
import { daySheet } from './day-sheet.ts';
import { positionSheet } from './position-sheet.ts';
import { isFilled, type Sheet, type SheetSubject } from './sheet.ts';
import { indexSheetRows, type SheetIndex } from './sheet-activities.ts';
import type { SheetRows } from './sheet-rows.ts';
import { touchesDay } from './sheet-times.ts';
import { stageSheet } from './stage-sheet.ts';

/** The sheets of one file; none where what they are about is not there (SHEET-01, SHEET-07). */
export function makeSheets({ kind, id, day }: SheetSubject, stored: SheetRows): Sheet[] {
	const rows = indexSheetRows(stored);
	const isMeant = (row: { readonly id: number }) => id === null || row.id === id;
	if (kind === 'band') return rows.bands.filter(isMeant).map((band) => bandSheet(band, rows));
	if (kind === 'vehicle') return rows.vehicles.filter(isMeant).map((vehicle) => vehicleSheet(vehicle, rows));
	if (day === null) return [];
	if (kind === 'stage') return rows.stages.filter(isMeant).map((stage) => stageSheet(stage, day, rows));
	if (kind === 'position') return rows.positions.filter(isMeant).map((position) => positionSheet(position, day, rows));
	return kind === 'day' ? [daySheet(day, rows)] : everything(day, rows);
}

/** The overview, then the stages, bands and positions on which something is planned that day, cancelled or not. */
function everything(day: Day, rows: SheetIndex): Sheet[] {
	const today = rows.activities.filter((activity) => touchesDay(activity, day));
	// What is parked for days would have its band's sheet printed on each of them.
	const bands = new Set(today.filter(({ activityType }) => activityType.id !== PARKING).map(({ band }) => band?.id));
	return [
		daySheet(day, rows),
		...rows.stages.map((stage) => stageSheet(stage, day, rows)).filter(isFilled),
		...rows.positions.map((position) => positionSheet(position, day, rows)).filter(isFilled),
		...rows.bands.filter(({ id }) => bands.has(id)).map((band) => bandSheet(band, rows)),
	];
}
