import type { SetupStep } from '@crossload/contract';
import type { SetupCounts } from './setup-steps.ts';

/** `1 band`, `2 bands`. */
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Words of the first steps (IMP-09). */
export const SETUP_TEXTS = {
	title: 'First steps',
	progress: (settled: number, all: number) =>
		settled === all ? `${settled} of ${all} done` : `${settled} of ${all} done, then this page leaves the menu`,
	failed: 'The first steps could not be loaded.',
	steps: 'Steps',
	hide: 'Hide for now',
	show: 'Show in the menu',
	hidden: 'First steps are hidden. They stay at this address.',
	saveFailed: 'It could not be saved.',
	import: 'Import',
	importSpreadsheet: 'Import a spreadsheet',
	add: 'Add',
	typeIn: 'Type in',
	lookThrough: 'Look through',
	change: 'Change',
	leaveOut: 'Leave out',
	leftOut: 'Left out',
	takeIn: 'Take in again',
	done: 'Done',
	invent: 'Try with an invented festival',
	invented: 'The invented festival is there: look around, tap what you like',
	inventFailed: 'The invented festival could not be filled in.',
	look: 'Look around',
	noteTitle: 'This is the invented festival',
	noteText: 'Nothing of it is real, and today is its third day. Take it back before you enter your own: users stay.',
	takeBack: 'Take it back',
	askTakeBack: 'Take the invented festival back?',
	askTakeBackText: (since: number) =>
		`${counted(since, 'change')} made since ${since === 1 ? 'goes' : 'go'} with it: what was tried out, and whatever was entered besides. Users stay.`,
	takenBack: 'The invented festival is taken back',
	takeBackFailed: 'It could not be taken back.',
	facts: 'What the plan will need',
	lastYear:
		'Stages, positions, templates, functions, persons, users and settings out of a backup; the plan too, if wanted.',
	chooseDatabase: 'Choose its database',
	files: 'Files for a start',
	save: (file: string) => `Save ${file}`,
	fileFailed: 'The file could not be made.',
} as const;

export const STEP_TITLES: Readonly<Record<SetupStep, string>> = {
	running_order: 'Running order',
	positions: 'Positions',
	vehicles: 'Vehicles',
	persons: 'Persons and functions',
	templates: 'Templates',
	users: 'Users',
};

/** What a step is about, while nothing of it is there. */
export const STEP_TEXTS: Readonly<Record<SetupStep, string>> = {
	running_order: 'Bands, stages and show times, out of the spreadsheet you have. You see first what it would do.',
	positions: 'Docks, gates, yards, and how many vehicles each takes.',
	vehicles: 'Types, plates, drivers. Plates may come later, the checks remind you.',
	persons: 'Who is in charge of a gate, a stage, the parking.',
	templates: 'Check-in, load-in, load-out, departure around the shows, for many bands at once.',
	users: 'Who logs in besides you, and as what: lead runs the day, crew reads.',
};

/** What is there of a step so far; null for nothing. */
export const STEP_FACTS: Readonly<Record<SetupStep, (counts: SetupCounts) => string | null>> = {
	running_order: ({ bands, shows, stages }) =>
		bands + shows + stages === 0
			? null
			: `${counted(bands, 'band')}, ${counted(shows, 'show')}, ${counted(stages, 'stage')}`,
	positions: ({ positions }) => (positions === 0 ? null : counted(positions, 'position')),
	vehicles: ({ vehicles }) => (vehicles === 0 ? null : counted(vehicles, 'vehicle')),
	persons: ({ persons, functions }) =>
		persons + functions === 0 ? null : `${counted(persons, 'person')}, ${counted(functions, 'function')}`,
	templates: ({ otherActivities }) =>
		otherActivities === 0 ? null : `${counted(otherActivities, 'activity', 'activities')} around the shows`,
	users: ({ users }) => `${counted(users, 'login')}`,
};

export const PLAN_FACTS: readonly (readonly [string, keyof SetupCounts])[] = [
	['Bands with a show time', 'bandsWithShow'],
	['Positions with a capacity', 'withCapacity'],
	['Vehicles with a plate', 'withPlate'],
	['Activities', 'activities'],
	['People who can log in', 'users'],
];
