import { toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import { decode } from '../../lib/persisted.ts';
import {
	activeCount,
	dayChoices,
	effectiveFilters,
	filterBands,
	NO_FILTERS,
	parseText,
	stageChoices,
} from './band-filters.ts';

const sitter = { id: 1, name: 'Sitterbühne', color: '#5bc0eb' };
const plaza = { id: 2, name: 'Plaza', color: '#c9b6f2' };
const band = (name: string, stage = sitter, showStart: string | null = null) => ({
	name,
	stage,
	show: showStart === null ? null : { planned_start: toFestivalTime(showStart), planned_end: null },
});

const BANDS = [
	band('Glass Orchard', sitter, '2026-08-22T15:55:00+02:00'),
	band('Kapitän Föhn', plaza, '2026-08-23T00:30:00+02:00'),
	band('Tin Harbour', plaza),
];
const names = (bands: readonly { name: string }[]) => bands.map(({ name }) => name);

test('BAND-02 without filters all bands are there, with a show or without', () => {
	expect(filterBands(BANDS, NO_FILTERS)).toEqual(BANDS);
});

test('BAND-02 the day is the weekday of the show’s start in festival time; bands without a show have none', () => {
	expect(names(filterBands(BANDS, { ...NO_FILTERS, day: 'Saturday' }))).toEqual(['Glass Orchard']);
	expect(names(filterBands(BANDS, { ...NO_FILTERS, day: 'Sunday' }))).toEqual(['Kapitän Föhn']);
	expect(filterBands(BANDS, { ...NO_FILTERS, day: 'Thursday' })).toEqual([]);
});

test('USE-04 the days on which bands play are offered, and one that is not is All Days', () => {
	const wednesday = band('Paper Lighthouse', plaza, '2026-08-19T20:00:00+02:00');
	const stored = { ...NO_FILTERS, day: 'Wednesday' } as const;
	expect(dayChoices([...BANDS, wednesday])[1]).toBe('Wednesday');
	expect(effectiveFilters(stored, [...BANDS, wednesday]).day).toBe('Wednesday');
	expect(effectiveFilters(stored, BANDS).day).toBe('All Days');
});

test('BAND-02 stages come from the bands, by name', () => {
	expect(stageChoices(BANDS)).toEqual(['All Stages', 'Plaza', 'Sitterbühne']);
	expect(names(filterBands(BANDS, { ...NO_FILTERS, stage: 'Plaza' }))).toEqual(['Kapitän Föhn', 'Tin Harbour']);
});

test('BAND-02 a choice stands there once, whatever stages are called', () => {
	const odd = [band('Tin Harbour', { ...plaza, name: 'All Stages' }), band('Moth Parade', { ...plaza, id: 3 })];
	expect(stageChoices([...BANDS, ...odd])).toEqual(['All Stages', 'Plaza', 'Sitterbühne']);
});

test('BAND-02 USE-02 the search finds names that contain it, whatever the case and accents', () => {
	expect(names(filterBands(BANDS, { ...NO_FILTERS, search: 'HARB' }))).toEqual(['Tin Harbour']);
	expect(names(filterBands(BANDS, { ...NO_FILTERS, search: ' föhn' }))).toEqual(['Kapitän Föhn']);
	expect(names(filterBands(BANDS, { ...NO_FILTERS, search: 'kapitan fohn' }))).toEqual(['Kapitän Föhn']);
	expect(filterBands(BANDS, { ...NO_FILTERS, search: 'orchid' })).toEqual([]);
});

test('BAND-02 a kept stage that no band has any more filters nothing and does not count', () => {
	const kept = { ...NO_FILTERS, stage: 'Zeltbühne' };
	expect(effectiveFilters(kept, BANDS)).toEqual(NO_FILTERS);
	expect(activeCount(effectiveFilters(kept, BANDS))).toBe(0);
	expect(effectiveFilters({ ...NO_FILTERS, stage: 'Plaza' }, BANDS).stage).toBe('Plaza');
});

test('every filter that leaves something out counts', () => {
	expect(activeCount(NO_FILTERS)).toBe(0);
	expect(activeCount({ day: 'Friday', stage: 'Plaza', search: 'x' })).toBe(3);
	expect(activeCount({ ...NO_FILTERS, search: '  ' })).toBe(0);
});

test.each([
	['tin', 'tin'],
	['311', '311'],
	['"311"', '311'],
	['null', ''],
	['{}', ''],
])('BAND-02 a kept search of %s is for %j', (text, search) => {
	expect(decode(text, parseText, '')).toBe(search);
});
