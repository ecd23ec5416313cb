import type { ImportKindName } from '@crossload/contract';
import type { ExportFormat } from '../../ui/export/export-format.ts';

/** A spreadsheet to begin with: nothing but a header row, with column names that the import recognises. */
export interface StartFile {
	readonly kind: ImportKindName;
	readonly name: string;
	readonly format: ExportFormat;
	readonly columns: readonly string[];
}

export const START_FILES: readonly StartFile[] = [
	{
		kind: 'running_order',
		name: 'Running order',
		format: 'xlsx',
		columns: ['Band', 'Stage', 'Day', 'Start', 'End'],
	},
	{
		kind: 'vehicles',
		name: 'Vehicles',
		format: 'xlsx',
		columns: ['Band', 'Type', 'Name', 'Plate', 'Driver', 'Phone'],
	},
	{ kind: 'positions', name: 'Positions', format: ';', columns: ['Name', 'Slug', 'Tag', 'Capacity', 'Stage'] },
	{ kind: 'persons', name: 'Persons', format: 'xlsx', columns: ['Name', 'Phone', 'Groups'] },
];
