import { plannedBegin } from '../activity/status.ts';
import { type Day, instantOf } from '../time.ts';
import { type Sheet, type SheetLine, sheetFact, sheetLine } from './sheet.ts';
import { cellsOf, type SheetIndex, vehicleLines, vehiclesById } from './sheet-activities.ts';
import { contactsPart } from './sheet-contacts.ts';
import type { SheetPosition } from './sheet-rows.ts';
import type { SheetStay } from './sheet-stays.ts';
import { dayInWords, festivalDaySpan, plannedOn, touchesDay } from './sheet-times.ts';

/** Who comes, stands and goes at a position or gate on a festival day, when, with which plate (SHEET-01). */
export function positionSheet(position: SheetPosition, day: Day, rows: SheetIndex): Sheet {
	return {
		key: `position/${position.id}`,
		kind: 'position',
		title: position.name,
		subtitle: dayInWords(day),
		facts: [
			...sheetFact('Area', position.tag),
			...sheetFact('Stage', position.stage?.name ?? null),
			...sheetFact('Vehicles at once', position.capacity === null ? null : String(position.capacity)),
		],
		parts: [
			{
				form: 'table',
				title: 'Comes, stands, goes',
				cells: ['time', 'what', 'band', 'type', 'plate', 'driver', 'tel', 'state'],
				lines: linesHere(position.id, day, rows),
			},
			...contactsPart(rows.functions, position.stage ? [position.stage.id] : []),
		],
	};
}

/** In order of time. Who stands there between two lines of the day is seen from these; as it begins or ends, a line says so. */
function linesHere(positionId: number, day: Day, rows: SheetIndex): SheetLine[] {
	const vehicles = vehiclesById(rows);
	const { from, to } = festivalDaySpan(day);
	const isOvernight = ({ planned_start, planned_end }: SheetStay) =>
		instantOf(planned_start) < from || instantOf(planned_end) > to;
	const planned = rows.activities
		.filter(({ position, ...times }) => position?.id === positionId && touchesDay(times, day))
		.map((activity) => ({ begin: plannedBegin(activity) ?? 0, lines: vehicleLines(activity, day, vehicles) }));
	const standing = (rows.stays.get(positionId) ?? [])
		.filter((stay) => touchesDay(stay, day) && isOvernight(stay))
		.map((stay) => ({ begin: instantOf(stay.planned_start), lines: [stayLine(stay, day)] }));
	return [...planned, ...standing].sort((a, b) => a.begin - b.begin).flatMap(({ lines }) => lines);
}

function stayLine(stay: SheetStay, day: Day): SheetLine {
	const { after, vehicle } = stay;
	return sheetLine(
		`activity/${after.id}/vehicle/${vehicle.id}/stands`,
		`${vehicle.band.name}, ${vehicle.name}, stands`,
		{
			time: plannedOn(day, stay),
			what: 'Stands',
			band: vehicle.band.name,
			...cellsOf(vehicle),
		},
	);
}
