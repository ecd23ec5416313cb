import type { Day } from '../time.ts';
import { type Sheet, type SheetLine, sheetFact, sheetLine } from './sheet.ts';
import { activityLine } from './sheet-activities.ts';
import { contactsPart } from './sheet-contacts.ts';
import type { SheetActivity, SheetPosition, SheetRows } from './sheet-rows.ts';
import { dayInWords, touchesDay } from './sheet-times.ts';

/** Who comes, stands and goes at a position or gate on a festival day, when, with which plate (SHEET-01). */
export function positionSheet(position: SheetPosition, day: Day, rows: SheetRows): Sheet {
	const here = rows.activities.filter((activity) => activity.position?.id === position.id && touchesDay(activity, day));
	const vehicles = new Map(rows.vehicles.map((vehicle) => [vehicle.id, vehicle]));
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
				lines: here.flatMap((activity) => linesHere(activity, day, vehicles)),
			},
			...contactsPart(rows.functions, position.stage ? [position.stage.id] : []),
		],
	};
}

function linesHere(
	activity: SheetActivity,
	day: Day,
	vehicles: ReadonlyMap<number, SheetRows['vehicles'][number]>,
): SheetLine[] {
	const key = `activity/${activity.id}`;
	const line = activityLine(key, activity, day);
	const { time = null, what = null, band = null, state = null } = line.cells;
	const own = activity.vehicles.flatMap(({ id }) => vehicles.get(id) ?? []);
	if (own.length === 0) return [sheetLine(key, line.name, { time, what, band, state })];
	return own.map((vehicle) =>
		sheetLine(`${key}/vehicle/${vehicle.id}`, `${line.name}, ${vehicle.name}`, {
			time,
			what,
			band,
			type: vehicle.type.slug,
			plate: vehicle.licence_plate ?? vehicle.name,
			driver: vehicle.driver,
			tel: vehicle.driver_tel,
			state,
		}),
	);
}
