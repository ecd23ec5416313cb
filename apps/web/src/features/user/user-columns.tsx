import type { User } from '@crossload/contract';
import { mdiDeleteOutline, mdiLockReset, mdiPencilOutline } from '@mdi/js';
import type { Column } from '../../ui/data-table/column.ts';
import { RowButton, rowButtonsClass, rowButtonsWidth } from '../../ui/row-buttons.tsx';
import { USER_TEXTS as texts } from './user-texts.ts';

interface ColumnNeeds {
	/** Id of the signed-in user. */
	readonly ownId: number | undefined;
	readonly onPassword: (user: User) => void;
	readonly onEdit: (user: User) => void;
	readonly onDelete: (user: User) => void;
}

/** The columns of the Users screen (ADM-01, ADM-02). */
export function userColumns({ ownId, onPassword, onEdit, onDelete }: ColumnNeeds): Column<User>[] {
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
		{
			id: 'actions',
			header: texts.actions,
			width: rowButtonsWidth(3),
			isFixed: true,
			className: rowButtonsClass,
			cell: (user) => (
				<>
					<RowButton label={texts.updatePassword} of={user.name} icon={mdiLockReset} onClick={() => onPassword(user)} />
					<RowButton label={texts.editRow} of={user.name} icon={mdiPencilOutline} onClick={() => onEdit(user)} />
					<RowButton label={texts.delete} of={user.name} icon={mdiDeleteOutline} onClick={() => onDelete(user)} />
				</>
			),
		},
	];
}
