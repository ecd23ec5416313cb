import type { LaneKind } from '@crossload/domain';

/** Words of the board (PLAN.md, section BOARD). */
export const BOARD_TEXTS = {
	title: 'Plan',
	lanes: 'Lanes',
	kinds: {
		stage: 'Stages',
		position: 'Positions',
		vehicle: 'Vehicles',
		band: 'Bands',
	} satisfies Record<LaneKind, string>,
	lane: 'Stage, position, vehicle or band',
	zoomIn: 'Show less time',
	zoomOut: 'Show more time',
	now: 'Now',
	goToNow: 'Go to now',
	showEmpty: 'Empty lanes',
	name: 'Band or vehicle',
	timeLine: 'Time line',
	nothing: 'Nothing to show here. Choose another type, or other words.',
	noneYet: 'No activities yet...',
	failed: 'The plan cannot be loaded.',
	unnamed: 'No band',
} as const;

/** Words of the links that lead to the board. */
export const BOARD_LINK_TEXTS = {
	open: 'Open on the board',
	openAt: (name: string) => `Open on the board: ${name}`,
} as const;
