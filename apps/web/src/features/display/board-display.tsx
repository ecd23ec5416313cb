import type { Activity } from '@crossload/contract';
import {
	cutToHour,
	festivalTimeOf,
	HOUR,
	type Instant,
	instantOf,
	isCancelled,
	isShow,
	later,
	MINUTE,
	packLines,
} from '@crossload/domain';
import type { DisplayLists } from '../../api/display.ts';
import { formatTime } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import own from './board-display.module.css';
import { DisplayChip } from './display-chip.tsx';

const HOURS = 6;

/** An hour this close to the end would be cut: half of it stands after its place. */
const ROOM_OF_AN_HOUR = 15 * MINUTE;

/** A block as long as a name needs to be read, in minutes. */
const LEAST_MINUTES = 20;

/** The next six hours of every stage on a time line, the last half hour before them (WALL-03). */
export function BoardDisplay({ lists }: { lists: DisplayLists }) {
	const now = useNow();
	const from = later(now, -HOUR / 2);
	const until = later(from, HOURS * HOUR);
	const share = (time: Instant) => `${((time - from) / (until - from)) * 100}%`;
	const first = cutToHour(later(from, HOUR));
	const hours = Array.from({ length: HOURS }, (_, place) => later(first, place * HOUR)).filter(
		(hour) => hour <= until - ROOM_OF_AN_HOUR,
	);
	return (
		<div className={own.board}>
			<div className={own.axis} aria-hidden>
				{hours.map((hour) => (
					<span key={hour} style={{ left: share(hour) }}>
						{formatTime(festivalTimeOf(hour))}
					</span>
				))}
			</div>
			{lists.stages.map((stage) => (
				<section key={stage.id} className={own.lane} aria-label={stage.name}>
					<div className={own.laneName}>
						<DisplayChip color={stage.color}>{stage.name}</DisplayChip>
					</div>
					<LaneBlocks
						shown={blocksOf(stage.id, lists, { from, until })}
						from={from}
						until={until}
						color={stage.color}
					/>
				</section>
			))}
			<div className={own.nowLine} style={{ '--at-share': (now - from) / (until - from) }} aria-hidden />
		</div>
	);
}

interface LaneBlocksProps {
	shown: ReturnType<typeof blocksOf>;
	from: Instant;
	until: Instant;
	color: string;
}

function LaneBlocks({ shown, from, until, color }: LaneBlocksProps) {
	const extents = shown.map(({ activity, begins, ends }) => {
		const start = Math.floor(begins / MINUTE);
		return { id: activity.id, from: start, to: Math.max(Math.ceil(ends / MINUTE), start + LEAST_MINUTES) };
	});
	const packed = packLines(extents);
	const lines = Math.max(1, ...packed.map(({ line }) => line + 1));
	const length = (until - from) / MINUTE;
	return (
		<ul className={own.blocks} style={{ '--lines': lines }}>
			{packed.map(({ id, line, from: begins, to: ends }) => {
				const activity = shown.find((one) => one.activity.id === id)?.activity;
				if (!activity) return null;
				const left = Math.max(0, begins - from / MINUTE);
				const right = Math.min(length, ends - from / MINUTE);
				return (
					<li
						key={id}
						className={own.block}
						data-show={isShow(activity.activityType) || undefined}
						data-state={stateOf(activity)}
						style={{
							left: `${(left / length) * 100}%`,
							width: `${((right - left) / length) * 100}%`,
							'--line': line,
							'--stage': color,
						}}
					>
						{activity.band?.name ?? activity.activityType.name}
					</li>
				);
			})}
		</ul>
	);
}

function stateOf({ start, end }: Activity): 'done' | 'running' | 'planned' {
	if (end !== null) return 'done';
	return start === null ? 'planned' : 'running';
}

/** The shows and loads of a stage that touch the window, each with its time; without a planned start it has no place there. */
function blocksOf(stageId: number, { activities }: DisplayLists, window: { from: Instant; until: Instant }) {
	return activities.flatMap((activity) => {
		const { stage, start, planned_start, planned_end } = activity;
		if (stage?.id !== stageId || isCancelled(activity) || planned_start === null) return [];
		const begins = instantOf(start ?? planned_start);
		const ends = Math.max(begins, planned_end === null ? begins : instantOf(planned_end));
		return begins < window.until && ends > window.from ? [{ activity, begins, ends }] : [];
	});
}
