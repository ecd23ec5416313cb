import { type Minutes, minutesOf, type TimedActivity } from '@crossload/domain';
import { useMemo, useRef, useState } from 'react';
import { useMinute } from '../../lib/now.ts';
import { useIsPrinting } from '../../lib/use-is-printing.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { BoardProps, PhoneLane } from './board-props.ts';
import { shownActivities } from './model/board-rows.ts';
import { BOARD_TEXTS as texts } from './model/board-texts.ts';
import { type BoardView, DEFAULT_VIEW } from './model/board-view.ts';
import { boardDays, minuteWithin, rangeOfDay, type TimeRange } from './model/time-range.ts';
import { NOTHING_CARRIED } from './move/use-board-move.ts';
import { PrintedBoard } from './paper/board-paper.tsx';
import { PhoneBoard } from './phone/phone-board.tsx';
import { WideBoard } from './time-line/wide-board.tsx';
import { openingAnchor } from './window/scroll-anchor.ts';

interface BoardScreenProps
	extends Pick<BoardProps, 'lists' | 'setView' | 'target' | 'scrollId' | 'steps' | 'moved' | 'onMoved'> {
	view: BoardView;
}

/** The festival on a time line: lanes beside each other, on a phone one lane at a time (PLAN.md, section BOARD). */
export function BoardScreen({ lists, view, setView, target, scrollId, steps, moved, onMoved }: BoardScreenProps) {
	const isPhone = useIsPhone();
	const now = minutesOf(useMinute());
	const all = useMemo(() => shownActivities(lists.activities, DEFAULT_VIEW), [lists.activities]);
	const covered = useMemo(() => boardDays(all, target.minute), [all, target.minute]);
	const { days, far } = covered;
	const range = useMemo(() => rangeOfDay(covered, view.day), [covered, view.day]);
	const start = useStart(range, target.minute, all);
	const marked = target.block?.id ?? null;
	// Activities far away from the festival are left out: their blocks would be beyond the board's end.
	const isAll = view.day === null && far.length === 0;
	const chosen = useMemo(() => ({ ...view, marked, during: isAll ? null : range }), [view, marked, isAll, range]);
	const anchor = useRef(openingAnchor(target.minute));
	const phoneLane = useRef<PhoneLane>(null);
	const carried = useRef(NOTHING_CARRIED);
	const covers = { range, start, days, far, anchor, phoneLane, carried };
	const props = { lists, view: chosen, setView, ...covers, target, scrollId, now, steps, moved, onMoved };
	if (useIsPrinting()) return <PrintedBoard {...props} />;
	if (all.length === 0) return <EmptyState text={lists.activities.length === 0 ? texts.noneYet : texts.nothing} />;
	return isPhone ? <PhoneBoard {...props} /> : <WideBoard {...props} />;
}

/** The minute to show where the target lies outside of the range; worked out once for a range, so that changes scroll nothing. */
function useStart(range: TimeRange, minute: Minutes, activities: readonly TimedActivity[]): Minutes {
	const startOf = () => ({ range, start: minuteWithin(range, minute, activities) });
	const [found, setFound] = useState(startOf);
	if (found.range !== range) setFound(startOf());
	return found.start;
}
