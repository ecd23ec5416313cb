/** Words of cancelling activities and acts (CXL-01 to CXL-03). */
export const CANCEL_TEXTS = {
	delay: 'Delay…',
	cancel: 'Cancel…',
	cancelActivity: 'Cancel activity',
	cancelTheActivity: (name: string) => `Cancel: ${name}`,
	keep: 'Keep it',
	restore: 'Restore',
	reason: 'Reason',
	reasonHint: 'Everybody sees it. It may stay empty.',
	cancelled: 'Activity cancelled',
	restored: 'Activity restored',
	failed: 'It could not be cancelled.',
	restoreFailed: 'It could not be restored.',
	cancelAct: 'Cancel the act',
	cancelTheAct: (band: string) => `Cancel the act: ${band}`,
	whatGoes: (count: number) =>
		count === 1 ? '1 open activity is cancelled.' : `${count} open activities are cancelled.`,
	whatStays: 'What is done stays, and Undo takes all of it back.',
	onSite: 'Still on site:',
	actCancelled: (band: string) => `${band}: the act is cancelled`,
} as const;
