import { festivalTimeOfLocal, type Instant, instantOf, minutesBetween } from '@crossload/domain';
import { formatDay, formatDuration, formatWeekday } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { clockOf, type DateTimeRange, dayOfLocal, firstTime, lengthOf } from './date-time-range.ts';
import classes from './date-time-range-field.module.css';

/** What is chosen, in the one big type size, with its date and length beside. */
export function ChosenTime({ value }: { value: DateTimeRange }) {
	const first = firstTime(value);
	const now = useNow();
	if (first === null) return <div className={classes.unchosen}>No time yet</div>;
	const length = lengthOf(value);
	const distance = distanceText(instantOf(festivalTimeOfLocal(first)), now);
	return (
		<output className={classes.chosen} aria-live="polite">
			<span className={classes.big}>
				{clockOf(first)}
				{value.from !== null && value.to !== null && (
					<>
						<span className={classes.until}>–</span>
						{clockOf(value.to)}
					</>
				)}
			</span>
			<span className={classes.date}>
				<strong>{dateText(first)}</strong>
				<span>{length === null ? distance : `${formatDuration(length)}, ${distance}`}</span>
			</span>
		</output>
	);
}

function dateText(local: string): string {
	const day = dayOfLocal(local);
	return `${formatWeekday(day)} ${formatDay(day)}`;
}

function distanceText(first: Instant, now: Instant): string {
	const minutes = minutesBetween(now, first);
	return minutes < 0 ? `${formatDuration(-minutes)} ago` : `starts in ${formatDuration(minutes)}`;
}
