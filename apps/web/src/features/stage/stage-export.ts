import type { Stage } from '@crossload/contract';
import type { ExportColumn } from '../../ui/export/export-column.ts';

/** What is exported of a stage (OUT-01). */
export function stageExport(bandsOn: (stage: Stage) => number | null): ExportColumn<Stage>[] {
	return [
		{ header: 'Name', shownBy: 'name', value: ({ name }) => name },
		{ header: 'Bands', shownBy: 'bands', value: bandsOn },
		{ header: 'Color', value: ({ color }) => color },
		{ header: 'Changeover (min)', value: ({ changeover }) => changeover },
		{ header: 'Curfew', value: ({ curfew }) => curfew },
	];
}
