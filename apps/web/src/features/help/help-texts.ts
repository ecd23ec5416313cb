import {
	type ActivityStatus,
	END_EARLY_THRESHOLD,
	HOUR,
	type PositionStatus,
	type Right,
	START_EARLY_THRESHOLD,
} from '@crossload/domain';

/** Words of the help (beyond SPEC.md), in the terms of the glossary. */
export const HELP_TEXTS = {
	title: 'Help',
	statuses: 'Statuses of an activity',
	positions: 'Where a vehicle is',
	marks: 'Connection and marks',
	asking: 'What is asked first',
	roles: 'What each role may do',
	keys: 'Keys',
	more: 'More in the help',
	right: 'Right',
	yes: 'Yes',
	no: 'No',
	rolesNote: 'Any other role may do what crew may. The server decides; what a role may not do is not shown.',
	keysNote: 'They work on every screen while nothing is typed.',
	singleKeys: 'Single keys',
	singleKeysNote: 'Off, only Ctrl K and the keys of dialogs do anything on this device.',
} as const;

/** What a status says, and what is done about it. */
export const STATUS_MEANINGS: Readonly<Record<ActivityStatus, string>> = {
	planned: 'Not started and not yet due.',
	late: 'Its planned start has passed and nobody has tapped Start. Without a planned start, its planned end counts.',
	running: 'Started and not ended. Past its planned end the time says how far over it is.',
	done: 'Ended. Lists of activities hide it until the eye is tapped.',
	cancelled: 'It does not take place. Lists of activities hide it with what is done.',
};

export const POSITION_MEANINGS: Readonly<Record<PositionStatus, string>> = {
	known: 'It stands at this position.',
	departed: 'It has left: its departure is done, and it has not come back.',
	unknown: 'Nobody knows: no activity that has started says where it is.',
};

const hours = (milliseconds: number) => {
	const count = milliseconds / HOUR;
	return count === 1 ? '1 hour' : `${count} hours`;
};

/** What is asked about before it happens. */
export const CONFIRMATIONS: readonly string[] = [
	`Start, more than ${hours(START_EARLY_THRESHOLD)} before the planned start.`,
	`Done, more than ${hours(END_EARLY_THRESHOLD)} before the planned end.`,
	'Remove and delete, always. The question names what goes along.',
	'Leaving a form with changes. What was typed is kept on this device either way.',
	'A save that someone else was faster with: both are shown, and one decides.',
];

/** What each right lets one do. */
export const RIGHT_MEANINGS: Readonly<Record<Right, string>> = {
	'festival:read': 'See bands, vehicles, positions, activities, stages and functions',
	'phone:read': 'See telephone numbers and productions',
	'person:read': 'See persons and find them in the search',
	'activity:operate': 'Start activities and mark them as done',
	'activity:write': 'Plan and edit activities',
	'activity:remove': 'Remove activities',
	'band:status': 'Set a band’s status',
	'function:assign': 'Assign members to functions',
	'history:read': 'See who changed an activity, and when',
	'band:write': 'Add, edit and delete bands',
	'vehicle:write': 'Add, edit and delete vehicles',
	'position:write': 'Add, edit and delete positions',
	'stage:write': 'Keep the stages',
	'person:write': 'Keep the persons',
	'function:write': 'Keep the team functions',
	'user:write': 'Keep the users, their roles and passwords',
	import: 'Import spreadsheets',
	'share:write': 'Share displays and calendar feeds by links',
};
