/** Words of 'What happened' (PLAN-14, PLAN-15). */
export const CHANGE_TEXTS = {
	title: 'What happened',
	failed: 'What happened could not be loaded.',
	nothing: 'Nothing has happened yet.',
	nothingLeft: 'Nothing for these filters.',
	nothingUntil: (time: string) => `Nothing for these filters, back to ${time}.`,
	searching: 'Searching what is older…',
	further: (time: string) => `Search further back than ${time}`,
	person: 'Person',
	allPersons: 'Everyone',
	clearPerson: 'Show everyone',
	entity: 'About',
	allEntities: 'Everything',
	clearEntity: 'Show everything',
	stage: 'Stage',
	allStages: 'All stages',
	clearStage: 'Show all stages',
	since: 'Since',
	older: 'Load older',
	undo: 'Undo',
	undoOf: (what: string) => `Undo: ${what}`,
	askUndo: 'Take this back?',
	takesBack: 'This takes back:',
	more: (count: number) => `and ${count} more`,
	moreThanShown: 'and more',
	nobody: 'Crossload',
	note: 'Note',
	noteHint: 'Rain, Plaza stops 19:40',
	addNote: 'Add note',
	noteFailed: 'The note could not be saved.',
	undid: 'Undone',
} as const;

/** What the log's entities are called. */
export const ENTITY_NAMES: Readonly<Record<string, string>> = {
	activity: 'Activity',
	band: 'Band',
	vehicle: 'Vehicle',
	position: 'Position',
	stage: 'Stage',
	person: 'Person',
	team_function: 'Team function',
	user: 'User',
	note: 'Note',
	finding: 'Acceptance',
	template: 'Template',
	plan_settings: 'Rules of planning',
	import: 'Import',
	restore: 'Restore',
};

export const ACTION_NAMES = { create: 'added', update: 'changed', delete: 'deleted' } as const;

/** What becomes of an import that is undone. */
export const TAKEN_BACK = 'taken back';
