import { Button } from '@mantine/core';
import { mdiPrinter } from '@mdi/js';
import { memo } from 'react';
import { messageOf } from '../api/errors.ts';
import { useRight } from '../api/session.ts';
import { AddActivityButton } from '../features/activity/add-activity-button.tsx';
import { BoardChecksLink } from '../features/board/bar/board-checks-link.tsx';
import { BoardScreen } from '../features/board/board-screen.tsx';
import { BOARD_TEXTS as texts } from '../features/board/model/board-texts.ts';
import { useBoardLists } from '../features/board/model/use-board.ts';
import { StepButtons } from '../features/board/move/step-buttons.tsx';
import { type BoardSteps, useBoardSteps } from '../features/board/move/use-board-steps.ts';
import { usePlanView } from '../features/board/use-plan-view.ts';
import { useShownLists } from '../features/board/use-shown-lists.ts';
import { useIsPhone } from '../lib/use-media.ts';
import { Icon } from '../ui/icon.tsx';
import { ListPlaceholder } from '../ui/list-placeholder.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

/** The festival's plan on a time line (PLAN.md, section BOARD). The address says which lanes, the device keeps the rest. */
export function PlanPage() {
	const { lists: all, error, retry } = useBoardLists();
	const lists = useShownLists(all);
	const { view, setView, target, boardKey, scrollId, moved, onMoved } = usePlanView(lists);
	const mayWrite = useRight('activity:write');
	const steps = useBoardSteps(mayWrite);
	return (
		<PageFrame
			title={texts.title}
			isTitleHiddenOnPhones
			isUnprinted
			fillsWindow
			actions={<Actions steps={mayWrite ? steps : null} />}
		>
			{lists && target ? (
				<BoardScreen
					key={boardKey}
					lists={lists}
					view={view}
					setView={setView}
					target={target}
					scrollId={scrollId}
					steps={steps}
					moved={moved}
					onMoved={onMoved}
				/>
			) : (
				<ListPlaceholder failure={error && messageOf(error, texts.failed)} retry={retry} count={12} />
			)}
		</PageFrame>
	);
}

/** Nothing of it follows from the lists that change. */
const Actions = memo(BoardActions);

function BoardActions({ steps }: { steps: BoardSteps | null }) {
	// A phone has it with its tools below, where the thumb is.
	const isPhone = useIsPhone();
	return (
		<>
			{/* First, because it comes when the findings do: what stands behind it keeps its place. */}
			<BoardChecksLink />
			{steps && <StepButtons steps={steps} />}
			<Button variant="default" leftSection={<Icon path={mdiPrinter} size={20} />} onClick={() => window.print()}>
				{texts.print}
			</Button>
			{steps && !isPhone && <AddActivityButton />}
		</>
	);
}
