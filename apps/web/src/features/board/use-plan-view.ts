import { LANE_KINDS, type LaneKind } from '@crossload/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { type SetPersisted, usePersisted } from '../../lib/persisted.ts';
import type { BoardLists } from './board-rows.ts';
import type { BoardOpening } from './board-search.ts';
import { kindShowing } from './board-target.ts';
import { type BoardView, DEFAULT_VIEW, parseBoardView } from './board-view.ts';

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
	const view = useMemo(() => {
		const kind = LANE_KINDS.find((one) => `${one}s` === by) ?? shows ?? kept.kind;
		return { ...kept, kind, day: isDayLeft ? null : kept.day };
	}, [kept, by, shows, isDayLeft]);
	const opening = useMemo(
		() => ({ block: block ?? (lane === undefined ? first : undefined), lane, at }),
		[block, lane, at, first],
	);
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
	const { kind } = view;
	// The lanes stay as they are.
	const handleMoved = useCallback(() => setKind(kind, { move: undefined }), [setKind, kind]);
	return { view, setView, opening, place, moved, onMoved: handleMoved };
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
