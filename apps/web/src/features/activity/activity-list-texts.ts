/** Words of the activity list (SPEC.md section 2). */
export const LIST_TEXTS = {
	title: 'Activities',
	add: 'Add',
	allTypes: 'All types',
	type: 'Type',
	doneShown: 'Done shown',
	doneHidden: 'Done hidden',
	showDone: 'Show done',
	showDoneCount: (count: number) => `Show done (${count})`,
	hideDone: 'Hide done',
	clearFilters: 'Clear filters',
	removeFilter: (stage: string) => `Remove filter: ${stage}`,
	noneYet: 'No activities yet...',
	nonePlanned: 'No planned (pending) activities.',
	noneAvailable: 'No activities available.',
	noneFound: 'No activities found.',
	loadFailed: 'The activities cannot be loaded.',
} as const;
