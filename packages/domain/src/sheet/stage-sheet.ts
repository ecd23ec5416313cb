import { ARRIVAL, CHECKIN, isComing, isDeparture, PARKING } from '../activity/activity-type.ts';
import { isCancelled } from '../activity/status.ts';
import { type Day, instantOf, minutesBetween } from '../time.ts';
import {
	cancelledState,
	type Sheet,
	type SheetAct,
	type SheetLine,
	type SheetPart,
	type SheetTable,
	sheetFact,
	sheetLine,
} from './sheet.ts';
import {
	actCount,
	productionLine,
	type SheetIndex,
	showsOn,
	vehicleLine,
	vehicleLines,
	vehiclesById,
	vehiclesOf,
	withShow,
} from './sheet-activities.ts';
import { contactsPart } from './sheet-contacts.ts';
import type { SheetActivity, SheetRows, SheetStage } from './sheet-rows.ts';
import { clockOn, dayInWords, plannedOn, touchesDay } from './sheet-times.ts';

/** The running order of a stage on a festival day with loads, vehicles, changeovers and contacts (SHEET-01). */
export function stageSheet(stage: SheetStage, day: Day, rows: SheetIndex): Sheet {
	const shows = showsOn(rows.activities, day).filter((show) => show.stage?.id === stage.id);
	const acts = shows.map((show, at) =>
		actOf({ show, next: shows.slice(at + 1).find((one) => !isCancelled(one)), day }, rows),
	);
	return {
		key: `stage/${stage.id}`,
		kind: 'stage',
		title: stage.name,
		subtitle: `${dayInWords(day)}, day sheet, ${actCount(shows)}`,
		facts: stageFacts(stage, rows),
		parts: [
			{ form: 'acts', acts },
			...othersPart({ stage, day, acts }, rows),
			...contactsPart(rows.functions, [stage.id]),
		],
	};
}

function stageFacts(stage: SheetStage, { positions }: SheetRows): SheetLine[] {
	const docks = positions.filter((position) => position.stage?.id === stage.id);
	const named = docks.map(({ name, capacity }) => (capacity === null ? name : `${name} (${capacity})`));
	return [
		...sheetFact('Curfew', stage.curfew),
		...sheetFact('Changeover', `${stage.changeover} min`),
		...sheetFact('Docks', named.join(', ')),
	];
}

interface OthersOnDay {
	readonly stage: SheetStage;
	readonly day: Day;
	readonly acts: readonly SheetAct[];
}

/** What takes place on the stage and at its docks that day and belongs to none of its acts: tomorrow's loads, the crew's. */
function othersPart({ stage, day, acts }: OthersOnDay, rows: SheetIndex): SheetPart[] {
	const docks = new Set(rows.positions.filter((position) => position.stage?.id === stage.id).map(({ id }) => id));
	const inActs = new Set(acts.flatMap(({ show, steps }) => [show, ...steps]).map(({ key }) => key));
	const vehicles = vehiclesById(rows);
	const lines = rows.activities
		.filter((one) => one.stage?.id === stage.id || docks.has(one.position?.id ?? 0))
		.filter((one) => isStep(one) && touchesDay(one, day) && !inActs.has(`activity/${one.id}`))
		.flatMap((one) => vehicleLines(one, day, vehicles).map((line) => withPlace(line, one)));
	if (lines.length === 0) return [];
	return [
		{ form: 'table', title: acts.length === 0 ? 'Without an act' : 'Besides the acts', cells: OTHER_CELLS, lines },
	];
}

function withPlace({ key, name, cells }: SheetLine, { position }: SheetActivity): SheetLine {
	return sheetLine(key, name, { ...cells, place: position?.name ?? ON_STAGE });
}

const ON_STAGE = 'on stage';

const OTHER_CELLS: SheetTable['cells'] = ['time', 'what', 'place', 'band', 'type', 'plate', 'driver', 'tel', 'state'];

interface ActOnDay {
	readonly show: SheetActivity;
	readonly next: SheetActivity | undefined;
	readonly day: Day;
}

function actOf({ show, next, day }: ActOnDay, rows: SheetIndex): SheetAct {
	const band = show.band?.name ?? 'Show';
	const key = `activity/${show.id}`;
	const others = withShow(rows, show);
	const clock = (time: SheetActivity['planned_start']) => (time === null ? null : clockOn(day, time));
	return {
		show: sheetLine(key, band, {
			start: clock(show.planned_start ?? show.planned_end),
			end: show.planned_start === null ? null : clock(show.planned_end),
			band,
			state: cancelledState(show),
		}),
		steps: others.filter(isStep).map((step) =>
			sheetLine(`activity/${step.id}`, `${band}, ${step.activityType.name}`, {
				what: step.activityType.name,
				time: plannedOn(day, step),
				place: step.position?.name ?? ON_STAGE,
				state: cancelledState(step),
			}),
		),
		vehicles: vehiclesOf(rows, show.band?.id).map((vehicle) => vehicleLine(`${key}/vehicle/${vehicle.id}`, vehicle)),
		facts: [
			...gateLine(`${key}/gate`, band, { others, day }),
			...productionLine(
				`${key}/production`,
				rows.bands.find(({ id }) => id === show.band?.id),
			),
		],
		changeover: changeoverBetween(show, next),
	};
}

/** Not what the gate and the yards do: that is on their own sheets. */
function isStep({ activityType }: SheetActivity): boolean {
	return !isComing(activityType) && !isDeparture(activityType) && activityType.id !== PARKING;
}

/** When the first vehicle comes, and the last one leaves. */
function gateLine(
	key: string,
	band: string,
	{ others, day }: { readonly others: readonly SheetActivity[]; readonly day: Day },
): SheetLine[] {
	const timed = others.filter((one) => one.planned_end !== null && !isCancelled(one));
	const coming =
		timed.find(({ activityType }) => activityType.id === CHECKIN) ??
		timed.find(({ activityType }) => activityType.id === ARRIVAL);
	const leaving = timed.findLast(({ activityType }) => isDeparture(activityType));
	if (!coming && !leaving) return [];
	return [
		sheetLine(key, `${band}, gate`, {
			checkin: coming ? plannedOn(day, coming) : null,
			departure: leaving ? plannedOn(day, leaving) : null,
		}),
	];
}

function changeoverBetween(show: SheetActivity, next: SheetActivity | undefined): number | null {
	if (isCancelled(show) || !next?.planned_start || show.planned_end === null) return null;
	return minutesBetween(instantOf(show.planned_end), instantOf(next.planned_start));
}
