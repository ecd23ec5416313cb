import { Kbd } from '@mantine/core';
import { mdiArrowRight } from '@mdi/js';
import { SeverityBadge } from '../../../entities/finding/severity-badge.tsx';
import { formatPlans } from '../../../lib/format.ts';
import { useNow } from '../../../lib/now.ts';
import { useRootAttribute } from '../../../lib/use-root-attribute.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Board } from '../model/use-board.ts';
import type { Held, Moving } from './board-drag.ts';
import classes from './board-move.module.css';
import { plannedSpan, BOARD_MOVE_TEXTS as texts } from './board-move-texts.ts';
import { changedText } from './changed-text.ts';
import { movedName } from './moved-name.ts';
import { heldSpan } from './moving-blocks.ts';
import type { BoardMove } from './use-board-move.ts';

/** Below the lanes: what moves, to when and where, what that breaks and what must follow. It is announced to screen readers. */
export function BoardMoveLine({
	board,
	move,
	selectedCount,
}: {
	board: Board;
	move: BoardMove;
	selectedCount: number;
}) {
	useRootAttribute('data-board-line');
	const { moving, notice, lockedReason } = move;
	const isIdle = moving === null && notice === null && selectedCount === 0;
	return (
		<div className={classes.room}>
			<div className={classes.line} data-empty={(isIdle && lockedReason !== null) || undefined}>
				<div role="status" className={classes.announcement} aria-label={texts.moving}>
					{notice !== null && <strong>{notice}</strong>}
					{moving !== null && <MovingText board={board} move={move} moving={moving} />}
					{moving === null && notice === null && selectedCount > 0 && <span>{texts.chosen(selectedCount)}</span>}
				</div>
				{isIdle && lockedReason === null && <span className={classes.hints}>{texts.howTo}</span>}
				{moving !== null && (
					<span className={classes.hints} aria-hidden>
						{moving.from === null && <span>{texts.hintKeys}</span>}
						<span>{texts.hintFine}</span>
						<span>
							<Kbd size="xs">Esc</Kbd> {texts.hintEsc}
						</span>
					</span>
				)}
			</div>
		</div>
	);
}

function MovingText({ board, move, moving }: { board: Board; move: BoardMove; moving: Moving }) {
	const { held, by } = moving;
	const now = useNow();
	const lane = board.lanes.find((named) => named.lane.id === moving.lane)?.head.name;
	const [was, willBe] = formatPlans(plannedSpan(held.lead.span), plannedSpan(heldSpan(held.lead, moving)), now);
	return (
		<>
			<strong>{movedName(held.picked, board)} </strong>
			<span>
				<span className={classes.was}>{was}</span> <Icon path={mdiArrowRight} size={14} className={classes.arrow} />
				<span className="visually-hidden">to</span> {willBe}
				{by !== 0 && `, ${texts.by(by)}`}
				{lane && `, ${lane}`}
			</span>
			{moving.isRefused && !moving.isSaving && <strong>{whyInItsLane(held)}</strong>}
			{moving.isSaving ? <span>{texts.saving}</span> : <Consequences move={move} />}
			{move.changed.map((activity) => (
				<strong key={activity.id}>{changedText(board, activity, now)}</strong>
			))}
		</>
	);
}

/** Why what is held cannot go to another lane. */
function whyInItsLane({ kind, picked }: Held): string {
	return picked.length > 1 && (kind === 'stage' || kind === 'position') ? texts.severalStay : texts.staysInLane[kind];
}

function Consequences({ move: { preview } }: { move: BoardMove }) {
	if (preview === null) return null;
	const { fault, findings, solved, followers } = preview;
	const [worst] = findings;
	if (fault !== null) return <strong>{fault}</strong>;
	return (
		<>
			{worst && (
				<>
					<SeverityBadge severity={worst.severity} />
					<span> {worst.text}</span>
				</>
			)}
			{findings.length > 1 && <span> {texts.breaks(findings.length)}</span>}
			{solved > 0 && <span> {texts.solves(solved)}</span>}
			{followers > 0 && <span> {texts.following(followers)}</span>}
		</>
	);
}
