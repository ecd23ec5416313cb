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
 * What the board shows: the address says which lanes and where it opens, the device stores the rest (BRD-01). With an address
 * that says where, a stored day does not apply.
 */
export function usePlanView(lists: BoardLists | undefined) {
	const [stored, setStored] = usePersisted('boardView', parseBoardView, DEFAULT_VIEW);
	const { by, block, lane, at, activity, move } = useSearch({ from: '/plan' });
	const moved = move ? (block ?? null) : null;
	// An address with an activity's details over the board opens at it as well; those opened later move nothing.
	const [firstActivity] = useState(activity);
	// With another key the board opens again.
	const openingKey = openingKeyOf({ block, lane, at });
	// Once anything is chosen on the board, the stored day is the one that was shown then.
	const [changedAt, setChangedAt] = useState<string>();
	const ignoresStoredDay =
		[block, lane, at, firstActivity].some((asked) => asked !== undefined) && changedAt !== openingKey;
	// The first kind of lanes that shows the activity to be moved.
	const kindOfMoved = useMemo(() => (moved !== null && lists ? kindShowing(lists, moved) : null), [moved, lists]);
	const kind = LANE_KINDS.find((one) => `${one}s` === by) ?? kindOfMoved ?? stored.kind;
	const opening = { block: block ?? (lane === undefined ? firstActivity : undefined), lane, at };
	const opened = useOpened(lists, { kind, opening, openingKey });
	const day = ignoresStoredDay ? (opened?.day ?? null) : stored.day;
	const view = useMemo(() => ({ ...stored, kind, day }), [stored, kind, day]);
	const setKind = useSetKind();
	const setView: SetPersisted<BoardView> = useCallback(
		(next) => {
			const chosen = next instanceof Function ? next(view) : next;
			const isOtherKind = chosen.kind !== view.kind;
			setStored(chosen);
			setChangedAt(openingKeyOf({ block, lane: isOtherKind ? undefined : lane, at }));
			if (isOtherKind) setKind(chosen.kind, { lane: undefined });
		},
		[setStored, view, setKind, block, lane, at],
	);
	const handleMoved = useCallback(() => setKind(kind, { move: undefined }), [setKind, kind]);
	// A board that opens elsewhere has another id: the router must not scroll it to where this one was left.
	const scrollId = `board of ${kind}s, ${openingKey}`;
	return { view, setView, target: opened?.target, openingKey, scrollId, moved, onMoved: handleMoved };
}

interface OpeningOptions {
	readonly kind: LaneKind;
	readonly opening: BoardOpening;
	readonly openingKey: string;
}

interface Opened {
	readonly openingKey: string;
	readonly target: BoardTarget;
	/** The day to show where the target lies outside of the whole festival's range; null for all. */
	readonly day: string | null;
}

/** Where the board opens: worked out once for an address, whatever changes later. */
function useOpened(lists: BoardLists | undefined, { kind, opening, openingKey }: OpeningOptions) {
	const [opened, setOpened] = useState<Opened>();
	if (!lists || opened?.openingKey === openingKey) return opened;
	const target = boardTarget(lists, kind, { opening, now: minutesOf(now()) });
	const { whole, days } = boardDays(shownActivities(lists.activities, DEFAULT_VIEW), target.minute);
	const next = { openingKey, target, day: dayShowing(target.minute, { day: null, range: whole, days }) };
	setOpened(next);
	return next;
}

function openingKeyOf({ block, lane, at }: BoardOpening): string {
	return `${block} ${lane} ${at}`;
}

type RemovedParams = { readonly lane?: undefined } | { readonly move?: undefined };

function useSetKind(): (kind: LaneKind, removed: RemovedParams) => void {
	const navigate = useNavigate();
	return useCallback(
		(kind, removed) =>
			void navigate({
				to: '/plan',
				search: (present) => ({ ...present, by: `${kind}s`, ...removed }),
				replace: true,
				resetScroll: false,
			}),
		[navigate],
	);
}
