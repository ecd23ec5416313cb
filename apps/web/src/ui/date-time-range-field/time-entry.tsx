import type { LocalDateTime } from '@crossload/domain';
import { InputBase } from '@mantine/core';
import { type FocusEvent, type MouseEvent, useId, useRef } from 'react';
import type { Clock } from './clock.ts';
import { ClockPartInput } from './clock-part-input.tsx';
import { clockOf } from './date-time-range.ts';
import classes from './time-entry.module.css';
import { useClockTexts } from './use-clock-texts.ts';
import { type CountInvalid, useCountInvalid } from './use-count-invalid.ts';

/**
 * A clock time in two parts, typed as `14:30`, `1430` or part by part in any order; arrows step by an hour or five minutes.
 * What is no time stays as it was typed, and the field says so.
 */
export function TimeEntry({ label, time, onChange, countInvalid }: TimeEntryProps) {
	const field = useClockTexts({ clock: time === null ? null : clockOf(time), onChange });
	useCountInvalid(field.isInvalid, countInvalid);
	const id = useId();
	const hours = useRef<HTMLInputElement>(null);
	const minutes = useRef<HTMLInputElement>(null);
	const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
		if (!currentTarget.contains(relatedTarget)) field.leave();
	};
	const handlePress = (event: MouseEvent) => {
		if (event.target instanceof HTMLInputElement) return;
		event.preventDefault();
		hours.current?.focus();
	};
	return (
		<InputBase
			component="div"
			id={id}
			label={label}
			labelProps={{ htmlFor: `${id}-hours` }}
			error={field.isFaultShown && FAULT}
			errorProps={{ role: 'alert' }}
			onBlur={handleBlur}
			onMouseDown={handlePress}
			classNames={{ input: classes.box ?? '' }}
		>
			<ClockPartInput ref={hours} part="hours" onGo={() => minutes.current?.focus()} {...{ id, label, field }} />
			<span aria-hidden>:</span>
			<ClockPartInput ref={minutes} part="minutes" onGo={() => hours.current?.focus()} {...{ id, label, field }} />
		</InputBase>
	);
}

const FAULT = 'Type it like 08:40';

interface TimeEntryProps {
	label: string;
	time: LocalDateTime | null;
	onChange: (clock: Clock | null) => void;
	countInvalid: CountInvalid;
}
