import { type LaneKind, type Minutes, type PlannedTimes, type Span, timeOfMinutes } from '@crossload/domain';
import { formatDuration } from '../../../lib/format.ts';
import { clockText } from '../model/minute-text.ts';

/** Words of moving by hand (PLAN.md, BRD-04 to BRD-07). */
export const BOARD_MOVE_TEXTS = {
	stays: 'What is over, cancelled or has no planned time stays where it is.',
	onlyItsEnd: 'This has begun: only its end can be moved.',
	noEnds: 'A point in time has no end to be moved: M moves it.',
	/** Why it cannot go to another lane, by what the lanes stand for. */
	staysInLane: {
		stage: 'Its stage is that of its position or its band: these are changed in its details.',
		position: 'It stays at its position: where it is, is changed in its details.',
		vehicle: 'It stays with its vehicles: what it is for is changed in its details.',
		band: 'It stays with its band: what it is for is changed in its details.',
	} satisfies Record<LaneKind, string>,
	severalStay: 'Several go to another lane only together from one, each with a stage or position of its own.',
	mayNot: 'You can look at the plan. Changing it takes the right to change activities.',
	offline: 'Without a connection the plan can be looked at, not moved.',
	gone: 'Someone else has ended or removed what you were holding.',
	begun: 'Someone else has started what you were holding.',
	cancelled: 'Someone else has cancelled what you were holding.',
	someGone: (count: number) =>
		`Someone else has ended or removed ${count} of what you were holding. The rest moves on.`,
	laneGone: 'Someone else has just removed that lane. It goes back to its own.',
	changed: (name: string, plan: string) => `Someone else has just changed ${name}: ${plan}. Letting go puts it here.`,
	by: (minutes: number) => `${minutes < 0 ? '−' : '+'}${distanceText(Math.abs(minutes))}`,
	was: (times: string) => `was ${times}`,
	several: (count: number) => `${count} activities`,
	following: (count: number) => (count === 1 ? '1 other must follow' : `${count} others must follow`),
	breaks: (count: number) => (count === 1 ? 'Makes 1 finding' : `Makes ${count} findings`),
	solves: (count: number) => (count === 1 ? 'Solves 1 finding' : `Solves ${count} findings`),
	moved: (name: string) => `${name} moved`,
	failed: 'It could not be moved.',
	noResponse: 'No response: it may have been moved or not. The board shows which, once the connection is back.',
	conflict: 'Someone else was faster. It stands where they have put it.',
	takeBack: 'Take back the last step',
	doAgain: 'Do it again',
	nothingToUndo: 'There is nothing of yours to take back here.',
	nothingToRedo: 'There is nothing to do again here.',
	hintKeys: 'Enter saves',
	hintFine: 'Shift: to the minute',
	hintEsc: 'puts back',
	chosen: (count: number) => (count === 1 ? '1 activity chosen' : `${count} activities chosen`),
	moving: 'What moves',
	saving: 'Saving…',
	stillSaving: (name: string) => `${name} is still being saved.`,
	saved: (name: string) => `${name} is saved. Now something else can be moved.`,
	move: 'Move',
	moveAnyway: 'Move anyway',
	putBack: 'Put back',
	close: 'Close',
	moveOf: (name: string) => `Move ${name}`,
	endOf: (name: string) => `End of ${name}`,
	moveType: (type: string) => `Move ${type.toLocaleLowerCase()}`,
	minutes: 'Minutes',
	key: (minutes: number) => `${minutes < 0 ? '−' : '+'}${Math.abs(minutes)}`,
	position: 'Position',
	thereThen: 'there then:',
	stage: 'Stage',
	use: (position: string) => `Use ${position}`,
	at: (time: string) => `At ${time}`,
	howTo: 'Drag a block, or M moves and R resizes it. Shift+click or a frame takes several.',
} as const;

/** `95 min`, and what takes four figures, as to another day, in hours or days: `24 h`. */
function distanceText(minutes: Minutes): string {
	return minutes < 1_000 ? `${minutes} min` : formatDuration(minutes);
}

/** `18:10–18:50`, a point `18:10`. */
export function spanText({ from, to }: Span): string {
	return from === to ? clockText(from) : `${clockText(from)}–${clockText(to)}`;
}

/** A span as a planned time, which has its day where that is not today. */
export function plannedSpan({ from, to }: Span): PlannedTimes {
	return { planned_start: from === to ? null : timeOfMinutes(from), planned_end: timeOfMinutes(to) };
}
