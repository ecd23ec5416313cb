import { isCancelled } from '../activity/status.ts';
import type { Day } from '../time.ts';
import { cancelledState, type Sheet, type SheetLine, type SheetTable, sheetLine } from './sheet.ts';
import { actCount, type SheetIndex, showsOn, withShow } from './sheet-activities.ts';
import type { SheetActivity, SheetStage } from './sheet-rows.ts';
import { dayInWords, plannedOn } from './sheet-times.ts';

/** A festival day at a glance: all stages that play beside each other (SHEET-01). */
export function daySheet(day: Day, rows: SheetIndex): Sheet {
	const shows = showsOn(rows.activities, day);
	const columns = rows.stages.flatMap((stage) => columnOf({ stage, shows, day }, rows));
	return {
		key: 'day',
		kind: 'day',
		title: dayInWords(day),
		subtitle: `All stages, ${actCount(shows)}`,
		facts: [],
		parts: columns.length === 0 ? [] : [{ form: 'columns', columns }],
	};
}

interface StageOnDay {
	readonly stage: SheetStage;
	readonly shows: readonly SheetActivity[];
	readonly day: Day;
}

function columnOf({ stage, shows, day }: StageOnDay, rows: SheetIndex): SheetTable[] {
	const own = shows.filter((show) => show.stage?.id === stage.id);
	if (own.length === 0) return [];
	const lines = own.map((show) => showLine(show, day, rows));
	return [{ form: 'table', title: stage.name, cells: ['time', 'band', 'loadin'], lines }];
}

function showLine(show: SheetActivity, day: Day, rows: SheetIndex): SheetLine {
	const band = show.band?.name ?? 'Show';
	const loadin = withShow(rows, show).find((one) => one.activityType.id === 'loadin' && !isCancelled(one));
	return sheetLine(`activity/${show.id}`, band, {
		time: plannedOn(day, show),
		band,
		loadin: loadin ? [plannedOn(day, loadin), loadin.position?.name].filter(Boolean).join(' ') : null,
		state: cancelledState(show),
	});
}
