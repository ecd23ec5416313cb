import { LENGTHS } from '@crossload/contract';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { REQUIRED } from '../../ui/required.ts';
import { USER_TEXTS as texts } from './user-texts.ts';

interface PasswordFieldProps extends PasswordInputProps {
	/** A password manager offers a new one instead of the one that it knows. */
	isNew?: boolean;
}

/** A password that has to be typed in. */
export function PasswordField({ isNew = false, ...props }: PasswordFieldProps) {
	return (
		<PasswordInput
			{...REQUIRED}
			maxLength={LENGTHS.password}
			autoComplete={isNew ? 'new-password' : 'current-password'}
			visibilityToggleButtonProps={{ 'aria-label': texts.showTyped }}
			{...props}
		/>
	);
}
