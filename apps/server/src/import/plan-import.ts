import { type FestivalTime, instantOf, nameKey } from '@crossload/domain';
import { freshStageColor } from '../features/import/stage-colors.ts';
import type { ShowRow } from './parse-running-order.ts';

/** What the database has already, as far as an import asks for it. Bands in order of their ids. */
export interface Existing {
	readonly stages: readonly { readonly id: number; readonly name: string; readonly color: string }[];
	readonly bands: readonly { readonly id: number; readonly name: string }[];
	readonly shows: readonly {
		readonly bandId: number | null;
		readonly stageId: number | null;
		readonly planned_start: FestivalTime | null;
		readonly planned_end: FestivalTime | null;
	}[];
}

export interface NewShow {
	/** Key of the band's name. */
	readonly bandKey: string;
	/** Key of the stage's name. */
	readonly stageKey: string;
	readonly planned_start: FestivalTime;
	readonly planned_end: FestivalTime;
}

/** What an import makes, in this order; names stand for ids that only exist once it is made. */
export interface ImportPlan {
	readonly stages: readonly { readonly name: string; readonly color: string }[];
	readonly bands: readonly { readonly name: string; readonly stageKey: string }[];
	readonly shows: readonly NewShow[];
	/** What the running order names that was there already; a row that repeats another counts as there. */
	readonly found: { readonly stages: number; readonly bands: number; readonly shows: number };
}

/**
 * Decides what a running order adds to what exists. Rows of one name, whatever its case, are one band with several
 * shows; a new band belongs to the stage of its longest show, one that exists keeps its own.
 */
export function planImport(rows: readonly ShowRow[], existing: Existing): ImportPlan {
	const byStage = Map.groupBy(rows, ({ stage }) => nameKey(stage));
	const byBand = Map.groupBy(rows, ({ name }) => nameKey(name));
	const knownStages = new Map(existing.stages.map((stage) => [nameKey(stage.name), stage]));
	const knownBands = new Map(existing.bands.toReversed().map((band) => [nameKey(band.name), band]));
	const isNew = (known: ReadonlyMap<string, unknown>) => (key: string) => !known.has(key);
	const stageKeys = [...byStage.keys()].filter(isNew(knownStages));
	const bandKeys = [...byBand.keys()].filter(isNew(knownBands));
	const shows = newShows(rows, { existing, knownStages, knownBands });
	return {
		stages: withColors(
			stageKeys.map((key) => byStage.get(key)?.[0]?.stage ?? key),
			existing,
		),
		bands: bandKeys.map((key) => newBand(byBand.get(key) ?? [])),
		shows,
		found: {
			stages: byStage.size - stageKeys.length,
			bands: byBand.size - bandKeys.length,
			shows: rows.length - shows.length,
		},
	};
}

function withColors(names: readonly string[], { stages }: Existing): { name: string; color: string }[] {
	const taken = new Set(stages.map(({ color }) => color.toLowerCase()));
	return names.map((name) => {
		const color = freshStageColor(taken);
		taken.add(color);
		return { name, color };
	});
}

function newBand(rows: readonly ShowRow[]): { name: string; stageKey: string } {
	const length = ({ start, end }: ShowRow) => instantOf(end) - instantOf(start);
	const longestFirst = rows.toSorted((a, b) => length(b) - length(a) || instantOf(a.start) - instantOf(b.start));
	return { name: rows[0]?.name ?? '', stageKey: nameKey(longestFirst[0]?.stage ?? '') };
}

type Known = ReadonlyMap<string, { readonly id: number }>;

function newShows(
	rows: readonly ShowRow[],
	{ existing, knownStages, knownBands }: { existing: Existing; knownStages: Known; knownBands: Known },
): NewShow[] {
	const taken = new Set(
		existing.shows.map(({ bandId, stageId, planned_start, planned_end }) =>
			[bandId, stageId, planned_start, planned_end].join('|'),
		),
	);
	const shows = new Map<string, NewShow>();
	for (const { name, stage, start, end } of rows) {
		const show = { bandKey: nameKey(name), stageKey: nameKey(stage), planned_start: start, planned_end: end };
		const bandId = knownBands.get(show.bandKey)?.id;
		const stageId = knownStages.get(show.stageKey)?.id;
		if (!taken.has([bandId, stageId, start, end].join('|'))) {
			shows.set(JSON.stringify(show), show);
		}
	}
	return [...shows.values()];
}
