import type { OccupancyStep } from '@crossload/domain';
import { type CSSProperties, memo } from 'react';
import type { BlockRoom } from '../model/block-room.ts';
import { BOARD_TEXTS as texts } from '../model/board-texts.ts';
import { timeText } from '../model/minute-text.ts';
import type { TimeRange } from '../model/time-range.ts';
import { isFull, type LaneOccupancy, tooManyIn } from '../model/use-lane-occupancy.ts';
import { drawnSteps } from './drawn-steps.ts';
import classes from './occupancy-band.module.css';

/** Times at which it is full that are read out, at most. */
const MAX_READ_OUT = 5;

interface OccupancyBandProps {
	occupancy: LaneOccupancy;
	range: TimeRange;
	visible: TimeRange;
	room: BlockRoom;
}

/** How many stand at a position, on top of its lane: stronger where it is full, a pattern and a frame where that is too many (BRD-01). */
export function OccupancyBand({ occupancy, range, visible, room }: OccupancyBandProps) {
	const total = range.to - range.from;
	return (
		<span className={classes.band}>
			{drawnSteps(occupancy, room)
				.filter(({ from, to }) => from < visible.to && visible.from < to)
				.map(({ from, to, step, order }) => {
					const length = to - from;
					const style = { '--at': (from - range.from) / total, '--length': length / total };
					const drawn = { className: classes.step, style };
					if (step === null) return <span key={order} {...drawn} aria-hidden />;
					return <Step key={order} {...{ drawn, step, room }} capacity={occupancy.capacity} />;
				})}
		</span>
	);
}

interface StepProps {
	drawn: { readonly className: string | undefined; readonly style: CSSProperties };
	step: OccupancyStep;
	capacity: number | null;
	room: BlockRoom;
}

function Step({ drawn, step, capacity, room }: StepProps) {
	const length = step.to - step.from;
	const shared = {
		...drawn,
		'data-full': fullness(step, capacity),
		'data-long': length > room.long || undefined,
		// In its middle: as minutes pass, its ends may move.
		'data-step-minute': Math.floor((step.from + step.to) / 2),
		children: length >= room.count && <span className={classes.count}>{step.count}</span>,
	};
	// Where too many stand something is to be done: the keyboard reaches those steps. The others are only read out.
	if (tooManyIn(step, capacity) === 0) return <span {...shared} aria-hidden />;
	return <button {...shared} type="button" aria-label={overText(step, capacity)} />;
}

/** `4 / 3 from Sa 22.08. 17:50 to Sa 22.08. 18:08` */
function overText({ from, to, count }: OccupancyStep, capacity: number | null): string {
	return texts.fullFrom(texts.presence(count, capacity), timeText(from), timeText(to));
}

/** The same for those who do not see it: when the position is full or too full. */
export const OccupancyWords = memo(({ occupancy: { capacity, steps } }: Pick<OccupancyBandProps, 'occupancy'>) => {
	const full = steps.filter((step) => isFull(step, capacity));
	if (full.length === 0) return null;
	const words = full.slice(0, MAX_READ_OUT).map((step) => overText(step, capacity));
	return <span className="visually-hidden">{`, ${words.join(', ')}`}</span>;
});

function fullness(step: OccupancyStep, capacity: number | null): 'full' | 'over' | undefined {
	if (!isFull(step, capacity)) return undefined;
	return tooManyIn(step, capacity) > 0 ? 'over' : 'full';
}
