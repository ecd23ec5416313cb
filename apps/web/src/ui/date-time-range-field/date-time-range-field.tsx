import { calendarDayOf, cutToHour, type Day, festivalTimeOf, HOUR, later, type TimeMode } from '@crossload/domain';
import { type ReactNode, useRef } from 'react';
import { formatTime } from '../../lib/format.ts';
import { now } from '../../lib/now.ts';
import { requiredLabel } from '../required.ts';
import { useStableHandler } from '../use-stable-handler.ts';
import { ChosenTime } from './chosen-time.tsx';
import type { Clock } from './clock.ts';
import {
	type DateTimeRange,
	dayOfLocal,
	firstTime,
	isPlannable,
	isSameRange,
	movedToDay,
	withEndClock,
	withEndDayMoved,
	withStartClock,
} from './date-time-range.ts';
import classes from './date-time-range-field.module.css';
import { DayCalendar } from './day-calendar.tsx';
import { EndDay } from './end-day.tsx';
import { QuickChoices } from './quick-choices.tsx';
import { TimeEntry } from './time-entry.tsx';
import { TypedEntry } from './typed-entry.tsx';
import type { CountInvalid } from './use-count-invalid.ts';

/**
 * A planned time: what is chosen stands big on top; a day is chosen in the calendar or among the festival's, times are
 * typed. A click on a day moves the whole range there, so that nothing is ever half chosen.
 */
export function DateTimeRangeField({ label, error, below, countInvalid, ...given }: DateTimeRangeFieldProps) {
	const { mode, value, festivalDays } = given;
	const onChange = (next: DateTimeRange) => isPlannable(next) && given.onChange(next);
	const first = firstTime(value);
	const day = first === null ? firstDay(festivalDays) : dayOfLocal(first);
	const startAt = useTypedStart(value, { mode, day });
	const chooseDay = useStableHandler((chosen: Day) =>
		onChange(movedToDay(value, chosen, { mode, clock: nextFullHour() })),
	);
	const last = value.to === null ? day : dayOfLocal(value.to);

	return (
		<fieldset className={classes.field}>
			<legend className={`${classes.label} ${requiredLabel}`}>{label}</legend>
			<ChosenTime mode={mode} value={value} />
			{error && (
				<div className={classes.error} role="alert">
					{error}
				</div>
			)}
			<div className={classes.columns}>
				<div>
					<DayCalendar
						key={day.slice(0, 7)}
						isChosen={first !== null}
						{...{ day, last, festivalDays }}
						onChoose={chooseDay}
					/>
					<div className={classes.times}>
						<TimeEntry
							label={mode === 'range' ? 'Start' : 'Time'}
							time={mode === 'range' ? value.from : first}
							onChange={(clock) => onChange(startAt(clock))}
							countInvalid={countInvalid}
						/>
						{mode === 'range' && (
							<TimeEntry
								label="End"
								time={value.to}
								onChange={(clock) =>
									onChange(clock === null ? { ...value, to: null } : withEndClock(value, clock, day))
								}
								countInvalid={countInvalid}
							/>
						)}
						{mode === 'range' && <EndDay value={value} onMove={(days) => onChange(withEndDayMoved(value, days))} />}
					</div>
					{below && <div className={classes.below}>{below}</div>}
				</div>
				<div className={classes.quick}>
					<TypedEntry of={label} {...{ mode, value, day, festivalDays, onChange, countInvalid }} />
					<QuickChoices {...{ mode, value, festivalDays, onChange }} onChooseDay={chooseDay} />
				</div>
			</div>
		</fieldset>
	);
}

interface DateTimeRangeFieldProps {
	label: string;
	mode: TimeMode;
	/** Clock readings 'YYYY-MM-DD HH:mm:ss' in festival time, without zone. */
	value: DateTimeRange;
	onChange: (value: DateTimeRange) => void;
	/** Counts what is typed here and cannot be understood. */
	countInvalid: CountInvalid;
	/** Raised in the calendar and offered as buttons. */
	festivalDays: readonly Day[];
	error?: string | null;
	/** Below the times: what they would break. */
	below?: ReactNode;
}

/**
 * Gives the range another start. Typing 18:30 passes 18:03, so each reading starts from what stood there before
 * the typing: an end that was chosen first is never moved along. Without a reading there is none.
 */
function useTypedStart(value: DateTimeRange, choice: { mode: TimeMode; day: Day }) {
	const typing = useRef({ before: value, after: value });
	return (clock: Clock | null): DateTimeRange => {
		if (clock === null) return { from: null, to: choice.mode === 'range' ? value.to : null };
		const { before, after } = typing.current;
		const isGoingOn = isSameRange(after, value);
		const from = isGoingOn ? before : value;
		typing.current = { before: from, after: withStartClock(from, clock, choice) };
		return typing.current.after;
	};
}

function nextFullHour(): string {
	return formatTime(festivalTimeOf(cutToHour(later(now(), HOUR))));
}

/** Today if it is a day of the festival, else the festival's first day. */
function firstDay(festivalDays: readonly Day[]): Day {
	const today = calendarDayOf(now());
	return festivalDays.includes(today) ? today : (festivalDays[0] ?? today);
}
