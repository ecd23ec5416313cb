import { LANE_KINDS } from '@crossload/domain';
import { Button } from '@mantine/core';
import { mdiPrinter } from '@mdi/js';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { messageOf } from '../api/errors.ts';
import { BoardChecksLink } from '../features/board/board-checks-link.tsx';
import { BoardScreen } from '../features/board/board-screen.tsx';
import { BOARD_TEXTS as texts } from '../features/board/board-texts.ts';
import { type BoardView, DEFAULT_VIEW, parseBoardView } from '../features/board/board-view.ts';
import { useBoardLists } from '../features/board/use-board.ts';
import { useShownLists } from '../features/board/use-shown-lists.ts';
import { type SetPersisted, usePersisted } from '../lib/persisted.ts';
import { Icon } from '../ui/icon.tsx';
import { InPlaceOfList } from '../ui/in-place-of-list.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** The festival's plan on a time line (PLAN.md, section BOARD). The address says which lanes, the device keeps the rest. */
export function PlanPage() {
	const { lists: all, error, retry } = useBoardLists();
	const lists = useShownLists(all);
	const [kept, setKept] = usePersisted('boardView', parseBoardView, DEFAULT_VIEW);
	const { by, block, lane, at, activity } = useSearch({ from: '/plan' });
	const navigate = useNavigate();
	const view = useMemo(() => {
		const kind = LANE_KINDS.find((one) => `${one}s` === by) ?? kept.kind;
		return { ...kept, kind };
	}, [kept, by]);
	// An address with an activity's details over the board opens at it as well; those opened later move nothing.
	const [first] = useState(activity);
	const opening = useMemo(
		() => ({ block: block ?? (lane === undefined ? first : undefined), lane, at }),
		[block, lane, at, first],
	);
	const setView: SetPersisted<BoardView> = useCallback(
		(next) => {
			const chosen = next instanceof Function ? next(view) : next;
			setKept(chosen);
			if (chosen.kind !== view.kind)
				void navigate({
					to: '/plan',
					search: (present) => ({ ...present, by: `${chosen.kind}s`, lane: undefined }),
					replace: true,
				});
		},
		[setKept, view, navigate],
	);
	return (
		<PageFrame title={texts.title} isTitleHiddenOnPhones isUnprinted actions={<Actions />}>
			{lists ? (
				<BoardScreen key={`${block} ${lane} ${at}`} lists={lists} view={view} setView={setView} opening={opening} />
			) : (
				<InPlaceOfList failure={error && messageOf(error, texts.failed)} retry={retry} count={12} />
			)}
		</PageFrame>
	);
}

function Actions() {
	return (
		<>
			<BoardChecksLink />
			<Button variant="default" leftSection={<Icon path={mdiPrinter} size={20} />} onClick={() => window.print()}>
				{texts.print}
			</Button>
		</>
	);
}
