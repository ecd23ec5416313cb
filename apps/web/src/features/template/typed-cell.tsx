import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';

interface TypedCellProps<Value> {
	readonly label: string;
	readonly hint?: string;
	readonly value: Value;
	readonly show: (value: Value) => string;
	/** Null where the text is none. */
	readonly read: (text: string) => Value | null;
	/** Said where the text is none. */
	readonly rule: string;
	readonly isDisabled: boolean;
	readonly onChange: (value: Value) => void;
}

/** A value in a table that is typed over: Enter or leaving the field takes it, Esc puts back what stood there. */
export function TypedCell<Value>(props: TypedCellProps<Value>) {
	const { label, hint, value, show, read, rule, isDisabled, onChange } = props;
	const [typed, setTyped] = useState<string | null>(null);
	const text = typed ?? show(value);
	const isWrong = read(text) === null;
	const take = () => {
		const wanted = read(text);
		if (wanted === null) return;
		setTyped(null);
		if (typed !== null && wanted !== value) onChange(wanted);
	};
	const handleKey = (event: KeyboardEvent) => {
		if (event.key === 'Enter') take();
		if (event.key === 'Escape') setTyped(null);
	};
	return (
		<TextInput
			aria-label={label}
			title={hint}
			autoComplete="off"
			maxLength={12}
			disabled={isDisabled}
			value={text}
			error={isWrong && rule}
			onChange={({ currentTarget }) => setTyped(currentTarget.value)}
			onBlur={take}
			onKeyDown={handleKey}
		/>
	);
}
