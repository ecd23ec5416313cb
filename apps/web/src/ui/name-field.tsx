import { TextInput, type TextInputProps } from '@mantine/core';
import { REQUIRED } from './required.ts';

/** The name of what a dialog is about: its first field, which has the focus. */
export function NameField(props: TextInputProps) {
	return <TextInput {...REQUIRED} maxLength={200} data-autofocus autoComplete="off" {...props} />;
}
