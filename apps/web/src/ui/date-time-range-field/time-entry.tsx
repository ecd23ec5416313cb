import '@mantine/dates/styles.layer.css';
import type { LocalDateTime } from '@crossload/domain';
import { TimePicker } from '@mantine/dates';
import { useRef } from 'react';
import { type Clock, clockOf } from './date-time-range.ts';
import classes from './date-time-range-field.module.css';

/** A clock time, typed as `14:30` or `1430`; arrows step by five minutes. What is not whole is none. */
export function TimeEntry({ label, time, onChange }: TimeEntryProps) {
	const clock = time === null ? '' : clockOf(time);
	// A picker that was empty at first never tells that what it was given later is emptied: it begins anew with that.
	const shown = useRef({ clock, key: 0 });
	if (shown.current.clock !== clock) shown.current = { clock, key: shown.current.key + 1 };
	const tell = (typed: Clock) => {
		shown.current = { ...shown.current, clock: typed };
		onChange(typed === '' ? null : typed);
	};
	return (
		<TimePicker
			key={shown.current.key}
			classNames={{ field: classes.timeField ?? '' }}
			label={label}
			hoursInputLabel={`${label}, hours`}
			minutesInputLabel={`${label}, minutes`}
			minutesStep={5}
			value={clock}
			onChange={(typed) => tell(typed.slice(0, 5))}
			hoursInputProps={{ inputMode: 'numeric' }}
			minutesInputProps={{ inputMode: 'numeric' }}
		/>
	);
}

interface TimeEntryProps {
	label: string;
	time: LocalDateTime | null;
	onChange: (clock: Clock | null) => void;
}
