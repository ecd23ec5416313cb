/**
 * Fetches the code of what opens over screens, so that it opens at once and without a network too. What does not come
 * now is fetched when it is opened.
 */
export function prefetchDialogs(): void {
	const dialogs = [
		import('../features/activity/activity-details-dialog.tsx'),
		import('../features/delay/delay-dialog.tsx'),
		import('../features/help/keys-dialog.tsx'),
		import('../features/team-function/assign-members-dialog.tsx'),
		import('../ui/confirm-modal.tsx'),
		import('../ui/data-table/sort-dialog.tsx'),
	];
	void Promise.allSettled(dialogs);
}
