import type { Activity } from '@crossload/contract';
import type { RippleBecause } from '@crossload/domain';
import { formatDuration } from '../../lib/format.ts';
import { activityName } from '../activity/activity-name.ts';

/** Words of the delay preview (RIP-10, RIP-11). */
export const DELAY_TEXTS = {
	title: 'Delay',
	by: (minutes: number) => (minutes > 0 ? `+${minutes}` : `−${-minutes}`),
	laterBy: (minutes: number) => `${Math.abs(minutes)} min ${minutes < 0 ? 'earlier' : 'later'}`,
	byHowMuch: 'By how many minutes',
	expected: 'As expected',
	newTime: 'New time',
	runsUntil: 'Runs until',
	timeRule: 'A time of day such as 17:45',
	starts: 'Starts',
	ends: 'Ends',
	whatFollows: 'What follows',
	push: 'Push what follows',
	keep: 'Keep show times',
	choose: 'Choose by how much.',
	nothing: 'Nothing moves.',
	lines: (count: number) => (count === 1 ? '1 moves' : `${count} move`),
	all: 'All of them',
	untick: 'untick what stays',
	minutes: 'Minutes',
	shift: (minutes: number) => (minutes === 0 ? '0 min' : `${minutes > 0 ? '+' : '−'}${Math.abs(minutes)} min`),
	less: '5 min less',
	moreMinutes: '5 min more',
	absorbs: 'Takes up the delay',
	absorbed: (minutes: number) => `${minutes} min`,
	gapShrinks: (before: number, name: string, after: number) => `was ${before} min after ${name}, now ${after}`,
	stays: (minutes: number) => `stays, ${formatDuration(minutes)} left`,
	cannotMove: 'Cannot move',
	curfewOf: (stage: string) => `Curfew ${stage}`,
	lacks: (minutes: number) => `${minutes} min would be needed`,
	isDone: 'done',
	isKept: 'kept',
	since: (clock: string) => `since ${clock}`,
	stillThere: 'There before, for another length of time.',
	together: 'Take the band’s other activities along',
	was: 'Was',
	willBe: 'Will be',
	curfew: (clock: string) => `Curfew ${clock}`,
	movedTo: (position: string) => `To ${position}`,
	chosenHere: 'Chosen here',
	changed: 'Just changed by someone else.',
	gone: 'This activity is not in the plan any more.',
	over: 'This activity is over or cancelled: there is nothing to delay.',
	findings: (before: number, after: number) => `${before} findings now, ${after} after this`,
	moreFindings: (count: number) => `and ${count} more`,
	merged: 'Someone else changed the plan meanwhile. This preview shows it with their change.',
	apply: (count: number) => (count === 1 ? 'Apply 1 change' : `Apply ${count} changes`),
	applied: (count: number, stage: string | undefined) =>
		`${count === 1 ? '1 activity' : `${count} activities`} moved${stage ? ` on ${stage}` : ''}`,
	failed: 'The delay could not be applied.',
	conflict: 'Someone else was faster. Look at the preview again: it shows their change.',
	offline: 'Without a connection it can be looked at, not applied.',
	cancel: 'Cancel',
	leftOut: (name: string) => `${name} is left out`,
} as const;

/** Why an activity moves: 'Changeover 30 min after Wolf Ink', of the same band 'After load-in'. */
export function becauseText(because: RippleBecause | null, activityOf: (id: number) => Activity | undefined): string {
	if (because === null) return 'Moved here';
	const other = activityOf(because.activityId);
	const name = other ? activityName(other) : '';
	const gap = because.gap ? ` ${because.gap} min` : '';
	if (because.relation === 'stage') return `Changeover${gap} after ${other?.band?.name ?? name}`;
	if (because.relation === 'vehicle') return `Same vehicle${gap && `,${gap}`} after ${name}`;
	if (because.relation === 'position') return `Place taken until ${name} is over`;
	if (because.relation === 'parking') return `Stands until ${name}`;
	if (because.relation === 'together') return `Goes along with ${name}`;
	return `After ${other?.activityType.name.toLowerCase() ?? ''}`;
}
