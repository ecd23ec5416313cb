import type { User } from '@crossload/contract';
import { useConnection } from '../../api/sync/connection.ts';
import { useSetPassword } from '../../api/users.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notify } from '../../ui/notify.tsx';
import type { Dialog } from '../../ui/use-dialog.ts';
import { PasswordField } from './password-field.tsx';
import { newPasswordFaults } from './user-rules.ts';
import { USER_TEXTS as texts } from './user-texts.ts';

interface PasswordDialogProps {
	dialog: Dialog<User>;
	/** Id of the signed-in user. */
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
	const isOffline = useConnection() === 'offline';
	if (user === undefined) return null;
	return (
		<FormDialog<PasswordValues>
			isOffline={isOffline}
			opened={dialog.isOpen}
			onClose={dialog.close}
			title={texts.updatePassword}
			initial={{ password: '', confirmed: '' }}
			validate={newPasswordFaults}
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
					<p className="note">{texts.endsSessions(user.name)}</p>
					<PasswordField label={texts.newPassword} isNew data-autofocus {...form.getInputProps('password')} />
					<PasswordField label={texts.confirmPassword} isNew {...form.getInputProps('confirmed')} />
				</>
			)}
		</FormDialog>
	);
}
