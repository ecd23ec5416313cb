import { type Minutes, overlaps, SHOW } from '@crossload/domain';
import { useEstimates } from '../../../entities/activity/expected-context.ts';
import { BoardBlock } from '../block/board-block.tsx';
import type { TimeRange } from '../model/time-range.ts';
import type { Board } from '../model/use-board.ts';
import { REM_PER_MINUTE } from '../window/use-phone-window.ts';
import { type PhoneColumn, shownIn } from './phone-columns.ts';

/** Minutes that a block's words are high. */
const WORDS = 18;

/** The words of a block of more minutes than this, a quarter of what a phone shows, are sticky. */
const LONG = 60;

interface PhoneBlocksProps {
	readonly column: PhoneColumn;
	readonly board: Board;
	readonly range: TimeRange;
	readonly visible: TimeRange;
	readonly now: Minutes;
	/** The lane's name. */
	readonly lane: string;
	/** The block that Tab leads to; it is there wherever the window is. */
	readonly focused: number | null;
}

/** The blocks of a column; those that share time share its width. */
export function PhoneBlocks({ column, board, range, visible, now, lane, focused }: PhoneBlocksProps) {
	const estimates = useEstimates();
	const drawn = column.blocks.filter((block) => block.id === focused || overlaps(block, visible));
	return drawn.map(({ id, from, to, line, lines }) => {
		const [row, planned] = [board.rows.get(id), board.planned.get(id)];
		if (!row || !planned) return null;
		const { span } = planned;
		const isPoint = planned.timeMode === 'point';
		const part = isPoint ? 'flags' : partOf(row.activityType.id);
		const words = shownIn(column, lines);
		return (
			<BoardBlock
				key={id}
				row={row}
				estimate={estimates.get(id)}
				from={span.from}
				to={span.to}
				drawn={span.to - span.from}
				length={to - from}
				until={range.to}
				top={`${(from - range.from) * REM_PER_MINUTE}rem`}
				height={`${(to - from) * REM_PER_MINUTE}rem`}
				left={`${(line / lines) * 100}%`}
				width={`calc(${100 / lines}% - 1px)`}
				share={(span.to - span.from) / (to - from)}
				findings={board.findings.get(id)}
				part={part}
				saysStage={(part === 'shows' && board.kind !== 'stage') || undefined}
				lane={lane}
				isInTabOrder={id === focused}
				isMarked={id === board.marked}
				isVertical
				isShort={words === 'icon' || undefined}
				isBrief={words === 'start' || undefined}
				isLong={span.to - span.from > LONG || undefined}
				hasWords={words !== 'icon'}
				wordsTop={isUnderNow(span, now) ? `${(now - span.from) * REM_PER_MINUTE}rem` : undefined}
			/>
		);
	});
}

function partOf(typeId: string): 'shows' | 'blocks' {
	return typeId === SHOW ? 'shows' : 'blocks';
}

/** Whether the now line would cross its words, and there is room for them under it. */
function isUnderNow({ from, to }: TimeRange, now: Minutes): boolean {
	return from <= now && now < from + WORDS && to - now >= WORDS;
}
