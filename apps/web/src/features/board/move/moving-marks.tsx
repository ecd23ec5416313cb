import type { AxisPill } from '../model/axis-ticks.ts';
import { placeIn, type TimeRange } from '../model/time-range.ts';
import type { Moving } from './board-drag.ts';
import classes from './board-move.module.css';
import { spanText, BOARD_MOVE_TEXTS as texts } from './board-move-texts.ts';
import { heldSpan } from './moving-blocks.ts';
import type { Frame } from './use-board-selection.ts';

interface MovingMarkProps {
	readonly moving: Moving | null;
	readonly range: TimeRange;
}

/** The new time on the axis: `18:10–18:50 · +35 min`. Null while nothing moves. */
export function movingPill(moving: Moving | null): AxisPill | null {
	if (moving === null) return null;
	const span = heldSpan(moving.held.lead, moving);
	const times = spanText(span);
	return { minute: span.from, text: moving.by === 0 ? times : `${times} · ${texts.by(moving.by)}` };
}

/** Lines down the board at both ends of what moves. */
export function MovingGuides({ moving, range }: MovingMarkProps) {
	if (moving === null) return null;
	const { from, to } = heldSpan(moving.held.lead, moving);
	return [...new Set([from, to])].map((minute) => (
		<span key={minute} className={classes.guide} style={placeIn(range, minute)} aria-hidden />
	));
}

/** The frame that is drawn around what shall move together. */
export function MovingFrame({ frame }: { frame: Frame | null }) {
	return frame && <div className={classes.frame} style={frame} aria-hidden />;
}
