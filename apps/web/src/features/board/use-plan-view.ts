import { LANE_KINDS, type LaneKind, minutesOf } from '@crossload/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { now } from '../../lib/now.ts';
import { type SetPersisted, usePersisted } from '../../lib/persisted.ts';
import { type BoardLists, shownActivities } from './board-rows.ts';
import type { BoardOpening } from './board-search.ts';
import { type BoardTarget, boardTarget, kindShowing } from './board-target.ts';
import { type BoardView, DEFAULT_VIEW, parseBoardView } from './board-view.ts';
import { boardDays, dayShowing } from './time-range.ts';

/**
 * What the board shows: the address says which lanes and where it opens, the device keeps the rest (BRD-01). An address
 * that says where leaves a day that was chosen before.
 */
export function usePlanView(lists: BoardLists | undefined) {
	const [kept, setKept] = usePersisted('boardView', parseBoardView, DEFAULT_VIEW);
	const { by, block, lane, at, activity, move } = useSearch({ from: '/plan' });
	const moved = move ? (block ?? null) : null;
	// An address with an activity's details over the board opens at it as well; those opened later move nothing.
	const [first] = useState(activity);
	/** Another one is another board. */
	const place = placeOf({ block, lane, at });
	// From the first choice on the board the kept day is what was seen when it was made.
	const [changedAt, setChangedAt] = useState<string>();
	const isDayLeft = [block, lane, at, first].some((asked) => asked !== undefined) && changedAt !== place;
	// By itself, as the lists change with whatever anybody does, and the view with what the user chooses.
	const shows = useMemo(() => (moved !== null && lists ? kindShowing(lists, moved) : null), [moved, lists]);
	const kind = LANE_KINDS.find((one) => `${one}s` === by) ?? shows ?? kept.kind;
	const opening = { block: block ?? (lane === undefined ? first : undefined), lane, at };
	const opened = useOpened(lists, { kind, opening, place });
	const day = isDayLeft ? (opened?.day ?? null) : kept.day;
	const view = useMemo(() => ({ ...kept, kind, day }), [kept, kind, day]);
	const setKind = useSetKind();
	const setView: SetPersisted<BoardView> = useCallback(
		(next) => {
			const chosen = next instanceof Function ? next(view) : next;
			const isOtherKind = chosen.kind !== view.kind;
			setKept(chosen);
			setChangedAt(placeOf({ block, lane: isOtherKind ? undefined : lane, at }));
			if (isOtherKind) setKind(chosen.kind, { lane: undefined });
		},
		[setKept, view, setKind, block, lane, at],
	);
	// The lanes stay as they are.
	const handleMoved = useCallback(() => setKind(kind, { move: undefined }), [setKind, kind]);
	// Not that of another board: the router would scroll this one to where that one was left.
	const scrollId = `board of ${kind}s, ${place}`;
	return { view, setView, target: opened?.target, place, scrollId, moved, onMoved: handleMoved };
}

interface Asked {
	readonly kind: LaneKind;
	readonly opening: BoardOpening;
	readonly place: string;
}

interface Opened {
	readonly place: string;
	readonly target: BoardTarget;
	/** Where it lies far away from the festival, which is not in sight with it; null for all. */
	readonly day: string | null;
}

/** Where the board opens, which stays, whatever changes, until the address leads elsewhere. */
function useOpened(lists: BoardLists | undefined, { kind, opening, place }: Asked) {
	const [opened, setOpened] = useState<Opened>();
	if (!lists || opened?.place === place) return opened;
	const target = boardTarget(lists, kind, { opening, now: minutesOf(now()) });
	const { whole, days } = boardDays(shownActivities(lists.activities, DEFAULT_VIEW), target.minute);
	const next = { place, target, day: dayShowing(target.minute, { day: null, range: whole, days }) };
	setOpened(next);
	return next;
}

function placeOf({ block, lane, at }: BoardOpening): string {
	return `${block} ${lane} ${at}`;
}

type Left = { readonly lane?: undefined } | { readonly move?: undefined };

function useSetKind(): (kind: LaneKind, left: Left) => void {
	const navigate = useNavigate();
	return useCallback(
		(kind, left) =>
			void navigate({
				to: '/plan',
				search: (present) => ({ ...present, by: `${kind}s`, ...left }),
				replace: true,
				resetScroll: false,
			}),
		[navigate],
	);
}
