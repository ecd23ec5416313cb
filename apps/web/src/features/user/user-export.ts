import type { User } from '@crossload/contract';
import type { ExportColumn } from '../../ui/export/export-column.ts';

/** What is exported of a user (OUT-01). */
export const USER_EXPORT: readonly ExportColumn<User>[] = [
	{ header: 'Name', shownBy: 'name', value: ({ name }) => name },
	{ header: 'Role', shownBy: 'role', value: ({ role }) => role },
];
