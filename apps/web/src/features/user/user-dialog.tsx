import type { User } from '@crossload/contract';
import { Autocomplete, Button, type OptionsFilter } from '@mantine/core';
import { useConnection } from '../../api/sync/connection.ts';
import { type UserSave, useSaveUser } from '../../api/users.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { saveOf } from '../../ui/form/save-of.ts';
import { NameField } from '../../ui/name-field.tsx';
import { notify } from '../../ui/notify.tsx';
import { REQUIRED } from '../../ui/required.ts';
import { RowDialog } from '../../ui/row-dialog.tsx';
import type { Dialog } from '../../ui/use-dialog.ts';
import { PasswordField } from './password-field.tsx';
import { passwordFault, roleFault } from './user-rules.ts';
import { USER_TEXTS as texts } from './user-texts.ts';

interface UserDialogProps {
	dialog: Dialog<User | null>;
	roles: readonly string[];
	/** Id of the signed-in user. */
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
export function UserDialog({ roles, ownId, onSavedOwn, onPassword, ...props }: UserDialogProps) {
	const { mutateAsync: send } = useSaveUser();
	const isPhone = useIsPhone();
	const isNew = !props.dialog.subject;
	return (
		<RowDialog<User, UserValues>
			isOffline={useConnection() === 'offline'}
			{...props}
			texts={texts}
			valuesOf={valuesOf}
			validate={(values) => faultsOf(values, isNew)}
			save={(values, user, version) => send(userSave(values, user, version))}
			announce={(message) => notify.success(message)}
			onSaved={(user) => user?.id === ownId && onSavedOwn()}
			views={VIEWS}
		>
			{(form, user, leave) => (
				<>
					<NameField label={texts.name} autoCapitalize="none" spellCheck={false} {...form.getInputProps('name')} />
					<RoleField roles={roles} {...form.getInputProps('role')} value={form.values.role} />
					{isNew && <PasswordField label={texts.password} isNew {...form.getInputProps('password')} />}
					{user?.id === ownId && <p className="note">{texts.ownRole}</p>}
					{isPhone && user && (
						<Button variant="default" onClick={() => leave(() => onPassword(user))}>
							{texts.updatePassword}
						</Button>
					)}
				</>
			)}
		</RowDialog>
	);
}

interface RoleFieldProps {
	value: string;
	onChange: (role: string) => void;
	error?: string;
	roles: readonly string[];
}

/** A role: one of those offered or a new word (API-22). */
function RoleField({ roles, ...field }: RoleFieldProps) {
	return (
		<Autocomplete
			label={texts.role}
			description={texts.roleHint}
			inputWrapperOrder={['label', 'input', 'description', 'error']}
			{...REQUIRED}
			maxLength={40}
			autoCapitalize="none"
			spellCheck={false}
			data={[...roles]}
			filter={allOnceChosen}
			{...field}
		/>
	);
}

/** Offers every role again when one of them stands in the field, so that another can be chosen without deleting. */
const allOnceChosen: OptionsFilter = ({ options, search }) => {
	const roles = options.filter((option) => 'value' in option);
	if (roles.some(({ value }) => value === search)) return roles;
	return roles.filter(({ value }) => `${value}`.startsWith(search));
};

/** Only a new user's password is sent along. */
function userSave({ name, role, password }: UserValues, user: User | null, version: number | undefined): UserSave {
	return user === null ? { body: { name, role, password } } : saveOf(user.id, { name, role }, version);
}

const VIEWS = { name: { label: texts.name }, role: { label: texts.role }, password: { label: texts.password } };

function valuesOf(user: User | null): UserValues {
	return { name: user?.name ?? '', role: user?.role ?? 'crew', password: '' };
}

function faultsOf({ name, role, password }: UserValues, isNew: boolean) {
	return {
		name: name.trim() === '' ? texts.required : null,
		role: roleFault(role),
		password: isNew ? passwordFault(password) : null,
	};
}
