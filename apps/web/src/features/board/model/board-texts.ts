import type { LaneKind } from '@crossload/domain';

interface PointsTogether {
	readonly count: number;
	readonly late: number;
	readonly impossible: number;
	readonly time: string;
}

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
	loads: 'Loads',
	points: 'Gate',
	overfull: (position: string) => `${position} overfull`,
	/** Where there is no room for all of it the first number stands alone. */
	outOf: (minutes: number, needed: number) => `${minutes} of\u00a0${needed}`,
	docks: 'Docks',
	positions: (count: number) => (count === 1 ? '1 position' : `${count} positions`),
	pointsTogether: ({ count, late, impossible, time }: PointsTogether) => {
		const counts = [count === 1 ? '1 point' : `${count} points`];
		if (late > 0) counts.push(`${late} late`);
		if (impossible > 0) counts.push(`${impossible} impossible`);
		return `${counts.join(', ')}, ${time}. A click shows less time.`;
	},
	occupancyOnly: 'occupancy only',
	left: (minutes: number) => `${minutes} min left`,
	lateEarlier: (count: number) => `${count} late earlier`,
	onStage: 'On stage',
	blocks: 'What takes time',
	flags: 'Points',
	gateColumn: 'Gate and crossload',
	whatIsShown: 'What is shown',
	show: 'Show',
	late: (count: number) => `${count} late`,
	running: 'Running',
	stage: 'Stage',
	allStages: 'All stages',
	clearStage: 'Show all stages',
	day: 'Day',
	allDays: 'All days',
	wholeDay: 'Whole day',
	hours: (hours: number) => `${hours} h`,
	allHours: 'All',
	wholeFestival: 'Whole festival',
	inSight: 'Time in sight',
	fromTo: (from: string, to: string) => `${from} to ${to}`,
	fromToLong: (from: string, to: string, hours: number) => `${from} to ${to}, ${hours} hours`,
	presence: (here: number, capacity: number | null) => (capacity === null ? `${here}` : `${here} / ${capacity}`),
	presenceWords: (presence: string) => `, there now: ${presence}`,
	fullFrom: (count: string, from: string, to: string) => `${count} from ${from} to ${to}`,
	whoStands: 'Who stands there',
	tooMany: (count: number) => `${count} too many`,
	fromClock: (time: string) => `from ${time}`,
	until: (time: string) => `until ${time}`,
	isAccepted: 'Accepted as it is.',
	onlyExpected: 'As things go now. As planned there is room.',
	print: 'Print',
	paperTitle: (lanes: string, day: string) => `${lanes}, ${day}`,
	nothing: 'Nothing to show here. Choose another type, or other words.',
	noneYet: 'No activities yet...',
	failed: 'The plan cannot be loaded.',
	unnamed: 'No band',
	chosen: ', chosen',
	expected: (time: string) => `expected ${time}`,
} as const;
