import { useConnection } from '../../api/sync/connection.ts';
import { useChangeOwnPassword } from '../../api/users.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notify } from '../../ui/notify.tsx';
import { CHANGE_OWN_PASSWORD } from './own-password-texts.ts';
import { PasswordField } from './password-field.tsx';
import { newPasswordFaults } from './user-rules.ts';
import { USER_TEXTS as texts } from './user-texts.ts';

const EMPTY = { current: '', password: '', confirmed: '' };
type Values = typeof EMPTY;

/** Changes the password of the signed-in user (AUTH-13). */
export function OwnPasswordDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
	const { mutateAsync: send } = useChangeOwnPassword();
	return (
		<FormDialog<Values>
			isOffline={useConnection() === 'offline'}
			opened={opened}
			onClose={onClose}
			title={CHANGE_OWN_PASSWORD}
			initial={EMPTY}
			validate={faultsOf}
			save={({ current, password }) => send({ current, password })}
			onSaved={() => notify.success(texts.passwordUpdated)}
			saveFailed={texts.passwordFailed}
			views={VIEWS}
			submit={texts.save}
		>
			{(form) => (
				<>
					<p className="note">{texts.endsOthers}</p>
					<PasswordField label={texts.currentPassword} data-autofocus {...form.getInputProps('current')} />
					<PasswordField label={texts.newPassword} isNew {...form.getInputProps('password')} />
					<PasswordField label={texts.confirmPassword} isNew {...form.getInputProps('confirmed')} />
				</>
			)}
		</FormDialog>
	);
}

const VIEWS = {
	current: { label: texts.currentPassword },
	password: { label: texts.newPassword },
	confirmed: { label: texts.confirmPassword },
};

function faultsOf({ current, ...values }: Values) {
	return { current: current === '' ? texts.required : null, ...newPasswordFaults(values) };
}
