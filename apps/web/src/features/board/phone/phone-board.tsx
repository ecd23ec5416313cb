import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { useIsTouch } from '../../../lib/use-media.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { notify } from '../../../ui/notify.tsx';
import { useChooseToday } from '../bar/use-choose-today.ts';
import type { BoardProps, PhoneLane } from '../board-props.ts';
import { useBoardKeys, useTabStop } from '../keys/use-board-keys.ts';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import type { NamedLane } from '../model/lane-groups.ts';
import { laneDuring, openingLane } from '../model/opening-lane.ts';
import { type Board, useBoardLanes } from '../model/use-board.ts';
import { MoveSheet } from '../move/move-sheet.tsx';
import { useBoardMove } from '../move/use-board-move.ts';
import { useLiftKeys } from '../move/use-move-keys.ts';
import { heldForSheet, useMoveSheet } from '../move/use-move-sheet.ts';
import { useZoomKeys } from '../window/use-board-zoom.ts';
import { useLateBlocks } from '../window/use-late-earlier.ts';
import { type PhoneWindow, usePhoneWindow } from '../window/use-phone-window.ts';
import { type PhoneColumn, phoneColumns } from './phone-columns.ts';
import { PhoneGhost } from './phone-ghost.tsx';
import { PhoneLanes } from './phone-lanes.tsx';
import { PhoneLate } from './phone-late.tsx';
import { PhoneTimes } from './phone-times.tsx';
import { PhoneTools } from './phone-tools.tsx';
import { useSwipe } from './use-swipe.ts';

/** The scale makes no difference on a phone: it packs its columns by itself. */
const UNUSED_SCALE = { minutesPerPixel: 0.4, hours: 6 };

/** The board on a phone: one lane at a time, and a sheet to move things by thumb (BRD-06). */
export function PhoneBoard(props: BoardProps) {
	const { lists, view, setView, range, days, far, scrollId, now } = props;
	const board = useBoardLanes(lists, view, UNUSED_SCALE);
	const { shown, showNow } = useWindowWithNow(props);
	const { named, setLaneId } = useShownLane(board, props, shown.scroller);
	const late = useLateBlocks(board);
	const columns = useColumns(named, board, lists);
	const { move, ...times } = useMoving(props, { board, shown, named, columns, setLaneId });
	useZoomKeys({ scroller: shown.scroller, showNow });
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
					{...{ named, board, columns, range, scrollId, now, ...times }}
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

interface Shown {
	readonly board: Board;
	readonly shown: PhoneWindow;
	readonly named: NamedLane | undefined;
	readonly columns: readonly PhoneColumn[];
	readonly setLaneId: (laneId: number) => void;
}

/** Everything that goes from block to block by keys, and that moves them: all by the sheet. */
function useMoving(props: BoardProps, { board, shown, named, columns, setLaneId }: Shown) {
	const { lists, target, steps, moved, onMoved, carried } = props;
	const { lanes } = board;
	const lane = named?.head.id ?? null;
	const rows = useMemo(
		() => columns.map(({ blocks }) => ({ lane: { id: lane ?? 0, parts: [{ blocks }] } })),
		[columns, lane],
	);
	const keys = useBoardKeys({
		board: { lanes: rows },
		shown,
		opened: target.block,
		isOnlyTabStop: useIsTouch(),
		time: 'down',
		others: useMemo(() => ({ lanes, show: setLaneId }), [lanes, setLaneId]),
	});
	const { focused, handleFocus: onFocus, handleBlur: onBlur, returnTo } = keys;
	const tabStop = useTabStop(rows, focused, shown.edge);
	const move = useBoardMove({ board, onSaved: steps.record, onUndo: steps.undo, carried });
	useMoveSheet({ board, lists, move, id: moved, lane, shown, onClose: onMoved, returnTo, isOnlySheet: true });
	const handleMoveKey = useLiftKeys({
		board,
		move,
		focused,
		hold: ({ id }, grip) => heldForSheet({ board, lists, lane }, { id, grip }),
		say: (reason) => {
			move.setNotice(null);
			if (reason !== null) notify.warning(reason);
		},
		time: 'down',
	});
	const onKeyDown = (event: KeyboardEvent) => {
		if (!handleMoveKey(event)) keys.handleKey(event);
	};
	return { move, focused: tabStop?.id ?? null, keys: { onKeyDown, onFocus, onBlur } };
}

/** What is in sight; with 'Now' the present, also from another day. */
function useWindowWithNow(props: BoardProps) {
	const { now } = props;
	const shown = usePhoneWindow(props);
	const chooseToday = useChooseToday(props);
	const showNow = () => {
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
	const { target, range, view, phoneLane } = props;
	const { day } = view;
	const [chosen, setChosen] = useState<PhoneLane>(
		() => phoneLane.current ?? { kind, day, laneId: target.block?.lane ?? null },
	);
	useEffect(() => {
		phoneLane.current = chosen;
	}, [phoneLane, chosen]);
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
