import { type Minutes, minutesOf } from '@crossload/domain';
import { type CSSProperties, useCallback } from 'react';
import { useMinute } from '../../lib/now.ts';
import { PlainSelect } from '../../ui/plain-select.tsx';
import { BoardBlock } from './board-block.tsx';
import classes from './board-phone.module.css';
import type { BoardTarget } from './board-target.ts';
import { BOARD_TEXTS as texts } from './board-texts.ts';
import { tickText } from './time-axis.tsx';
import type { TimeRange } from './time-range.ts';
import type { Board, NamedLane } from './use-board.ts';

/** Rem of a minute: twenty minutes are two lines and a target for a finger. */
const REM_PER_MINUTE = 0.15;

/** On a phone time runs down, one lane at a time: names need width, minutes need height (BRD-06). */
export function BoardPhone({ board, range, opened, chosen, onChoose }: BoardPhoneProps) {
	const now = minutesOf(useMinute());
	const shown = board.lanes.find(({ head }) => head.id === chosen) ?? board.lanes[0];
	const toOpened = useCallback((line: HTMLElement | null) => {
		// The time line alone is to scroll, never the page.
		const scroller = line?.closest('section');
		if (line && scroller) scroller.scrollTop = line.offsetTop - scroller.clientHeight / 3;
	}, []);
	const topOf = (minute: Minutes) => `${(minute - range.from) * REM_PER_MINUTE}rem`;
	const hours = Array.from({ length: Math.ceil((range.to - range.from) / 60) }, (_, hour) => range.from + hour * 60);
	if (!shown) return null;
	return (
		<>
			<PlainSelect
				aria-label={texts.lane}
				data={board.lanes.map(({ head }) => ({ value: `${head.id}`, label: head.name }))}
				value={`${shown.head.id}`}
				allowDeselect={false}
				onChange={(id) => id !== null && onChoose(Number(id))}
			/>
			<section className={classes.scroller} aria-label={`${texts.timeLine}, ${shown.head.name}`}>
				<div
					className={classes.content}
					style={{ '--height': topOf(range.to), '--lane-color': shown.head.color ?? undefined } as CSSProperties}
				>
					{hours.map((minute) => (
						<span key={minute} className={classes.hour} style={{ top: topOf(minute) }} aria-hidden>
							{tickText(minute)}
						</span>
					))}
					<Columns named={shown} board={board} topOf={topOf} />
					{range.from <= now && now <= range.to && (
						<span className={classes.now} style={{ top: topOf(now) }} aria-hidden />
					)}
					<span ref={toOpened} className={classes.opened} style={{ top: topOf(opened.minute) }} aria-hidden />
				</div>
			</section>
		</>
	);
}

interface BoardPhoneProps {
	board: Board;
	range: TimeRange;
	/** What is in sight at first. */
	opened: BoardTarget;
	/** The lane that is shown; the first where it is not there. */
	chosen: number | null;
	onChoose: (laneId: number) => void;
}

/** Each line of the lane is a column. */
function Columns({ named: { head, lane }, board, topOf }: ColumnsProps) {
	const count = lane.parts.reduce((sum, { lines }) => sum + lines, 0);
	const firstOf = (place: number) => lane.parts.slice(0, place).reduce((sum, { lines }) => sum + lines, 0);
	return lane.parts.map(({ kind, blocks }, place) =>
		blocks.map((packed) => {
			const [row, planned] = [board.rows.get(packed.id), board.planned.get(packed.id)];
			if (!row || !planned) return null;
			const column = firstOf(place) + packed.line;
			const style = {
				top: topOf(packed.from),
				height: `${(packed.to - packed.from) * REM_PER_MINUTE}rem`,
				left: `${(column / count) * 100}%`,
				width: `calc(${100 / count}% - 2px)`,
			};
			return (
				<div key={packed.id} className={classes.place} style={{ '--count': count } as CSSProperties}>
					<BoardBlock
						row={row}
						plan={planned.span}
						findings={board.findings.get(packed.id)}
						packed={packed}
						part={kind}
						lane={head.name}
						style={style}
						isInTabOrder
						isMarked={packed.id === board.marked}
						isUpright
					/>
				</div>
			);
		}),
	);
}

interface ColumnsProps {
	named: NamedLane;
	board: Board;
	topOf: (minute: Minutes) => string;
}
