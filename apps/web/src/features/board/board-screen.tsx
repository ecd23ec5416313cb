import { minutesOf } from '@crossload/domain';
import { useMemo, useState } from 'react';
import { useMinute } from '../../lib/now.ts';
import type { SetPersisted } from '../../lib/persisted.ts';
import { useIsPrinting } from '../../lib/use-is-printing.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PrintedBoard } from './board-paper.tsx';
import { type BoardLists, shownActivities } from './board-rows.ts';
import type { BoardOpening } from './board-search.ts';
import { boardTarget } from './board-target.ts';
import { BOARD_TEXTS as texts } from './board-texts.ts';
import { type BoardView, DEFAULT_VIEW } from './board-view.ts';
import { PhoneBoard } from './phone-board.tsx';
import { daysOf, rangeOf, rangeOfDay } from './time-range.ts';
import type { BoardSteps } from './use-board-steps.ts';
import { WideBoard } from './wide-board.tsx';

interface BoardScreenProps {
	lists: BoardLists;
	view: BoardView;
	setView: SetPersisted<BoardView>;
	/** What is shown first; now, where it says nothing. */
	opening: BoardOpening;
	/** One's own steps on the board. */
	steps: BoardSteps;
	/** The activity that is to be moved by the sheet (BRD-06). */
	moved: number | null;
	onMoved: () => void;
}

/** The festival on a time line: lanes beside each other, on a phone one lane at a time (PLAN.md, section BOARD). */
export function BoardScreen({ lists, view, setView, opening, steps, moved, onMoved }: BoardScreenProps) {
	const isPhone = useIsPhone();
	const now = minutesOf(useMinute());
	const [target] = useState(() => boardTarget(lists, view.kind, { opening, now }));
	const all = useMemo(() => shownActivities(lists.activities, DEFAULT_VIEW), [lists.activities]);
	const { from, to } = useMemo(() => rangeOf(all, target.minute), [all, target.minute]);
	const { range, days } = useMemo(() => {
		const whole = { from, to };
		return { range: rangeOfDay(whole, view.day), days: daysOf(whole) };
	}, [from, to, view.day]);
	const isEmpty = all.length === 0;
	const marked = target.block?.id ?? null;
	const chosen = useMemo(() => ({ ...view, marked, during: view.day === null ? null : range }), [view, marked, range]);
	const props = { lists, view: chosen, setView, range, days, target, now, steps, moved, onMoved };
	if (useIsPrinting()) return <PrintedBoard {...props} />;
	if (isEmpty) return <EmptyState text={lists.activities.length === 0 ? texts.noneYet : texts.nothing} />;
	return isPhone ? <PhoneBoard {...props} /> : <WideBoard {...props} />;
}
