import type { Person } from '@crossload/contract';
import type { ExportColumn } from '../../ui/export/export-column.ts';

/** What is exported of a person (OUT-01). */
export const PERSON_EXPORT: readonly ExportColumn<Person>[] = [
	{ header: 'Name', shownBy: 'name', value: ({ name }) => name },
	{ header: 'Tel', shownBy: 'tel', value: ({ tel }) => tel },
	{ header: 'Groups', shownBy: 'group', value: ({ group }) => group },
];
