import type { SearchKind } from './search-entry.ts';

/** Words of the search (beyond SPEC.md). */
export const SEARCH_TEXTS = {
	label: 'Search everything',
	placeholder: 'Search bands, plates, places',
	failed: 'The search could not be loaded. Check the network, then reload the page.',
	close: 'Close search',
	results: 'Found',
	recent: 'Opened last',
	hint: 'A band, a plate or part of it, a driver, a position, an activity. Spaces, dashes and case do not matter.',
	loading: 'Loading …',
	nothing: (typed: string) => `Nothing found for '${typed}'.`,
	count: (count: number, shown: number) =>
		`${count} found${shown < count ? `, the best ${shown} shown` : ''}; spaces and dashes do not matter`,
	move: 'move',
	open: 'open',
	newTab: 'new tab',
	onBoard: 'on the board',
	stageActivities: 'its activities',
	noDriver: 'No name',
	since: (time: string) => `since ${time}`,
	vehicles: (count: number) => (count === 1 ? '1 vehicle' : `${count} vehicles`),
} as const;

export const KIND_TITLES: Readonly<Record<SearchKind, string>> = {
	band: 'Bands',
	vehicle: 'Vehicles',
	driver: 'Drivers',
	position: 'Positions',
	person: 'Persons',
	activity: 'Activities',
	stage: 'Stages',
};
