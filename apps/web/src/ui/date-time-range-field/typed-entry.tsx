import type { Day, TimeMode } from '@crossload/domain';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { type DateTimeRange, isSameRange } from './date-time-range.ts';
import { typedTime } from './typed-time.ts';
import { type CountInvalid, useCountInvalid } from './use-count-invalid.ts';

/**
 * Day and time typed in one line, for those who know what they want. Each key is read from what stood there before the
 * typing; Enter empties the line, and so does leaving the field.
 */
export function TypedEntry({ of, mode, value, day, festivalDays, onChange, countInvalid }: TypedEntryProps) {
	const present = { value, day };
	const [{ text, isFaultShown, ...typing }, setTyping] = useState({ ...NOTHING_TYPED, before: present, after: value });
	// A choice in the calendar while something is typed here is the new starting point.
	const before = text !== '' && isSameRange(typing.after, value) ? typing.before : present;
	const read = (typed: string) => typedTime(typed, { mode, festivalDays, ...before });
	const isInvalid = text.trim() !== '' && read(text) === null;
	useCountInvalid(isInvalid, countInvalid);
	const example = mode === 'range' ? 'Sa 14:30–15:10' : 'Sa 14:30';
	const type = (typed: string) => {
		const after = typed.trim() === '' ? before.value : (read(typed) ?? value);
		setTyping({ text: typed, isFaultShown: false, before, after });
		onChange(after);
	};
	const finish = () => {
		const after = isInvalid ? before.value : value;
		setTyping({ ...(isInvalid ? { text, isFaultShown: true } : NOTHING_TYPED), before, after });
		onChange(after);
	};
	return (
		<TextInput
			className="tabular"
			label={LABEL}
			aria-label={`${of}: ${LABEL}`}
			placeholder={example}
			autoComplete="off"
			value={text}
			error={isFaultShown && `Type it like ${example}`}
			onChange={(event) => type(event.currentTarget.value)}
			onBlur={finish}
			onKeyDown={(event) => {
				if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
				// It takes the time; the form is saved by Ctrl+Enter.
				event.preventDefault();
				finish();
			}}
		/>
	);
}

const LABEL = 'Day and time, typed';

const NOTHING_TYPED = { text: '', isFaultShown: false };

interface TypedEntryProps {
	/** What the time is called that is typed. */
	of: string;
	mode: TimeMode;
	value: DateTimeRange;
	/** The day that times without a day belong to. */
	day: Day;
	festivalDays: readonly Day[];
	onChange: (value: DateTimeRange) => void;
	countInvalid: CountInvalid;
}
