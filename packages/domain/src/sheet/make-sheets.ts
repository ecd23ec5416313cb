import type { Day } from '../time.ts';
import { bandSheet, vehicleSheet } from './band-sheet.ts';
import { daySheet } from './day-sheet.ts';
import { positionSheet } from './position-sheet.ts';
import type { Sheet, SheetSubject } from './sheet.ts';
import { indexSheetRows, type SheetIndex, showsOn } from './sheet-activities.ts';
import type { SheetRows } from './sheet-rows.ts';
import { touchesDay } from './sheet-times.ts';
import { stageSheet } from './stage-sheet.ts';

/** The sheets of one file; none where what they are about is not there (SHEET-01, SHEET-07). */
export function makeSheets({ kind, id, day }: SheetSubject, stored: SheetRows): Sheet[] {
	const rows = indexSheetRows(stored);
	if (kind === 'band') return rows.bands.filter((band) => band.id === id).map((band) => bandSheet(band, rows));
	if (kind === 'vehicle') {
		return rows.vehicles.filter((vehicle) => vehicle.id === id).map((vehicle) => vehicleSheet(vehicle, rows));
	}
	if (day === null) return [];
	if (kind === 'stage') return rows.stages.filter((one) => one.id === id).map((stage) => stageSheet(stage, day, rows));
	if (kind === 'position') {
		return rows.positions.filter((one) => one.id === id).map((position) => positionSheet(position, day, rows));
	}
	return kind === 'day' ? [daySheet(day, rows)] : everything(day, rows);
}

/** The overview, then the stages, bands and positions on which something is planned that day, cancelled or not. */
function everything(day: Day, rows: SheetIndex): Sheet[] {
	const shows = showsOn(rows.activities, day);
	const today = rows.activities.filter((activity) => touchesDay(activity, day));
	const playing = new Set(shows.map(({ band }) => band?.id));
	const stages = new Set(shows.map(({ stage }) => stage?.id));
	const positions = new Set(today.map(({ position }) => position?.id));
	return [
		daySheet(day, rows),
		...rows.stages.filter(({ id }) => stages.has(id)).map((stage) => stageSheet(stage, day, rows)),
		...rows.positions.filter(({ id }) => positions.has(id)).map((position) => positionSheet(position, day, rows)),
		...rows.bands.filter(({ id }) => playing.has(id)).map((band) => bandSheet(band, rows)),
	];
}
