import { festivalTimeOfLocal, instantOf, type LocalDateTime, type TimeMode } from '@crossload/domain';
import { formatDay, formatDistance, formatDuration, formatWeekday } from '../../lib/format.ts';
import { useNow } from '../../lib/now.ts';
import { clockOf, type DateTimeRange, dayOfLocal, firstTime, lengthOf } from './date-time-range.ts';
import classes from './date-time-range-field.module.css';

/** What is chosen, in the one big type size, with its date and length beside. */
export function ChosenTime({ mode, value }: { mode: TimeMode; value: DateTimeRange }) {
	const first = firstTime(value);
	const now = useNow();
	if (first === null) return <div className={classes.unchosen}>No time yet</div>;
	const isEndAlone = mode === 'range' && value.from === null;
	const length = lengthOf(value);
	const distance = formatDistance(instantOf(festivalTimeOfLocal(first)), now);
	return (
		<output className={classes.chosen} aria-live="polite">
			<span className={classes.big}>
				{!isEndAlone && clockOf(first)}
				{mode === 'range' && value.to !== null && (
					<>
						<span className="dim">–</span>
						{clockOf(value.to)}
					</>
				)}
			</span>
			<span className={classes.date}>
				<strong>{dateText(first)}</strong>
				<span>
					{length !== null && `${formatDuration(length)}, `}
					{isEndAlone ? 'no start yet' : distance}
				</span>
			</span>
		</output>
	);
}

function dateText(local: LocalDateTime): string {
	const day = dayOfLocal(local);
	return `${formatWeekday(day)} ${formatDay(day)}`;
}
