import { KIND_NAMES } from '../../entities/finding/kind-names.ts';
import { dateCell, type ExportColumn } from '../../ui/export/export-column.ts';
import type { Check } from './use-checks.ts';

/** What is exported of a finding (OUT-01). */
export const CHECK_EXPORT: readonly ExportColumn<Check>[] = [
	{ header: 'Severity', value: ({ severity }) => severity },
	{ header: 'Kind', value: ({ kind }) => KIND_NAMES[kind] },
	{ header: 'Finding', value: ({ text }) => text },
	{ header: 'From', value: ({ from }) => dateCell(from) },
	{ header: 'To', value: ({ to }) => dateCell(to) },
	{ header: 'Stage', value: ({ stage }) => stage?.name ?? null },
	{ header: 'Position', value: ({ position }) => position?.name ?? null },
	{ header: 'Band', value: ({ band }) => band?.name ?? null },
	{ header: 'Vehicle', value: ({ vehicle }) => vehicle?.name ?? null },
	{ header: 'Accepted by', value: ({ accepted }) => accepted?.by?.name ?? null },
	{ header: 'Note', value: ({ accepted }) => accepted?.note ?? null },
];
