import type { LoggedRevision } from '@crossload/contract';
import { now } from '../../lib/now.ts';
import { dateCell, type ExportColumn } from '../../ui/export/export-column.ts';
import { changeTexts, entryTitle, fieldName, type NameOf } from './describe-change.ts';

/** What is exported of a revision (OUT-01): in words, as the list says it. */
export function changeExport(nameOf: NameOf): ExportColumn<LoggedRevision>[] {
	return [
		{ header: 'When', value: ({ at }) => dateCell(at) },
		{ header: 'Who', value: ({ actor }) => actor?.name ?? null },
		{ header: 'What', value: ({ entries }) => entries.map((entry) => entryTitle(entry, nameOf)).join('\n') },
		{ header: 'Fields', value: ({ entries }) => entries.map((entry) => fieldsText(entry, nameOf)).join('\n') },
		{ header: 'Revision', value: ({ revision }) => revision },
		{ header: 'Takes back', value: ({ undoes }) => undoes },
	];
}

function fieldsText({ changes }: LoggedRevision['entries'][number], nameOf: NameOf): string {
	const context = { now: now(), nameOf };
	const texts = changes.map((change) => {
		const [before, after] = changeTexts(change, context);
		return `${fieldName(change)}: ${before} → ${after}`;
	});
	return texts.join('; ');
}
