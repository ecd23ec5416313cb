import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';

interface TypedCellProps<Value> {
	readonly label: string;
	readonly hint?: string;
	readonly value: Value;
	readonly format: (value: Value) => string;
	/** Null for a text that is no such value. */
	readonly parse: (text: string) => Value | null;
	/** Shown while the text cannot be parsed. */
	readonly parseError: (text: string) => string;
	readonly isDisabled: boolean;
	readonly onChange: (value: Value) => void;
}

/** An editable value in a table: Enter or leaving the field commits it, Esc restores the previous one. */
export function TypedCell<Value>(props: TypedCellProps<Value>) {
	const { label, hint, value, format, parse, parseError, isDisabled, onChange } = props;
	const [typed, setTyped] = useState<string | null>(null);
	const text = typed ?? format(value);
	const commit = () => {
		const parsed = parse(text);
		if (parsed === null) return;
		setTyped(null);
		if (typed !== null && parsed !== value) onChange(parsed);
	};
	const handleKey = (event: KeyboardEvent) => {
		if (event.key === 'Enter') commit();
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
			error={parse(text) === null && parseError(text)}
			onChange={({ currentTarget }) => setTyped(currentTarget.value)}
			onBlur={commit}
			onKeyDown={handleKey}
		/>
	);
}
