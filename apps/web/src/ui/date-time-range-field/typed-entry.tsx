import type { Day, TimeMode } from '@crossload/domain';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { DateTimeRange } from './date-time-range.ts';
import classes from './date-time-range-field.module.css';
import { typedTime } from './typed-time.ts';

/** Day and time typed in one line, for those who know what they want; Enter takes it, and so does leaving the field. */
export function TypedEntry({ of, onChange, onUnread, ...typing }: TypedEntryProps) {
	const [text, setText] = useState('');
	const [isUnread, setIsUnread] = useState(false);
	const tell = (isNow: boolean) => {
		setIsUnread(isNow);
		onUnread(isNow);
	};
	const example = typing.mode === 'range' ? 'Sa 14:30–15:10' : 'Sa 14:30';
	const take = () => {
		const typed = typedTime(text, typing);
		tell(typed === null && text.trim() !== '');
		if (typed === null) return;
		onChange(typed);
		setText('');
	};
	return (
		<TextInput
			className={classes.typed ?? ''}
			label={LABEL}
			aria-label={`${of}: ${LABEL}`}
			placeholder={example}
			autoComplete="off"
			value={text}
			error={isUnread && `Type it like ${example}`}
			onChange={(event) => {
				setText(event.currentTarget.value);
				tell(false);
			}}
			onBlur={take}
			onKeyDown={(event) => {
				if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
				// It takes the time; the form is saved by Ctrl+Enter.
				event.preventDefault();
				take();
			}}
		/>
	);
}

const LABEL = 'Day and time, typed';

interface TypedEntryProps {
	/** What the time is called that is typed. */
	of: string;
	mode: TimeMode;
	value: DateTimeRange;
	day: Day;
	festivalDays: readonly Day[];
	onChange: (value: DateTimeRange) => void;
	onUnread: (isUnread: boolean) => void;
}
