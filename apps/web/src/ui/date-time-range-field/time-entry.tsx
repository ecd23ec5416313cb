import '@mantine/dates/styles.layer.css';
import type { LocalDateTime } from '@crossload/domain';
import { TimePicker } from '@mantine/dates';
import { type Clock, clockOf } from './date-time-range.ts';
import classes from './date-time-range-field.module.css';

/** A clock time, typed as `14:30` or `1430`; arrows step by five minutes. Nothing is told until it is whole. */
export function TimeEntry({ label, time, onChange }: TimeEntryProps) {
	return (
		<TimePicker
			classNames={{ field: classes.timeField ?? '' }}
			label={label}
			hoursInputLabel={`${label}, hours`}
			minutesInputLabel={`${label}, minutes`}
			minutesStep={5}
			value={time === null ? '' : clockOf(time)}
			onChange={(clock) => clock !== '' && onChange(clock.slice(0, 5))}
			hoursInputProps={{ inputMode: 'numeric' }}
			minutesInputProps={{ inputMode: 'numeric' }}
		/>
	);
}

interface TimeEntryProps {
	label: string;
	time: LocalDateTime | null;
	onChange: (clock: Clock) => void;
}
