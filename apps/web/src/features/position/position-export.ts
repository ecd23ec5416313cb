import type { Position } from '@crossload/contract';
import { joinList } from '@crossload/domain';
import type { ExportColumn } from '../../ui/export/export-column.ts';

/** What is exported of a position (OUT-01). */
export const POSITION_EXPORT: readonly ExportColumn<Position>[] = [
	{ header: 'Name', shownBy: 'name', value: ({ name }) => name },
	{ header: 'Tag', shownBy: 'name', value: ({ tag }) => tag },
	{ header: 'Vehicle count', shownBy: 'count', value: ({ vehicles }) => vehicles.length },
	{ header: 'Capacity', shownBy: 'count', value: ({ capacity }) => capacity },
	{ header: 'Standing there', shownBy: 'count', value: ({ vehicles }) => joinList(vehicles.map(({ name }) => name)) },
	{ header: 'Slug', value: ({ slug }) => slug },
	{ header: 'Stage', value: ({ stage }) => stage?.name ?? null },
];
