import { TextInput, type TextInputProps } from '@mantine/core';

/** The name of what a dialog is about: its first field, which has the focus. */
export function NameField(props: TextInputProps) {
	return <TextInput withAsterisk maxLength={200} data-autofocus autoComplete="off" {...props} />;
}
