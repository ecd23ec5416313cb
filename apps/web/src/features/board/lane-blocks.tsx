import type { Packed } from '@crossload/domain';
import { drawnLength, isShort } from './block-room.ts';
import { BoardBlock } from './board-block.tsx';
import type { NamedLane } from './lane-groups.ts';
import { lineTops, roomAbove } from './lane-lines.ts';
import type { TimeRange } from './time-range.ts';
import type { Board } from './use-board.ts';

interface LaneBlocksProps {
	readonly named: NamedLane;
	readonly board: Board;
	readonly range: TimeRange;
	readonly visible: TimeRange;
	/** The block that Tab leads to; it is there wherever the window is. */
	readonly focused: number | null;
	readonly chosen?: ReadonlySet<number> | undefined;
}

/** The blocks of a lane that lie in the window or near it. */
export function LaneBlocks({ named: { head, lane }, board, range, visible, focused, chosen }: LaneBlocksProps) {
	const { kind: lanes, room } = board;
	const total = range.to - range.from;
	const share = (minutes: number) => `${(minutes / total) * 100}%`;
	const tops = lineTops(lane, roomAbove(lanes));
	const isDrawn = ({ id, from, to }: Packed) => (from < visible.to && visible.from < to) || id === focused;
	return lane.parts.map(({ kind, blocks }) =>
		blocks.filter(isDrawn).map((packed) => {
			const [row, planned] = [board.rows.get(packed.id), board.planned.get(packed.id)];
			if (!row || !planned) return null;
			const { from, to } = planned.span;
			return (
				<BoardBlock
					key={packed.id}
					row={row}
					from={from}
					to={to}
					left={share(packed.from - range.from)}
					width={share(packed.to - packed.from)}
					top={`${tops.topOf(kind, packed.line)}rem`}
					height={`${tops.heightOf(kind)}rem`}
					share={drawnLength(planned, room) / (packed.to - packed.from)}
					findings={board.findings.get(packed.id)}
					part={kind}
					kind={lanes}
					lane={head.name}
					isInTabOrder={packed.id === focused}
					isMarked={packed.id === board.marked}
					isChosen={chosen?.has(packed.id) ?? false}
					isShort={isShort(planned, room) || undefined}
					isLong={to - from > LONG || undefined}
					hasWords={room.hasWords}
				/>
			);
		}),
	);
}

/** Minutes from which on a block may begin out of sight and go on for long. */
const LONG = 180;
