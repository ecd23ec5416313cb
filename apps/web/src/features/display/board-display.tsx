import type { Activity } from '@crossload/contract';
import { cutToHour, festivalTimeOf, HOUR, type Instant, isShow, later, MINUTE } from '@crossload/domain';
import { useLayoutEffect, useRef, useState } from 'react';
import type { DisplayLists } from '../../api/display.ts';
import { formatTime } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import own from './board-display.module.css';
import { type Block, LANE_SPACE, type Lane, LINE_HEIGHT, lanesOf, pagesOf } from './board-lanes.ts';
import { DisplayChip } from './display-chip.tsx';
import { DisplayFrame, type FrameFacts } from './display-frame.tsx';
import { DISPLAY_TEXTS as texts } from './display-texts.ts';
import { useRotatingPages } from './use-rotating-pages.ts';

const HOURS = 6;

/** An hour this close to the end would be cut: half of it stands after its place. */
const ROOM_OF_AN_HOUR = 15 * MINUTE;

/** The next six hours of every stage on a time line, the last half hour before them; pages turn by themselves (WALL-03). */
export function BoardDisplay({ lists, frame }: { lists: DisplayLists; frame: FrameFacts }) {
	const now = useNow();
	const from = later(now, -HOUR / 2);
	const until = later(from, HOURS * HOUR);
	const shareOf = (time: Instant) => (time - from) / (until - from);
	const { element, height } = useHeight();
	const { shown, page, pages } = useRotatingPages(pagesOf(lanesOf(lists, { from, until }), height), 1);
	return (
		<DisplayFrame {...frame} title={texts.board} foot={texts.paged(texts.foot.board, page, pages)}>
			<div className={own.board}>
				<div className={own.axis} aria-hidden>
					{hoursFrom(from, until).map((hour) => (
						<span key={hour} style={{ left: `${shareOf(hour) * 100}%` }}>
							{formatTime(festivalTimeOf(hour))}
						</span>
					))}
				</div>
				<div
					ref={element}
					className={own.lanes}
					style={{ '--line-height': `${LINE_HEIGHT}rem`, '--lane-space': `${LANE_SPACE}rem` }}
				>
					{shown.flat().map((lane) => (
						<LaneOf key={lane.stage.id} lane={lane} />
					))}
				</div>
				<div className={own.nowLine} style={{ '--at-share': shareOf(now) }} aria-hidden />
			</div>
		</DisplayFrame>
	);
}

function hoursFrom(from: Instant, until: Instant): readonly Instant[] {
	const first = cutToHour(later(from, HOUR));
	return Array.from({ length: HOURS }, (_, place) => later(first, place * HOUR)).filter(
		(hour) => hour <= until - ROOM_OF_AN_HOUR,
	);
}

function LaneOf({ lane: { stage, lines, blocks } }: { lane: Lane }) {
	return (
		<section className={own.lane} style={{ '--lines': lines, '--stage': stage.color }} aria-label={stage.name}>
			<div className={own.laneName}>
				<DisplayChip color={stage.color} isSmall>
					{stage.name}
				</DisplayChip>
			</div>
			<ul className={own.blocks}>
				{blocks.map((block) => (
					<BlockOf key={block.activity.id} block={block} />
				))}
			</ul>
		</section>
	);
}

function BlockOf({ block: { activity, line, begins, ends, isNamed } }: { block: Block }) {
	return (
		<li
			className={own.block}
			data-show={isShow(activity.activityType) || undefined}
			data-state={stateOf(activity)}
			style={{ left: `${begins * 100}%`, width: `${(ends - begins) * 100}%`, '--line': line }}
		>
			{isNamed && (activity.band?.name ?? activity.activityType.name)}
		</li>
	);
}

function stateOf({ start, end }: Activity): 'done' | 'running' | 'planned' {
	if (end !== null) return 'done';
	return start === null ? 'planned' : 'running';
}

/** The height of an element in rem, which grow with the wall. */
function useHeight() {
	const element = useRef<HTMLDivElement>(null);
	const [height, setHeight] = useState(0);
	useLayoutEffect(() => {
		const { current } = element;
		if (!current) return;
		const measure = () => {
			const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
			setHeight(current.getBoundingClientRect().height / rem);
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(current);
		return () => observer.disconnect();
	}, []);
	return { element, height };
}
