import type { LanePartKind, Packed } from '@crossload/domain';
import { type BlockRoom, drawnLength, isShort, wordsBegin } from './block-room.ts';
import { BoardBlock } from './board-block.tsx';
import { type LineTops, lineTops, roomAbove } from './lane-lines.ts';
import type { TimeRange } from './time-range.ts';
import type { Board } from './use-board.ts';
import type { PlacedLane } from './use-lane-window.ts';

interface LaneBlocksProps extends Pick<PlacedLane, 'named' | 'drawnFrom' | 'drawnTo'> {
	readonly board: Board;
	readonly range: TimeRange;
	readonly visible: TimeRange;
	/** The block that Tab leads to; it is there wherever the window is. */
	readonly focused: number | null;
	readonly chosen?: ReadonlySet<number> | undefined;
}

/** The blocks of a lane that lie in the window or near it. */
export function LaneBlocks({ board, range, visible, focused, chosen, ...placed }: LaneBlocksProps) {
	const { head, lane } = placed.named;
	const { kind: lanes, room } = board;
	const share = (minutes: number) => `${(minutes / (range.to - range.from)) * 100}%`;
	const tops = lineTops(lane, roomAbove(lanes));
	const isNear = nearBlocks(tops, { ...placed, visible });
	return lane.parts.map(({ kind, blocks }) => {
		const drawn = blocks.filter((packed) => packed.id === focused || isNear(kind, packed));
		const free = freeBehind(drawn, room);
		return drawn.map((packed, place) => {
			const [row, planned] = [board.rows.get(packed.id), board.planned.get(packed.id)];
			if (!row || !planned) return null;
			const { span } = planned;
			const hasWordsOutside = kind === 'flags' || isShort(planned, room);
			return (
				<BoardBlock
					key={packed.id}
					row={row}
					from={span.from}
					to={span.to}
					drawn={drawnLength(planned, room)}
					until={range.to}
					left={share(packed.from - range.from)}
					width={share(packed.to - packed.from)}
					top={`${tops.topOf(kind, packed.line)}rem`}
					height={`${tops.heightOf(kind)}rem`}
					share={drawnLength(planned, room) / (packed.to - packed.from)}
					wordsFrom={hasWordsOutside ? wordsBegin(planned, room) / (packed.to - packed.from) : undefined}
					free={hasWordsOutside ? (free[place] ?? 0) / (packed.to - packed.from) : undefined}
					findings={board.findings.get(packed.id)}
					part={kind}
					kind={lanes}
					lane={head.name}
					isInTabOrder={packed.id === focused}
					isMarked={packed.id === board.marked}
					isChosen={chosen?.has(packed.id) ?? false}
					isShort={isShort(planned, room) || undefined}
					isLong={span.to - span.from > room.long || undefined}
					hasWords={room.hasWords}
				/>
			);
		});
	});
}

/** Tells which blocks lie in what is drawn. */
function nearBlocks(tops: LineTops, placed: Pick<LaneBlocksProps, 'visible' | 'drawnFrom' | 'drawnTo'>) {
	const { visible, drawnFrom = 0, drawnTo = tops.height } = placed;
	return (part: LanePartKind, { from, to, line }: Packed): boolean => {
		const top = tops.topOf(part, line);
		const isInLines = top < drawnTo && drawnFrom < top + tops.heightOf(part);
		return isInLines && from < visible.to && visible.from < to;
	};
}

/** Minutes behind each block, in order of time, into which its words may go on: nothing else stands there on its line. */
function freeBehind(blocks: readonly Packed[], { behind }: Pick<BlockRoom, 'behind'>): number[] {
	const nextOn = new Map<number, number>();
	return blocks
		.toReversed()
		.map(({ from, to, line }) => {
			const free = Math.min(behind, (nextOn.get(line) ?? Number.POSITIVE_INFINITY) - to);
			nextOn.set(line, from);
			return free;
		})
		.toReversed();
}
