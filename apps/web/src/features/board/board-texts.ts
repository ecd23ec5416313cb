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
	wholeFestival: 'Whole festival',
	inSight: 'Time in sight',
	fromTo: (from: string, to: string) => `${from} to ${to}`,
	presence: (here: number, capacity: number | null) => (capacity === null ? `${here}` : `${here} / ${capacity}`),
	presenceWords: (presence: string) => `, there now: ${presence}`,
	fullFrom: (count: string, from: string, to: string) => `${count} from ${from} to ${to}`,
	print: 'Print',
	paperTitle: (lanes: string, day: string) => `${lanes}, ${day}`,
	nothing: 'Nothing to show here. Choose another type, or other words.',
	noneYet: 'No activities yet...',
	failed: 'The plan cannot be loaded.',
	unnamed: 'No band',
	chosen: ', chosen',
} as const;

/** Words of the links that lead to the board. */
export const BOARD_LINK_TEXTS = {
	open: 'Open on the board',
	openAt: (name: string) => `Open on the board: ${name}`,
} as const;
