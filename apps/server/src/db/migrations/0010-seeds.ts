/** What of a step is the same in all of them. */
interface Step {
	readonly activityTypeId: string;
	readonly anchor: 'show_start' | 'show_end';
	readonly offset: number;
	readonly duration: number;
	readonly positionId: null;
	readonly stageDock: boolean;
	readonly vehicles: 'all';
	readonly info: null;
}

const COMMON = { positionId: null, vehicles: 'all', info: null } as const;

function beforeShow(activityTypeId: string, minutes: number, duration = 0): Step {
	const stageDock = activityTypeId === 'loadin';
	return { activityTypeId, anchor: 'show_start', offset: -minutes, duration, stageDock, ...COMMON };
}

function afterShow(activityTypeId: string, minutes: number, duration = 0): Step {
	const stageDock = activityTypeId === 'loadout';
	return { activityTypeId, anchor: 'show_end', offset: minutes, duration, stageDock, ...COMMON };
}

const HOUR = 60;

/** What an act's day looks like by its size, in minutes from its show (PLAN.md, TPL-01). */
export const TEMPLATES: readonly { readonly name: string; readonly steps: readonly Step[] }[] = [
	{
		name: 'Opener',
		steps: [
			beforeShow('checkin', 4 * HOUR),
			beforeShow('loadin', 3 * HOUR, 25),
			afterShow('loadout', 5, 20),
			afterShow('departure', 1.5 * HOUR),
		],
	},
	{
		name: 'Mid',
		steps: [
			beforeShow('checkin', 6 * HOUR),
			beforeShow('crossload', 3.5 * HOUR + 20, 20),
			beforeShow('loadin', 3.5 * HOUR, 40),
			afterShow('loadout', 5, 40),
			afterShow('departure', 2.5 * HOUR),
		],
	},
	{
		name: 'Sub-headliner',
		steps: [
			beforeShow('checkin', 10 * HOUR),
			beforeShow('crossload', 6 * HOUR, 30),
			beforeShow('loadin', 5.5 * HOUR, 60),
			afterShow('loadout', 5, 60),
			afterShow('departure', 5 * HOUR),
		],
	},
	{
		name: 'Headliner',
		steps: [
			beforeShow('checkin', 16 * HOUR),
			beforeShow('crossload', 15.5 * HOUR, 30),
			beforeShow('crossload', 15 * HOUR, 30),
			beforeShow('crossload', 14.5 * HOUR, 30),
			beforeShow('loadin', 14 * HOUR, 120),
			afterShow('loadout', 10, 120),
			afterShow('departure', 3.5 * HOUR),
		],
	},
];
