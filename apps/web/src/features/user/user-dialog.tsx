import type { User } from '@crossload/contract';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useSaveUser } from '../../api/users.ts';
import { notify } from '../../lib/notify.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { DangerButton } from '../../ui/danger-button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import type { Dialog } from '../../ui/use-dialog.ts';
import { RoleField } from './role-field.tsx';
import classes from './user-dialog.module.css';
import { passwordFault, roleFault } from './user-rules.ts';
import { USER_TEXTS as texts } from './user-texts.ts';

interface UserDialogProps {
	/** About a user to change, or null for a new one. */
	dialog: Dialog<User | null>;
	roles: readonly string[];
	/** Id of whoever is signed in. */
	ownId: number | undefined;
	onSavedOwn: () => void;
	onPassword: (user: User) => void;
	onDelete: (user: User) => void;
}

interface UserValues {
	readonly name: string;
	readonly role: string;
	/** Of a new user; one who exists has a dialog for it. */
	readonly password: string;
}

/** Adds a user, or renames one and gives another role (ADM-02). */
export function UserDialog({ dialog, roles, ownId, onSavedOwn, ...actions }: UserDialogProps) {
	const user = dialog.subject ?? null;
	const isOwn = user !== null && user.id === ownId;
	const send = useSendUser(user);
	const isPhone = useIsPhone();
	return (
		<FormDialog<UserValues>
			opened={dialog.isOpen}
			onClose={dialog.close}
			title={user ? texts.edit : texts.add}
			initial={valuesOf(user)}
			version={user?.version}
			validate={(values) => faultsOf(values, user === null)}
			save={send}
			onSaved={() => {
				notify.success(user ? texts.updated : texts.created);
				if (isOwn) onSavedOwn();
			}}
			saveFailed={texts.saveFailed}
			readCurrent={readCurrent}
			views={VIEWS}
			submit={texts.save}
			aside={isPhone && user && <DangerButton onClick={() => actions.onDelete(user)}>{texts.delete}</DangerButton>}
		>
			{(form) => (
				<>
					<TextInput
						label={texts.name}
						withAsterisk
						maxLength={200}
						data-autofocus
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						{...form.getInputProps('name')}
					/>
					<RoleField roles={roles} {...form.getInputProps('role')} value={form.values.role} />
					{user === null && <PasswordField {...form.getInputProps('password')} />}
					{isOwn && <p className={classes.note}>{texts.ownRole}</p>}
					{isPhone && user && (
						<Button variant="default" onClick={() => actions.onPassword(user)}>
							{texts.updatePassword}
						</Button>
					)}
				</>
			)}
		</FormDialog>
	);
}

function useSendUser(user: User | null) {
	const { mutateAsync: send } = useSaveUser();
	return ({ name, role, password }: UserValues, version: number | undefined) =>
		user
			? send({ id: user.id, body: version ? { name, role, version } : { name, role } })
			: send({ body: { name, role, password } });
}

function PasswordField(field: object) {
	return (
		<PasswordInput
			label={texts.password}
			withAsterisk
			maxLength={200}
			autoComplete="new-password"
			visibilityToggleButtonProps={{ 'aria-label': texts.showPassword }}
			{...field}
		/>
	);
}

const VIEWS = { name: { label: texts.name }, role: { label: texts.role }, password: { label: texts.password } };

function valuesOf(user: User | null): UserValues {
	return { name: user?.name ?? '', role: user?.role ?? 'crew', password: '' };
}

function readCurrent(current: unknown) {
	const user = current as User;
	return { values: valuesOf(user), version: user.version };
}

function faultsOf({ name, role, password }: UserValues, isNew: boolean) {
	return {
		name: name.trim() === '' ? texts.required : null,
		role: roleFault(role),
		password: isNew ? passwordFault(password) : null,
	};
}
