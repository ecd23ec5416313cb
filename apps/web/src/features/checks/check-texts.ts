import type { Severity } from '@crossload/domain';

/** What a group of findings means. */
export const SEVERITY_MEANS: Readonly<Record<Severity, string>> = {
	impossible: 'cannot happen as planned',
	tight: 'works only if nothing goes wrong',
	missing: 'nobody has planned it yet',
};

/** Words of the checks (CHK-21). */
export const CHECK_TEXTS = {
	title: 'Checks',
	failed: 'The plan could not be loaded.',
	open: (count: number) => `${count} open`,
	openOf: (count: number, all: number) => `${count} of ${all} open`,
	stage: 'Stage',
	allStages: 'All stages',
	clearStage: 'Show all stages',
	kind: 'Kind',
	allKinds: 'All kinds',
	clearKind: 'Show all kinds',
	order: 'Order',
	bySeverity: 'By severity',
	byTime: 'By time',
	checkedAt: (time: string) => `checked ${time}, by itself with each change`,
	nothing: 'Nothing found: the plan works as it stands.',
	allAccepted: 'Nothing is open: all that was found has been accepted.',
	nothingLeft: 'Nothing found for these filters.',
	now: 'now',
	inTime: (length: string) => `in ${length}`,
	ago: (length: string) => `${length} ago`,
	moveTo: (what: string, place: string) => `Move ${what} to ${place}`,
	endAt: (what: string, time: string) => `End ${what} at ${time}`,
	otherWays: 'Other remedies',
	others: (count: number) => `+${count}`,
	columns: ['What', 'Where', 'When', 'Who', 'Remedy'],
	/** 'Load-in Wolf Ink to Dock B: saved' */
	applied: (what: string) => `${what}: saved`,
	applyFailed: 'It could not be changed.',
	add: (what: string) => `Add ${what}`,
	edit: (what: string) => `Edit ${what}`,
	offline: 'Without a connection the plan is checked, but cannot be changed.',
} as const;
