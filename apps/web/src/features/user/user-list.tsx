import type { User } from '@crossload/contract';
import { mdiAccountKeyOutline, mdiDeleteOutline, mdiLockReset, mdiPencilOutline } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { failureTextOf } from '../../api/errors.ts';
import { refreshUser, useSession } from '../../api/session.ts';
import { useGlow } from '../../api/sync/glow.ts';
import { useRemoveUser, userListQuery } from '../../api/users.ts';
import { actionsColumn } from '../../ui/actions-column.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { ManagedList } from '../../ui/managed-list.tsx';
import { notify } from '../../ui/notify.tsx';
import { TwoLines } from '../../ui/two-lines.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { useRowRemoval } from '../../ui/use-removal.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { UserDialog } from './user-dialog.tsx';
import { offeredRoles } from './user-rules.ts';
import { USER_TEXTS as texts } from './user-texts.ts';

/** Who can log in, and as what (ADM-01, ADM-02). */
export function UserList() {
	const ownId = useSession()?.user.id;
	const users = useQuery(userListQuery);
	const dialog = useDialog<User | null>();
	const passwordDialog = useDialog<User>();
	const [onDelete, question] = useUserRemoval(ownId);
	const { open: onEdit } = dialog;
	const { open: onPassword } = passwordDialog;
	const columns = useMemo(
		() => userColumns({ ownId, onPassword, onEdit, onDelete }),
		[ownId, onPassword, onEdit, onDelete],
	);
	const own = { ownId, onSavedOwn: () => void refreshUser() };
	return (
		<ManagedList
			title={texts.title}
			source={users}
			glows={useGlow('user')}
			loadFailed={texts.loadFailed}
			add={texts.add}
			onAdd={() => onEdit(null)}
			empty={texts.empty}
			icon={mdiAccountKeyOutline}
			loadExport={loadExport}
			orderedBy="name"
			columns={columns}
			onRowOpen={onEdit}
			rowName={({ id, name }) => nameOf(name, id === ownId)}
			phoneRow={({ id, name, role }) => <TwoLines first={nameOf(name, id === ownId)} second={role} />}
		>
			<UserDialog
				{...own}
				dialog={dialog}
				roles={offeredRoles(users.data ?? [])}
				onPassword={onPassword}
				onDelete={onDelete}
			/>
			<PasswordDialog {...own} dialog={passwordDialog} />
			{question}
		</ManagedList>
	);
}

interface ColumnNeeds {
	/** Id of the signed-in user. */
	readonly ownId: number | undefined;
	readonly onPassword: (user: User) => void;
	readonly onEdit: (user: User) => void;
	readonly onDelete: (user: User) => void;
}

function userColumns({ ownId, onPassword, onEdit, onDelete }: ColumnNeeds): Column<User>[] {
	return [
		{
			id: 'name',
			header: texts.name,
			width: 'fill',
			cell: ({ id, name }) => (
				<>
					<span className="bold">{name}</span>
					{id === ownId && <span className="dim"> ({texts.you})</span>}
				</>
			),
			sortBy: ({ name }) => name,
		},
		{ id: 'role', header: texts.role, width: 200, cell: ({ role }) => role, sortBy: ({ role }) => role },
		actionsColumn([
			{ label: texts.updatePassword, icon: mdiLockReset, onClick: onPassword },
			{ label: texts.editRow, icon: mdiPencilOutline, onClick: onEdit },
			{ label: texts.delete, icon: mdiDeleteOutline, onClick: onDelete },
		]),
	];
}

const loadExport = async () => (await import('./user-export.ts')).USER_EXPORT;

function nameOf(name: string, isOwn: boolean): string {
	return isOwn ? `${name} (${texts.you})` : name;
}

/** Removing one's own login logs out: the server no longer knows the user. */
function useUserRemoval(ownId: number | undefined) {
	const { mutateAsync: send } = useRemoveUser();
	const ask = useCallback(({ id }: User) => (id === ownId ? texts.askDeleteSelf : texts.askDelete), [ownId]);
	const removal = { send, announce: notifyDeleted, ask, done: texts.deleted, failed: deleteFailed };
	const [remove, question] = useRowRemoval<User>(removal);
	const onDelete = useCallback(
		async (user: User) => {
			if ((await remove(user)) && user.id === ownId) await refreshUser();
		},
		[remove, ownId],
	);
	return [onDelete, question] as const;
}

/** Users do not come back: what they could do is not to be given again by one tap. */
const notifyDeleted = (message: string) => notify.success(message);

const deleteFailed = failureTextOf(texts.deleteFailed);
