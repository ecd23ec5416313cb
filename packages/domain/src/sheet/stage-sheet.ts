import { ARRIVAL, CHECKIN, isComing, isDeparture, PARKING } from '../activity/activity-type.ts';
import { isCancelled } from '../activity/status.ts';
import { type Day, instantOf, minutesBetween } from '../time.ts';
import { cancelledState, type Sheet, type SheetAct, type SheetLine, sheetFact, sheetLine } from './sheet.ts';
import {
	actCount,
	productionLine,
	type SheetIndex,
	showsOn,
	vehicleLine,
	vehiclesOf,
	withShow,
} from './sheet-activities.ts';
import { contactsPart } from './sheet-contacts.ts';
import type { SheetActivity, SheetRows, SheetStage } from './sheet-rows.ts';
import { clockOn, dayInWords, plannedOn } from './sheet-times.ts';

/** The running order of a stage on a festival day with loads, vehicles, changeovers and contacts (SHEET-01). */
export function stageSheet(stage: SheetStage, day: Day, rows: SheetIndex): Sheet {
	const shows = showsOn(rows.activities, day).filter((show) => show.stage?.id === stage.id);
	return {
		key: `stage/${stage.id}`,
		kind: 'stage',
		title: stage.name,
		subtitle: `${dayInWords(day)}, day sheet, ${actCount(shows)}`,
		facts: stageFacts(stage, rows),
		parts: [
			{
				form: 'acts',
				acts: shows.map((show, at) => actOf({ show, next: shows.slice(at + 1).find(isPlaying), day }, rows)),
			},
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
				place: step.position?.name ?? 'on stage',
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

function isPlaying(show: SheetActivity): boolean {
	return !isCancelled(show);
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
