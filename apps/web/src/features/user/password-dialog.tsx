import { LENGTHS, type User } from '@crossload/contract';
import { PasswordInput } from '@mantine/core';
import { useSetPassword } from '../../api/users.ts';
import { notify } from '../../lib/notify.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { REQUIRED } from '../../ui/required.ts';
import type { Dialog } from '../../ui/use-dialog.ts';
import classes from './user-dialog.module.css';
import { passwordFault } from './user-rules.ts';
import { USER_TEXTS as texts } from './user-texts.ts';

interface PasswordDialogProps {
	dialog: Dialog<User>;
	/** Id of whoever is signed in. */
	ownId: number | undefined;
	onSavedOwn: () => void;
}

interface PasswordValues {
	readonly password: string;
	readonly confirmed: string;
}

/** Gives a user a new password (ADM-01). */
export function PasswordDialog({ dialog, ownId, onSavedOwn }: PasswordDialogProps) {
	const user = dialog.subject;
	const { mutateAsync: send } = useSetPassword();
	if (user === undefined) return null;
	return (
		<FormDialog<PasswordValues>
			opened={dialog.isOpen}
			onClose={dialog.close}
			title={texts.updatePassword}
			initial={{ password: '', confirmed: '' }}
			validate={faultsOf}
			save={({ password }) => send({ id: user.id, password })}
			onSaved={() => {
				notify.success(texts.passwordUpdated);
				if (user.id === ownId) onSavedOwn();
			}}
			saveFailed={texts.passwordFailed}
			views={{ password: { label: texts.newPassword }, confirmed: { label: texts.confirmPassword } }}
			submit={texts.save}
		>
			{(form) => (
				<>
					<p className={classes.note}>{texts.endsSessions(user.name)}</p>
					<PasswordInput label={texts.newPassword} data-autofocus {...LOOK} {...form.getInputProps('password')} />
					<PasswordInput label={texts.confirmPassword} {...LOOK} {...form.getInputProps('confirmed')} />
				</>
			)}
		</FormDialog>
	);
}

const LOOK = {
	...REQUIRED,
	maxLength: LENGTHS.password,
	autoComplete: 'new-password',
	visibilityToggleButtonProps: { 'aria-label': texts.showTyped },
} as const;

function faultsOf({ password, confirmed }: PasswordValues) {
	return { password: passwordFault(password), confirmed: confirmFault(password, confirmed) };
}

function confirmFault(password: string, confirmed: string): string | null {
	if (confirmed === '') return texts.required;
	return confirmed === password ? null : texts.noMatch;
}
