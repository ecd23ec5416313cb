/** Words that all forms share. */
export const FORM_TEXTS = {
	cancel: 'Cancel',
	saveKeys: 'Ctrl+Enter saves',
	restored: 'What you had typed before is still here.',
	startAfresh: 'Start afresh',
	leaveTitle: 'Leave without saving?',
	leaveText: 'What you have changed here is not saved yet.',
	leave: 'Discard changes',
	overtakenTitle: 'Someone else saved meanwhile',
	overtakenText: 'Choose what is to be kept, field by field. Nothing is saved until then.',
	mine: 'Mine',
	theirs: 'Theirs',
	keepEditing: 'Keep editing',
	saveChosen: 'Save what is chosen',
	empty: 'empty',
} as const;
