import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { messageOf } from '../api/errors.ts';
import { BoardScreen } from '../features/board/board-screen.tsx';
import { BOARD_TEXTS as texts } from '../features/board/board-texts.ts';
import { type BoardView, DEFAULT_VIEW, parseBoardView } from '../features/board/board-view.ts';
import { useBoardLists } from '../features/board/use-board.ts';
import { type SetPersisted, usePersisted } from '../lib/persisted.ts';
import { InPlaceOfList } from '../ui/in-place-of-list.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** The festival's plan on a time line (PLAN.md, section BOARD). The address says which lanes, the device keeps the rest. */
export function PlanPage() {
	const { lists, error, retry } = useBoardLists();
	const [kept, setKept] = usePersisted('boardView', parseBoardView, DEFAULT_VIEW);
	const { lanes, at } = useSearch({ from: '/plan' });
	const navigate = useNavigate();
	const view = useMemo(() => ({ ...kept, kind: lanes ?? kept.kind }), [kept, lanes]);
	const setView: SetPersisted<BoardView> = useCallback(
		(next) => {
			const chosen = next instanceof Function ? next(view) : next;
			setKept(chosen);
			if (chosen.kind !== view.kind) void navigate({ to: '/plan', search: { lanes: chosen.kind }, replace: true });
		},
		[setKept, view, navigate],
	);
	return (
		<PageFrame title={texts.title} isTitleHiddenOnPhones>
			{lists ? (
				<BoardScreen lists={lists} view={view} setView={setView} at={at ?? null} />
			) : (
				<InPlaceOfList failure={error && messageOf(error, texts.failed)} retry={retry} count={12} />
			)}
		</PageFrame>
	);
}
