/** Words of taking back and doing again (PLAN-12). */
export const UNDO_TEXTS = {
	undone: 'Taken back',
	undoFailed: 'It could not be taken back.',
	redo: 'Redo',
	redone: 'Done again',
	redoFailed: 'It could not be done again.',
} as const;
