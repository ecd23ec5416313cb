import { minutesOf, parseInstant, toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { RowIndex } from '../../../lib/row-index.ts';
import { anActivity } from '../../../testing/activities.ts';
import { shownActivities } from '../model/board-rows.ts';
import { DEFAULT_VIEW } from '../model/board-view.ts';
import { overviewBars } from './overview-shapes.ts';

const at = (time: string) => minutesOf(parseInstant(`2026-08-${time}:00+02:00`) ?? (0 as never));
const SATURDAY = { from: at('22T06:00'), to: at('23T06:00') };
const TUESDAY = { from: at('25T06:00'), to: at('26T06:00') };

const stage = (id: number, color: string) => ({ id, name: `${id}`, color });
const loadIn = { ...anActivity(0).activityType, id: 'loadin' };

function planned(from: string, to: string) {
	return {
		planned_start: toFestivalTime(`2026-08-${from}:00+02:00`),
		planned_end: toFestivalTime(`2026-08-${to}:00+02:00`),
	};
}

const shows = [anActivity(1, { stage: stage(2, 'blue') }), anActivity(2, { stage: stage(1, 'red') })];
const load = anActivity(3, { activityType: loadIn, stage: stage(3, 'green') });
const away = anActivity(4, { activityType: loadIn, ...planned('25T10:00', '25T11:00') });

test.each([
	['shows alone where there are any', [load, ...shows], SATURDAY, ['red', 'blue']],
	['all that a stretch has without a show', [...shows, away], TUESDAY, [null]],
	['nothing of an empty stretch', shows, TUESDAY, []],
])('BRD-02 the overview draws %s', (...[, rows, range, colors]) => {
	const index = { planned: new RowIndex(shownActivities(rows, DEFAULT_VIEW)), rows: new RowIndex(rows) };
	expect(overviewBars(index, range).map(({ color }) => color)).toEqual(colors);
});
