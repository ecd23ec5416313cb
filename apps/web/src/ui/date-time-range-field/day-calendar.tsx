import '@mantine/dates/styles.css';
import 'dayjs/locale/de';
import { type Day, FIRST_YEAR, LAST_YEAR, toDay } from '@crossload/domain';
import { DatePicker } from '@mantine/dates';
import { memo } from 'react';
import classes from './day-calendar.module.css';

/** The month's days with the festival's raised and the chosen ones marked. Times of the same days leave it as it is. */
export const DayCalendar = memo(({ day, last, isChosen, festivalDays, onChoose }: DayCalendarProps) => {
	return (
		<DatePicker
			locale="de"
			firstDayOfWeek={1}
			fullWidth
			defaultDate={day}
			value={isChosen ? day : null}
			onChange={(chosen) => chosen && onChoose(toDay(chosen))}
			minDate={`${FIRST_YEAR}-01-01`}
			maxDate={`${LAST_YEAR}-12-31`}
			ariaLabels={ARIA_LABELS}
			classNames={{
				day: classes.day ?? '',
				calendarHeaderLevel: classes.level ?? '',
				calendarHeaderControl: classes.control ?? '',
				weekday: classes.weekday ?? '',
			}}
			getDayProps={(date) => ({
				'data-festival': festivalDays.includes(toDay(date)) || undefined,
				'data-until': (isChosen && date > day && date <= last) || undefined,
			})}
		/>
	);
});

const ARIA_LABELS = {
	nextMonth: 'Next month',
	previousMonth: 'Previous month',
	nextYear: 'Next year',
	previousYear: 'Previous year',
	nextDecade: 'Next decade',
	previousDecade: 'Previous decade',
};

interface DayCalendarProps {
	/** The day the range begins on, or the one to open at. */
	day: Day;
	isChosen: boolean;
	/** The day the range ends on. */
	last: Day;
	festivalDays: readonly Day[];
	/** The same function as long as the calendar need not be rendered again. */
	onChoose: (day: Day) => void;
}
