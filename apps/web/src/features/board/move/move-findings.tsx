import { minutesOfTime, type PlanMove } from '@crossload/domain';
import { Button } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { SeverityBadge } from '../../../entities/finding/severity-badge.tsx';
import { formatNear } from '../../../lib/format.ts';
import { now, useNow } from '../../../lib/now.ts';
import { BOARD_MOVE_TEXTS as texts } from './board-move-texts.ts';
import type { MoveSheetProps } from './move-lane-select.tsx';
import classes from './move-sheet.module.css';

type MoveFindingsProps = Omit<MoveSheetProps, 'board'>;

/** What the move breaks, or what still cannot be, with a remedy; nothing where all is well. It is announced to screen readers. */
export function MoveFindings({ move, moving, lists }: MoveFindingsProps) {
	const { preview } = move;
	// What helps, and what was wrong before, comes a moment after what is wrong now.
	const latest = useDeferredValue(preview, null);
	const still = useMemo(() => latest?.still() ?? null, [latest]);
	const worst = preview?.findings[0] ?? still;
	const remedies = useMemo(() => latest?.remedies(moving.held.lead.id, now()) ?? [], [latest, moving.held.lead.id]);
	return (
		<div role="status" className={classes.findings} data-empty={worst === null || undefined}>
			{worst && (
				<>
					<p className={classes.finding}>
						<SeverityBadge severity={worst.severity} />
						<span>{worst.text}</span>
					</p>
					{remedies.map((remedy) => (
						<RemedyButton key={JSON.stringify(remedy)} {...{ remedy, move, moving, lists }} />
					))}
				</>
			)}
			{preview !== null && preview.findings.length > 1 && <p>{texts.breaks(preview.findings.length)}</p>}
			{preview !== null && preview.followers > 0 && <p>{texts.following(preview.followers)}</p>}
			{preview?.fault && <p>{preview.fault}</p>}
		</div>
	);
}

/** Another position, or the next time that works: one tap. */
function RemedyButton({ remedy, move, moving, lists }: MoveFindingsProps & { remedy: PlanMove }) {
	const now = useNow();
	const { kind, lead } = moving.held;
	const { positionId, planned_start = null, planned_end = null } = remedy;
	const position = lists.positions.find(({ id }) => id === positionId);
	if (position && kind === 'position') {
		return (
			<Button variant="default" onClick={() => move.dispatch({ type: 'step', by: 0, lane: position.id })}>
				{texts.use(position.name)}
			</Button>
		);
	}
	const [time, before] = planned_start === null ? [planned_end, lead.planned_end] : [planned_start, lead.planned_start];
	const minute = minutesOfTime(time);
	if (time === null || minute === null || before === null || position) return null;
	return (
		<Button
			variant="default"
			onClick={() => move.dispatch({ type: 'step', by: minute - before - moving.by, lane: null })}
		>
			{texts.at(formatNear(time, now))}
		</Button>
	);
}
