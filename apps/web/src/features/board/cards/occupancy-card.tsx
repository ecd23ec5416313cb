import type { Activity } from '@crossload/contract';
import type { OccupancyStep } from '@crossload/domain';
import { lazy, useLayoutEffect, useRef } from 'react';
import { planModelOf } from '../../../api/plan/plan-model.ts';
import { SeverityBadge } from '../../../entities/finding/severity-badge.tsx';
import { LazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useDialog } from '../../../ui/use-dialog.ts';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import type { Board } from '../model/use-board.ts';
import { type LaneOccupancy, tooManyIn } from '../model/use-lane-occupancy.ts';
import { spanText } from '../move/board-move-texts.ts';
import { leftOfTracks } from '../window/use-board-window.ts';
import type { BoardCardProps } from './board-hover-card.tsx';
import classes from './occupancy-card.module.css';
import { OccupancyRemedies, type ToAccept } from './occupancy-remedies.tsx';
import { placeCard } from './place-card.ts';
import { standingActivities } from './standing-activities.ts';
import { StandingRow } from './standing-row.tsx';
import { useShownStep } from './use-shown-step.ts';

const AcceptDialog = lazy(async () => ({ default: (await import('../../checks/accept-dialog.tsx')).AcceptDialog }));

/** Who stands at a position during a step of its occupancy, until when, and what helps where they are too many. */
export function OccupancyCard({ board, scroller, isHidden }: BoardCardProps) {
	const card = useRef<HTMLElement>(null);
	const { shown, hide } = useShownStep(scroller, card);
	useLayoutEffect(() => {
		if (!shown || !card.current) return;
		placeCard(card.current, shown.element.getBoundingClientRect(), leftOfTracks(scroller.current, board.kind));
		if (shown.isByKeyboard) card.current.querySelector('button')?.focus();
	}, [shown, scroller, board.kind]);
	const accepting = useDialog<ToAccept>();
	const occupancy = shown && board.occupancy.get(shown.laneId);
	// While the card is open, the minutes that pass move what is late: the step is the one that has this minute then.
	const step = shown && occupancy?.steps.find(({ from, to }) => from <= shown.minute && shown.minute < to);
	return (
		<>
			{shown && occupancy && step && !isHidden && (
				<section ref={card} className={classes.card} aria-label={texts.whoStands}>
					<Standings
						{...{ board, step, occupancy }}
						positionId={shown.laneId}
						onAccept={(finding) => {
							hide();
							accepting.open(finding);
						}}
						onDone={hide}
					/>
				</section>
			)}
			<LazyDialog opened={accepting.isOpen}>
				{(opened) =>
					accepting.subject && <AcceptDialog opened={opened} onClose={accepting.close} check={accepting.subject} />
				}
			</LazyDialog>
		</>
	);
}

interface StandingsProps {
	readonly board: Board;
	readonly positionId: number;
	readonly step: OccupancyStep;
	readonly occupancy: LaneOccupancy;
	readonly onAccept: (finding: ToAccept) => void;
	readonly onDone: () => void;
}

function Standings({ board, positionId, step, occupancy, onAccept, onDone }: StandingsProps) {
	if (board.plan === null) return null;
	const { capacity, standings } = occupancy;
	const model = planModelOf(board.plan);
	// All of them: who stands there may belong to a stage that the board does not show.
	const activities = board.plan.activities as readonly Activity[];
	const tooMany = tooManyIn(step, capacity);
	return (
		<>
			<header className={classes.head}>
				<strong>{board.lanes.find(({ head }) => head.id === positionId)?.head.name}</strong>
				<span className={classes.time}>{spanText(step)}</span>
				{tooMany > 0 ? (
					<SeverityBadge severity="impossible" word={texts.tooMany(tooMany)} />
				) : (
					<span className={classes.count}>{texts.presence(step.count, capacity)}</span>
				)}
			</header>
			<ul className={classes.list}>
				{standingActivities(standings, step).map(({ activityId, from, to }) => {
					const row = activities.find(({ id }) => id === activityId);
					return row && <StandingRow key={activityId} {...{ row, from, to, step }} />;
				})}
			</ul>
			{tooMany > 0 && <OccupancyRemedies {...{ model, positionId, step, activities, onAccept, onDone }} />}
		</>
	);
}
