import { instantOf } from '@crossload/domain';
import type { Work } from '../../db/work.ts';
import type { ActivityState } from '../activity/activity.store.ts';
import { type BandState, bandRows, EMPTY_BAND } from '../band/band.store.ts';
import { createStage } from '../stage/stage.service.ts';
import { listStages } from '../stage/stage.store.ts';
import type { Outcome } from './propose-import.ts';
import type { Made } from './row-names.ts';
import { freshStageColor } from './stage-colors.ts';

/** Makes the stages and bands of a running order; returns what says which id each has now. */
export async function makeNames(
	work: Work,
	{ made, outcomes }: { made: readonly Made[]; outcomes: readonly Outcome[] },
): Promise<(id: number) => number> {
	const ids = new Map<number, number>();
	if (made.length === 0) return (id) => id;
	const idOf = (id: number) => ids.get(id) ?? id;
	const colors = new Set((await listStages(work.trx)).map(({ color }) => color.toLowerCase()));
	for (const { id, name } of made.filter(({ entity }) => entity === 'stage')) {
		const color = freshStageColor(colors);
		colors.add(color);
		ids.set(id, (await createStage(work, { name, color })).id);
	}
	const bands = made.filter(({ entity }) => entity === 'band');
	const stages = stagesOfBands(outcomes);
	const states = bands.map(({ id, name }): BandState => ({ ...EMPTY_BAND, name, stageId: idOf(stages.get(id) ?? 0) }));
	for (const [index, id] of (await bandRows.insertMany(work.trx, states)).entries()) {
		const [band, state] = [bands[index], states[index]];
		if (!band || !state) continue;
		ids.set(band.id, id);
		work.record({ entity: 'band', id, before: null, after: { ...state, version: 1 } });
	}
	return idOf;
}

/** A new band belongs to the stage of its longest show, the earlier of two; one without a show to that of its row. */
export function stagesOfBands(outcomes: readonly Outcome[]): Map<number, number> {
	const stages = new Map<number, number>();
	const shows = outcomes.flatMap(({ next }) => (next === null ? [] : [next as ActivityState]));
	const length = ({ planned_start: start, planned_end: end }: ActivityState) =>
		start === null || end === null ? 0 : instantOf(end) - instantOf(start);
	const starts = ({ planned_start: start }: ActivityState) => (start === null ? 0 : instantOf(start));
	for (const show of shows.sort((a, b) => length(b) - length(a) || starts(a) - starts(b))) {
		const { bandId, stageId } = show;
		if (bandId !== null && bandId < 0 && stageId !== null && !stages.has(bandId)) stages.set(bandId, stageId);
	}
	for (const { state, next, row } of outcomes) {
		const { band, stage } = row.values;
		if (state !== 'new' || next !== null || typeof band !== 'number' || typeof stage !== 'number') continue;
		if (!stages.has(band)) stages.set(band, stage);
	}
	return stages;
}
