import { type Day, dayOf, festivalTimeOf, HOUR, localOf } from '@crossload/domain';
import type { ReactNode } from 'react';
import { now } from '../../lib/now.ts';
import { ChosenTime } from './chosen-time.tsx';
import {
	type DateTimeRange,
	dayOfLocal,
	firstTime,
	movedToDay,
	type RangeMode,
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

/**
 * A planned time: what is chosen stands big on top; a day is chosen in the calendar or among the festival's, times are
 * typed. A click on a day moves the whole range there, so that nothing is ever half chosen.
 */
export function DateTimeRangeField({ label, isRequired, error, aside, ...choice }: DateTimeRangeFieldProps) {
	const { mode, value, festivalDays, onChange } = choice;
	const first = firstTime(value);
	const day = first === null ? firstDay(festivalDays) : dayOfLocal(first);
	const chooseDay = (chosen: Day) => onChange(movedToDay(value, chosen, { mode, clock: nextFullHour() }));

	return (
		<fieldset className={classes.field}>
			<legend className={classes.label}>
				{label} {isRequired && <span className={classes.required}>*</span>}
			</legend>
			<ChosenTime value={value} />
			{error && (
				<div className={classes.error} role="alert">
					{error}
				</div>
			)}
			<div className={classes.columns}>
				<div>
					<DayCalendar key={day.slice(0, 7)} day={day} isChosen={first !== null} {...choice} onChoose={chooseDay} />
					<div className={classes.times}>
						<TimeEntry
							label={mode === 'range' ? 'Start' : 'Time'}
							time={first}
							onChange={(clock) => onChange(withStartClock(value, clock, { mode, day }))}
						/>
						{mode === 'range' && (
							<TimeEntry label="End" time={value.to} onChange={(clock) => onChange(withEndClock(value, clock))} />
						)}
						{mode === 'range' && <EndDay value={value} onMove={(days) => onChange(withEndDayMoved(value, days))} />}
					</div>
				</div>
				<div className={classes.quick}>
					<TypedEntry mode={mode} value={value} day={day} festivalDays={festivalDays} onChange={onChange} />
					<QuickChoices {...choice} onChooseDay={chooseDay} />
					{aside}
				</div>
			</div>
		</fieldset>
	);
}

interface DateTimeRangeFieldProps {
	label: string;
	isRequired?: boolean;
	mode: RangeMode;
	/** Clock readings 'YYYY-MM-DD HH:mm:ss' in festival time, without zone. */
	value: DateTimeRange;
	onChange: (value: DateTimeRange) => void;
	/** Raised in the calendar and offered as buttons. */
	festivalDays: readonly Day[];
	error?: string | null;
	/** Beside the time: a warning of what clashes. */
	aside?: ReactNode;
}

function nextFullHour(): string {
	return localOf(festivalTimeOf(Math.ceil(now() / HOUR) * HOUR)).slice(11, 16);
}

/** Today if it is a day of the festival, else the festival's first day. */
function firstDay(festivalDays: readonly Day[]): Day {
	const today = dayOf(now());
	return festivalDays.includes(today) ? today : (festivalDays[0] ?? today);
}
