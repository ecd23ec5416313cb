import { type Instant, LANE_KINDS, type LaneKind, minutesOf } from '@crossload/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { now } from '../../lib/now.ts';
import { type SetPersisted, usePersisted } from '../../lib/persisted.ts';
import type { BoardOpening } from './board-search.ts';
import { type BoardTarget, boardTarget, kindShowing } from './board-target.ts';
import { type BoardLists, shownActivities } from './model/board-rows.ts';
import { type BoardView, DEFAULT_VIEW, parseBoardView } from './model/board-view.ts';
import { boardDays, dayShowing } from './model/time-range.ts';

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
	// A board whose block has come after all opens again.
	const boardKey = `${openingKey}${opened?.missingIn ? ' missing' : ''}`;
	// A board that opens elsewhere has another id: the router must not scroll it to where this one was left.
	const scrollId = `board of ${kind}s, ${boardKey}`;
	return { view, setView, target: opened?.target, boardKey, scrollId, moved, onMoved: handleMoved };
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
	/** The address names a block that these lists do not have: they may be the device's, and older. Null where nothing is missing. */
	readonly missingIn: BoardLists | null;
	/** When it was opened first. */
	readonly at: Instant;
}

/** How long a block that was missing may still come, in milliseconds: as long as the lists take to be brought up to date. */
const MAY_COME_MS = 10_000;

/** Where the board opens: worked out once for an address, whatever changes later. */
function useOpened(lists: BoardLists | undefined, { kind, opening, openingKey }: OpeningOptions) {
	const [opened, setOpened] = useState<Opened>();
	const isOpen = opened?.openingKey === openingKey;
	if (!lists || (isOpen && !mayHaveCome(opened, lists))) return opened;
	const at = isOpen ? opened.at : now();
	const target = boardTarget(lists, kind, { opening, now: minutesOf(at) });
	const missingIn = opening.block !== undefined && target.block === null ? lists : null;
	const { whole, days } = boardDays(shownActivities(lists.activities, DEFAULT_VIEW), target.minute);
	const day = dayShowing(target.minute, { day: null, range: whole, days });
	const next = isOpen && missingIn ? { ...opened, missingIn } : { openingKey, target, day, missingIn, at };
	setOpened(next);
	return next;
}

function mayHaveCome({ missingIn, at }: Opened, lists: BoardLists): boolean {
	return missingIn !== null && missingIn !== lists && now() - at < MAY_COME_MS;
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
