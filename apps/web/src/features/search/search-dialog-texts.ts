/** Words of what opens the search (beyond SPEC.md). */
export const SEARCH_DIALOG_TEXTS = {
	label: 'Search everything',
	placeholder: 'Search bands, plates, places',
	failed: 'The search could not be loaded. Check the network, then try again.',
} as const;
