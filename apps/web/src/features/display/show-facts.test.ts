import type { Activity, Stage } from '@crossload/contract';
import { type FestivalTime, instantOf, toFestivalTime } from '@crossload/domain';
import { expect, test } from 'vitest';
import type { DisplayLists } from '../../api/display.ts';
import { anActivity } from '../../testing/activities.ts';
import { showsAfter, showsOn } from './show-facts.ts';

const MAIN: Stage = { id: 1, name: 'Main', color: '#a03040', changeover: 20, curfew: null, version: 1 };

const at = (clock: string): FestivalTime => toFestivalTime(`2026-08-22T${clock}:00+02:00`);

/** A show on the stage, planned from–to; then when it began and ended. */
type Told = readonly [planned: string, start?: string, end?: string];

function showOf([planned, start, end]: Told, id: number): Activity {
	const [from = '', to = ''] = planned.split('–');
	const actual = { start: start ? at(start) : null, end: end ? at(end) : null };
	return anActivity(id, { stage: MAIN, planned_start: at(from), planned_end: at(to), ...actual });
}

const listsOf = (activities: readonly Activity[]): DisplayLists => ({
	activities: [...activities],
	bands: [],
	vehicles: [],
	positions: [],
	stages: [MAIN],
	estimates: [],
	findings: [],
	festival: { name: null, offset: '+02:00' },
});

const DONE: Told = ['15:00–16:00', '15:01', '16:02'];
const PLAYING: Told = ['17:30–18:30', '17:31'];
const LATER: Told = ['19:00–20:00'];
const LAST: Told = ['20:30–21:30'];

interface Case {
	readonly fact: string;
	readonly now: string;
	readonly shows: readonly Told[];
	/** Planned starts: of the one that plays or comes next, and of those after it. */
	readonly first: string;
	readonly after: readonly string[];
}

const CASES: readonly Case[] = [
	{
		fact: 'one never tapped whose time is over does not come',
		now: '18:02',
		shows: [['13:00–14:00'], DONE, PLAYING, LATER, LAST],
		first: '17:30',
		after: ['19:00', '20:30'],
	},
	{
		fact: 'one never tapped does not come either where none plays',
		now: '16:40',
		shows: [['13:00–14:00'], DONE, LATER, LAST],
		first: '19:00',
		after: ['20:30'],
	},
	{
		fact: 'one that waits for the one that plays stays next',
		now: '19:20',
		shows: [DONE, PLAYING, LATER, LAST],
		first: '17:30',
		after: ['19:00', '20:30'],
	},
	{
		fact: 'a late one after which none began stays the first',
		now: '19:20',
		shows: [DONE, LATER, LAST],
		first: '19:00',
		after: ['20:30'],
	},
	{
		fact: 'those to come stand in the order of their plan',
		now: '18:02',
		shows: [LAST, LATER, PLAYING],
		first: '17:30',
		after: ['19:00', '20:30'],
	},
	{ fact: 'what is over does not come', now: '18:02', shows: [PLAYING, DONE], first: '17:30', after: [] },
];

test.each(CASES)('WALL-03 of the shows of a stage, $fact', ({ now: clock, shows, first, after }) => {
	const [now, lists] = [instantOf(at(clock)), listsOf(shows.map(showOf))];
	const state = showsOn(MAIN.id, lists, now);
	const clockOf = (show: Activity | null) => show?.planned_start?.slice(11, 16);
	expect(clockOf(state.playing ?? state.next)).toBe(first);
	expect(showsAfter(MAIN.id, lists, now).map(clockOf)).toEqual(after);
});
