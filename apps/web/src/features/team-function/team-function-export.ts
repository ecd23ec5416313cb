import type { TeamFunction } from '@crossload/contract';
import { joinList } from '@crossload/domain';
import type { ExportColumn } from '../../ui/export/export-column.ts';

/** What is exported of a team function (OUT-01). */
export const TEAM_FUNCTION_EXPORT: readonly ExportColumn<TeamFunction>[] = [
	{ header: 'Order', shownBy: 'order', value: ({ order }) => order },
	{ header: 'Name', shownBy: 'name', value: ({ name }) => name },
	{ header: 'Radio', shownBy: 'members', value: ({ radio }) => radio },
	{
		header: 'Members',
		shownBy: 'members',
		value: ({ activeMembers }) => joinList(activeMembers.map(({ name }) => name)),
	},
];
