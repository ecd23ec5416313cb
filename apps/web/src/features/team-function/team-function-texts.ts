/** Words of who is in charge of what (SPEC.md sections 2 and 8). */
export const TEAM_FUNCTION_TEXTS = {
	inCharge: 'In Charge',
	radio: 'Radio channel',
	noMembers: 'No members assigned',
	noFunctions: 'No team functions yet.',
	loadFailed: 'Failed to load team functions',
	notThere: 'This could not be loaded.',
	assignTo: (name: string) => `Assign Members to ${name}`,
	members: 'Members',
	noPersons: 'Nobody of the group Team by that name',
	personsMissing: 'The persons could not be loaded.',
	personsFailed: 'Failed to load persons',
	saved: 'Members updated successfully',
	saveFailed: 'Failed to update members',
	save: 'Save',
} as const;
