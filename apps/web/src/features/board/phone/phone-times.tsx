import type { Minutes } from '@crossload/domain';
import { mdiGate } from '@mdi/js';
import { type HTMLAttributes, type ReactNode, useLayoutEffect } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import type { NamedLane } from '../model/lane-groups.ts';
import { tickText } from '../model/minute-text.ts';
import { stageFill } from '../model/stage-fill.ts';
import type { TimeRange } from '../model/time-range.ts';
import type { Board } from '../model/use-board.ts';
import { type PhoneWindow, REM_PER_MINUTE } from '../window/use-phone-window.ts';
import { PhoneBlocks } from './phone-blocks.tsx';
import type { PhoneColumn } from './phone-columns.ts';
import classes from './phone-times.module.css';

/** Minutes from one line across the columns to the next. */
const TICK_MINUTES = 30;

/** Minutes around now without a line: its time is shown there. */
const NOW_ROOM = 10;

interface PhoneTimesProps {
	readonly named: NamedLane;
	readonly board: Board;
	readonly columns: readonly PhoneColumn[];
	readonly range: TimeRange;
	readonly window: PhoneWindow;
	/** See {@link BoardProps.scrollId}. */
	readonly scrollId: string;
	readonly now: Minutes;
	/** What is drawn over a column. */
	readonly over: (column: PhoneColumn) => ReactNode;
	/** A sheet covers the lower part of it. */
	readonly isCovered: boolean;
	/** The block that Tab leads to. */
	readonly focused: number | null;
	/** What keys do in it. */
	readonly keys: Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onFocus' | 'onBlur'>;
}

/** One lane, time running down: names need width, minutes need height (BRD-06). */
export function PhoneTimes({
	named,
	board,
	columns,
	range,
	window: shown,
	scrollId,
	now,
	over,
	isCovered,
	focused,
	keys,
}: PhoneTimesProps) {
	const { restore } = shown;
	useLayoutEffect(restore, [restore]);
	const { from, to } = shown.visible;
	const first = Math.max(range.from, Math.ceil(from / TICK_MINUTES) * TICK_MINUTES);
	const count = Math.max(0, Math.ceil((Math.min(to, range.to) - first) / TICK_MINUTES));
	const topOf = (minute: Minutes) => `${(minute - range.from) * REM_PER_MINUTE}rem`;
	const style = {
		...widthsOf(columns),
		'--height': topOf(range.to),
		...stageFill(named.head.color),
	};
	const isNowThere = range.from <= now && now <= range.to;
	const ticks = Array.from({ length: count }, (_, index) => first + index * TICK_MINUTES).filter(
		(minute) => !isNowThere || Math.abs(minute - now) >= NOW_ROOM,
	);
	return (
		<section
			ref={shown.scroller}
			data-scroll-restoration-id={scrollId}
			className={classes.scroller}
			style={style}
			data-covered={isCovered || undefined}
			aria-label={`${texts.timeLine}, ${named.head.name}`}
			onScroll={shown.handleScroll}
			{...keys}
		>
			<div className={classes.heads}>
				<span className={classes.corner} />
				{columns.map((column) => (
					<span key={column.key} className={classes.headOf}>
						{column.name === null ? <Icon path={mdiGate} size={18} title={texts.gateColumn} /> : column.name}
						{column.presence && <strong> {column.presence}</strong>}
					</span>
				))}
			</div>
			<div className={classes.content}>
				<Ticks minutes={ticks} topOf={topOf} />
				<div className={classes.columns} data-lane={named.lane.id} data-animated={board.isAnimated || undefined}>
					<div className={classes.hours} aria-hidden>
						<Ticks minutes={ticks} topOf={topOf} hasWords />
					</div>
					{columns.map((column) => (
						<div key={column.key} className={classes.column}>
							<PhoneBlocks
								{...{ column, range, now, focused }}
								board={isCovered ? { ...board, marked: null } : board}
								visible={shown.visible}
								lane={named.head.name}
							/>
							{over(column)}
						</div>
					))}
				</div>
				{isNowThere && (
					<span className={classes.now} style={{ top: topOf(now) }} aria-hidden>
						<span className={classes.nowTime}>{tickText(now)}</span>
					</span>
				)}
			</div>
		</section>
	);
}

interface TicksProps {
	readonly minutes: readonly Minutes[];
	readonly topOf: (minute: Minutes) => string;
	readonly hasWords?: boolean;
}

/** Lines at the hours and half hours. */
function Ticks({ minutes, topOf, hasWords = false }: TicksProps) {
	return minutes.map((minute) => (
		<span
			key={minute}
			className={classes.tick}
			data-hour={minute % 60 === 0 || undefined}
			style={{ top: topOf(minute) }}
			aria-hidden
		>
			{hasWords && tickText(minute)}
		</span>
	));
}

/** What the columns are usually wide together, and the least; and each of them, between the two and more where there is room. */
function widthsOf(columns: readonly PhoneColumn[]) {
	const rem = (widths: readonly number[]) => `${widths.reduce((sum, width) => sum + width, 0)}rem`;
	return {
		'--usual': rem(columns.map(({ width }) => width)),
		'--least': rem(columns.map(({ least }) => least)),
		'--columns': columns.map(({ width, least }) => `minmax(${least}rem, ${width}fr)`).join(' '),
	};
}
