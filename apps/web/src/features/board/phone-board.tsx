import { type RefObject, useCallback, useMemo, useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { BoardProps } from './board-props.ts';
import { BOARD_TEXTS as texts } from './board-texts.ts';
import type { NamedLane } from './lane-groups.ts';
import { MoveSheet } from './move-sheet.tsx';
import { laneDuring, openingLane } from './opening-lane.ts';
import { phoneColumns } from './phone-columns.ts';
import { PhoneGhost } from './phone-ghost.tsx';
import { PhoneLanes } from './phone-lanes.tsx';
import { PhoneLate } from './phone-late.tsx';
import { PhoneTimes } from './phone-times.tsx';
import { PhoneTools } from './phone-tools.tsx';
import { type Board, useBoardLanes } from './use-board.ts';
import { useBoardMove } from './use-board-move.ts';
import { useChooseToday } from './use-choose-today.ts';
import { useLateBlocks } from './use-late-earlier.ts';
import { usePutBackByEscape } from './use-move-keys.ts';
import { useMoveSheet } from './use-move-sheet.ts';
import { usePhoneWindow } from './use-phone-window.ts';
import { useSwipe } from './use-swipe.ts';

/** The scale makes no difference on a phone: it packs its columns by itself. */
const UNUSED_SCALE = { minutesPerPixel: 0.4, hours: 6 };

/** The board on a phone: one lane at a time, and a sheet to move things by thumb (BRD-06). */
export function PhoneBoard(props: BoardProps) {
	const { lists, view, setView, range, days, far, scrollId, steps, moved, onMoved, now } = props;
	const board = useBoardLanes(lists, view, UNUSED_SCALE);
	const { shown, showNow } = useWindowWithNow(props);
	const { named, setLaneId } = useShownLane(board, props, shown.scroller);
	const late = useLateBlocks(board);
	const move = useBoardMove({ board, onSaved: steps.record, onUndo: steps.undo });
	useMoveSheet({ board, lists, move, id: moved, lane: named?.head.id ?? null, shown, onClose: onMoved });
	usePutBackByEscape(move);
	const columns = useColumns(named, board, lists);
	const isEmpty = !named || (board.planned.size === 0 && view.during === null);
	return (
		<>
			<PhoneLanes {...{ board, late, lists, view, setView }} chosen={named?.head.id ?? null} onChoose={setLaneId} />
			{isEmpty && <EmptyState text={texts.nothing} />}
			{!isEmpty && (
				<PhoneLate
					late={late.get(named.lane.id) ?? []}
					board={board}
					edge={shown.edge}
					onShow={(minute) => shown.showMinute(minute)}
				/>
			)}
			{!isEmpty && (
				<PhoneTimes
					{...{ named, board, columns, range, scrollId, now }}
					window={shown}
					isCovered={move.moving !== null}
					over={(column) => <PhoneGhost {...{ column, columns, move, board, range }} />}
				/>
			)}
			{move.moving && <MoveSheet board={board} lists={lists} move={move} moving={move.moving} />}
			<PhoneTools days={days} far={far} view={view} setView={setView} onNow={showNow} />
		</>
	);
}

/** What is in sight; with 'Now' the present, also from another day. */
function useWindowWithNow(props: BoardProps) {
	const { target, now } = props;
	const [opening, setOpening] = useState(target.minute);
	const shown = usePhoneWindow(props, opening);
	const chooseToday = useChooseToday(props);
	const showNow = () => {
		setOpening(now);
		shown.showMinute(now);
		chooseToday();
	};
	return { shown, showNow };
}

/**
 * The lane that is shown, once chosen as long as it is there; for another day one that has something then, where it has
 * nothing. A swipe shows its neighbour.
 */
function useShownLane({ kind, lanes }: Board, props: BoardProps, scroller: RefObject<HTMLElement | null>) {
	const { target, range, view } = props;
	const { day } = view;
	const [chosen, setChosen] = useState({ kind, day, laneId: target.block?.lane ?? null });
	const isOfKind = chosen.kind === kind;
	const last = isOfKind ? lanes.find(({ head }) => head.id === chosen.laneId) : undefined;
	const hasOtherDay = isOfKind && chosen.day !== day;
	const named =
		(hasOtherDay && last && laneDuring([last, ...lanes], range)) || last || openingLane(lanes, target.minute);
	const laneId = named?.head.id ?? null;
	const setLaneId = useCallback((id: number) => setChosen({ kind, day, laneId: id }), [kind, day]);
	// The lane that it opens with is kept: later another one might be the first with something around now.
	if (laneId !== null && (!last || hasOtherDay)) setLaneId(laneId);
	const laneIndex = lanes.findIndex(({ head }) => head.id === laneId);
	const handleSwipe = useCallback(
		(by: 1 | -1) => {
			const next = lanes[laneIndex + by];
			if (next) setLaneId(next.head.id);
		},
		[lanes, laneIndex, setLaneId],
	);
	useSwipe(scroller, handleSwipe);
	return { named: lanes[laneIndex], setLaneId };
}

function useColumns(named: NamedLane | undefined, { kind, planned }: Board, { positions }: BoardProps['lists']) {
	return useMemo(
		() => (named ? phoneColumns(named, { kind, planned, positions }) : []),
		[named, kind, planned, positions],
	);
}
