import type { FindingKind } from '@crossload/domain';

/** What each kind of finding is called. */
export const KIND_NAMES: Readonly<Record<FindingKind, string>> = {
	'stage-overlap': 'Two shows at once',
	'changeover-short': 'Changeover too short',
	'vehicle-overlap': 'Vehicle in two places',
	'vehicle-turnaround': 'No time to drive between',
	'position-full': 'Position overfull',
	'loadin-late': 'Load-in too late',
	'soundcheck-late': 'Soundcheck too late',
	'loadout-early': 'Load-out too early',
	'departure-early': 'Departure too early',
	'checkin-late': 'Check-in too late',
	curfew: 'Past the curfew',
	'missing-show': 'Without a show',
	'missing-loadin': 'Without a load-in',
	'missing-loadout': 'Without a load-out',
	'missing-vehicles': 'Without vehicles',
	'missing-position': 'Without a position',
	'missing-checkin': 'Without a check-in',
	'missing-departure': 'Without a departure',
};
