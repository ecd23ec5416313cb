import type { Band } from '@crossload/contract';
import {
	ALL_DAYS,
	compareNames,
	type DayFilter,
	dayFilters,
	isOnDay,
	offeredDay,
	parseDayFilter,
	searchKey,
} from '@crossload/domain';
import { usePersisted } from '../../lib/persisted.ts';
import { BAND_TEXTS as texts } from './band-texts.ts';

/** What the band list is narrowed to, kept on the device under the keys that SPEC.md section 9 names. */
export interface BandFilters {
	readonly day: DayFilter;
	/** A stage's name, or 'All Stages'. */
	readonly stage: string;
	readonly search: string;
}

export const NO_FILTERS: BandFilters = { day: ALL_DAYS, stage: texts.allStages, search: '' };

/** The filters and how to change some of them. */
export function useBandFilters() {
	const [day, setDay] = usePersisted<DayFilter>('selectedDay', parseDayFilter, NO_FILTERS.day);
	const [stage, setStage] = usePersisted<string>('selectedStage', parseText, NO_FILTERS.stage);
	const [search, setSearch] = usePersisted<string>('searchString', parseText, NO_FILTERS.search);
	const change = (changed: Partial<BandFilters>) => {
		if (changed.day !== undefined) setDay(changed.day);
		if (changed.stage !== undefined) setStage(changed.stage);
		if (changed.search !== undefined) setSearch(changed.search);
	};
	return [{ day, stage, search } satisfies BandFilters, change] as const;
}

/** A name, also of a band that is called 311: stored as plain text, that reads as a number. */
export function parseText(stored: unknown): string | null {
	if (typeof stored === 'number') return `${stored}`;
	return typeof stored === 'string' ? stored : null;
}

/** The names to choose a stage by: all, then those of the bands' stages. Each once, also when a stage is called as all are. */
export function stageChoices(bands: readonly Pick<Band, 'stage'>[]): string[] {
	return [...new Set([NO_FILTERS.stage, ...bands.map(({ stage }) => stage.name).sort(compareNames)])];
}

/** The days to choose by: those of SPEC.md, and the others on which the bands play. */
export function dayChoices(bands: readonly Pick<Band, 'show'>[]): DayFilter[] {
	return dayFilters(bands.flatMap(({ show }) => show?.planned_start ?? []));
}

/** The filters that can leave something out; a stage that no band has any more, or a day that is not offered, filters nothing. */
export function effectiveFilters(filters: BandFilters, bands: readonly Pick<Band, 'stage' | 'show'>[]): BandFilters {
	const isKnown = bands.some(({ stage }) => stage.name === filters.stage);
	const day = offeredDay(filters.day, dayChoices(bands));
	return { ...filters, day, stage: isKnown ? filters.stage : NO_FILTERS.stage };
}

/** How many of the filters leave something out. */
export function activeCount({ day, stage, search }: BandFilters): number {
	return [day !== NO_FILTERS.day, stage !== NO_FILTERS.stage, searchKey(search).trim() !== ''].filter(Boolean).length;
}

/** The bands that play on the day, on the stage, and whose name contains what is searched, whatever the case and accents (BAND-02). */
export function filterBands<T extends Pick<Band, 'name' | 'stage' | 'show'>>(
	bands: readonly T[],
	{ day, stage, search }: BandFilters,
): T[] {
	return bands.filter(
		(band) =>
			isOnDay(day, band.show?.planned_start ?? null) &&
			(stage === NO_FILTERS.stage || band.stage.name === stage) &&
			searchKey(band.name).includes(searchKey(search).trim()),
	);
}
