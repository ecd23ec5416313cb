import { plannedDay } from '../activity/status.ts';
import { type Sheet, type SheetPart, type SheetTable, sheetFact } from './sheet.ts';
import { activityLine, productionLine, vehicleLine, vehiclesOf } from './sheet-activities.ts';
import { contactsPart } from './sheet-contacts.ts';
import type { SheetActivity, SheetBand, SheetRows, SheetVehicle } from './sheet-rows.ts';
import { dayInWords } from './sheet-times.ts';

/** A band's day sheet: its times, way in, docks and contacts (SHEET-01). */
export function bandSheet(band: SheetBand, rows: SheetRows): Sheet {
	const own = rows.activities.filter((activity) => activity.band?.id === band.id);
	return {
		key: `band/${band.id}`,
		kind: 'band',
		title: band.name,
		subtitle: `Day sheet, ${band.stage.name}`,
		facts: [...sheetFact('Touring party', band.touringParty), ...sheetFact('Notes', band.notes)],
		parts: [
			...partsByDay(own, ['time', 'what', 'place', 'vehicle', 'state']),
			...vehiclesPart(vehiclesOf(rows, band.id)),
			...production(band),
			...contactsPart(rows.functions, [band.stage.id]),
		],
	};
}

/** The route of a vehicle, and what a pass shows: plate, band and type (SHEET-01). */
export function vehicleSheet(vehicle: SheetVehicle, rows: SheetRows): Sheet {
	const own = rows.activities.filter(({ vehicles }) => vehicles.some(({ id }) => id === vehicle.id));
	const { licence_plate, band, type, driver, driver_tel, subVehicle, comment } = vehicle;
	const stageIds = [...new Set(own.flatMap(({ stage }) => (stage ? [stage.id] : [])))];
	return {
		key: `vehicle/${vehicle.id}`,
		kind: 'vehicle',
		title: licence_plate ?? vehicle.name,
		subtitle: `${band.name}, ${type.name}${licence_plate === null ? '' : `, ${vehicle.name}`}`,
		facts: [
			...sheetFact('Driver', driver),
			...vehicleTelephone(driver_tel),
			...sheetFact('Carries', subVehicle),
			...sheetFact('Comment', comment),
		],
		parts: [...partsByDay(own, ['time', 'what', 'place', 'state']), ...contactsPart(rows.functions, stageIds)],
	};
}

function vehicleTelephone(tel: string | null): Sheet['facts'] {
	return tel === null ? [] : [{ key: 'fact/Telephone', name: 'Telephone', cells: { tel } }];
}

/** A table for each festival day. */
function partsByDay(activities: readonly SheetActivity[], cells: SheetTable['cells']): SheetPart[] {
	const days = new Set(activities.map(plannedDay).filter((day) => day !== null));
	return [...days].map((day) => {
		const ofDay = activities.filter((activity) => plannedDay(activity) === day);
		const lines = ofDay.map((activity) => activityLine(`activity/${activity.id}`, activity, day));
		return { form: 'table', title: dayInWords(day), cells, lines };
	});
}

function vehiclesPart(vehicles: readonly SheetVehicle[]): SheetPart[] {
	if (vehicles.length === 0) return [];
	const lines = vehicles.map((vehicle) => vehicleLine(`vehicle/${vehicle.id}`, vehicle));
	return [{ form: 'table', title: 'Vehicles', cells: ['type', 'vehicle', 'plate', 'driver', 'tel'], lines }];
}

function production(band: SheetBand): SheetPart[] {
	const lines = productionLine('production', band);
	return lines.length === 0 ? [] : [{ form: 'table', title: 'Production', cells: ['production', 'tel'], lines }];
}
