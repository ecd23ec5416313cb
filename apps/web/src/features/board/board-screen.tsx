import { minutesOf } from '@crossload/domain';
import { useEffect, useMemo, useState } from 'react';
import { useRight } from '../../api/session.ts';
import { useMinute } from '../../lib/now.ts';
import type { SetPersisted } from '../../lib/persisted.ts';
import { useIsPrinting } from '../../lib/use-is-printing.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BoardBar } from './board-bar.tsx';
import { BoardPaper } from './board-paper.tsx';
import { BoardPhone } from './board-phone.tsx';
import { type BoardLists, shownActivities } from './board-rows.ts';
import type { BoardOpening } from './board-search.ts';
import { boardTarget } from './board-target.ts';
import { BOARD_TEXTS as texts } from './board-texts.ts';
import { BoardTimeLine } from './board-time-line.tsx';
import { type BoardView, DEFAULT_VIEW, zoomed } from './board-view.ts';
import { rangeOf } from './time-range.ts';
import { useBoardLanes } from './use-board.ts';
import { useBoardSteps } from './use-board-steps.ts';
import { useBoardWindow } from './use-board-window.ts';

/** Minutes that a block on a phone takes up at least: two lines of words. */
const PHONE_ROOM = 20;

/** Pixels that a block's words need. */
const WORDS_WIDTH = 112;

interface BoardScreenProps {
	lists: BoardLists;
	view: BoardView;
	setView: SetPersisted<BoardView>;
	/** What is shown first; now, where it says nothing. */
	opening: BoardOpening;
}

/** The festival on a time line: lanes beside each other, on a phone one lane at a time (PLAN.md, section BOARD). */
export function BoardScreen({ lists, view, setView, opening }: BoardScreenProps) {
	const isPhone = useIsPhone();
	const now = minutesOf(useMinute());
	const [target] = useState(() => boardTarget(lists, view.kind, { opening, now }));
	const [lane, setLane] = useState(target.block?.lane ?? null);
	const all = useMemo(() => shownActivities(lists.activities, DEFAULT_VIEW), [lists.activities]);
	const { from, to } = rangeOf(all, target.minute);
	const range = useMemo(() => ({ from, to }), [from, to]);
	const shown = useBoardWindow(range, view.hours, target.minute);
	const room = Math.ceil(WORDS_WIDTH * shown.minutesPerPixel);
	const marked = target.block?.id ?? null;
	const chosen = useMemo(() => ({ ...view, marked }), [view, marked]);
	const board = useBoardLanes(lists, chosen, isPhone ? PHONE_ROOM : room);
	const steps = useBoardSteps(useRight('activity:write'));
	useZoom(shown.scroller, setView);
	const isEmpty = board.planned.size === 0;
	if (useIsPrinting()) return <BoardPaper {...{ lists, view, range, board }} />;
	return (
		<>
			<BoardBar view={view} setView={setView} onNow={() => shown.showMinute(now)} />
			{isEmpty && <EmptyState text={lists.activities.length === 0 ? texts.noneYet : texts.nothing} />}
			{!isEmpty && isPhone && (
				<BoardPhone board={board} range={range} chosen={lane} onChoose={setLane} opened={target} />
			)}
			{!isEmpty && !isPhone && <BoardTimeLine {...{ board, view, range, target, steps }} window={shown} />}
		</>
	);
}

/** Ctrl with the wheel, which is also how a touch pad's pinch arrives, + and − show more or less time. */
function useZoom(scroller: { readonly current: HTMLElement | null }, setView: SetPersisted<BoardView>): void {
	useEffect(() => {
		const element = scroller.current;
		const zoom = (direction: 'in' | 'out') =>
			setView((present) => ({ ...present, hours: zoomed(present.hours, direction) }));
		const handleWheel = (event: WheelEvent) => {
			if (!event.ctrlKey) return;
			event.preventDefault();
			zoom(event.deltaY < 0 ? 'in' : 'out');
		};
		const handleKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
			if ((key === '+' || key === '-') && !ctrlKey && !metaKey) zoom(key === '+' ? 'in' : 'out');
		};
		element?.addEventListener('wheel', handleWheel, { passive: false });
		element?.addEventListener('keydown', handleKey);
		return () => {
			element?.removeEventListener('wheel', handleWheel);
			element?.removeEventListener('keydown', handleKey);
		};
	}, [scroller, setView]);
}
