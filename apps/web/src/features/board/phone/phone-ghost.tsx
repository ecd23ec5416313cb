import { minutesOfTime } from '@crossload/domain';
import type { CSSProperties } from 'react';
import { TypeIcon } from '../../../entities/activity/type-label.tsx';
import { findingHatches } from '../block/block-findings.tsx';
import { clockText } from '../model/minute-text.ts';
import type { TimeRange } from '../model/time-range.ts';
import type { Board } from '../model/use-board.ts';
import classes from '../move/board-move.module.css';
import { BOARD_MOVE_TEXTS as texts } from '../move/board-move-texts.ts';
import { heldSpan } from '../move/moving-blocks.ts';
import type { BoardMove } from '../move/use-board-move.ts';
import { REM_PER_MINUTE } from '../window/use-phone-window.ts';
import { MIN_BLOCK_MINUTES, type PhoneColumn } from './phone-columns.ts';

interface PhoneGhostProps {
	readonly column: PhoneColumn;
	readonly columns: readonly PhoneColumn[];
	readonly move: BoardMove;
	readonly board: Board;
	readonly range: TimeRange;
}

/** Where what moves was, dashed, and on top of all where it would be. */
export function PhoneGhost({ column, columns, move: { moving, preview }, board, range }: PhoneGhostProps) {
	if (moving === null) return null;
	const { lead, lane, kind } = moving.held;
	const row = board.rows.get(lead.id);
	const isOwn = column.blocks.some(({ id }) => id === lead.id);
	const goesElsewhere = kind === 'position' && moving.lane !== lane && columns.some(isColumnOf(moving.lane));
	const isHere = goesElsewhere ? isColumnOf(moving.lane)(column) : isOwn;
	const span = heldSpan(lead, moving);
	const findings = preview?.findings.map(({ key, severity, from, to }) => ({
		key,
		severity,
		from: minutesOfTime(from),
		to: minutesOfTime(to),
	}));
	return (
		<>
			{isOwn && (
				<div className={classes.box} data-vertical data-from style={placeOf(lead.span, range)} aria-hidden>
					<span className="one-line">{texts.was(clockText(lead.span.from))}</span>
				</div>
			)}
			{isHere && row && (
				<div className={classes.box} data-vertical style={placeOf(span, range)} aria-hidden>
					{findingHatches(findings ?? [], span)}
					<span className={classes.name}>
						<TypeIcon type={row.activityType} size={14} />
						<span className="one-line">{row.band?.name ?? row.activityType.name}</span>
					</span>
					<span className="one-line">{clockText(span.from)}</span>
				</div>
			)}
		</>
	);
}

function isColumnOf(position: number) {
	return ({ positionId }: PhoneColumn) => positionId === position;
}

function placeOf({ from, to }: TimeRange, range: TimeRange): CSSProperties {
	return {
		top: `${(from - range.from) * REM_PER_MINUTE}rem`,
		height: `${Math.max(MIN_BLOCK_MINUTES, to - from) * REM_PER_MINUTE}rem`,
	};
}
