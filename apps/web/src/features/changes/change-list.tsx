import type { LoggedRevision } from '@crossload/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatFull } from '../../lib/format.ts';
import { useMinute } from '../../lib/now.ts';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export/export-button.tsx';
import { ChangeFilterBar } from './change-filter-bar.tsx';
import { type ChangeFilters, filterChanges, NO_FILTERS, sinceInstant } from './change-filters.ts';
import { ChangedThings, ChangeRow } from './change-row.tsx';
import { CHANGE_TEXTS as texts } from './change-texts.ts';
import classes from './changes.module.css';
import type { NameOf } from './describe-change.ts';
import { useChangeNames } from './use-change-names.ts';
import { useLastVisit } from './use-last-visit.ts';
import { type LoadedLog, type SearchBack, useSearchBack } from './use-search-back.ts';
import { useUndo } from './use-undo.ts';

interface ChangeListProps {
	readonly revisions: readonly LoggedRevision[];
	readonly log: LoadedLog;
}

/** What happened, latest first, with what is chosen of it. */
export function ChangeList({ revisions, log }: ChangeListProps) {
	const [filters, setFilters] = useState<ChangeFilters>(NO_FILTERS);
	const { nameOf, stagesOf, stages } = useChangeNames();
	const from = sinceInstant(filters.since, useMinute(), useLastVisit());
	const shown = filterChanges(revisions, filters, { from, stagesOf });
	const search = useSearchBack(log, { isFiltered: shown.length < log.count, found: shown.length, from });
	const [ask, question] = useConfirm();
	const undo = useUndo();
	const handleUndo = async (revision: LoggedRevision) => {
		const preview = (
			<>
				{texts.takesBack}
				<ChangedThings revision={revision} nameOf={nameOf} isBack />
			</>
		);
		if (await ask({ title: texts.askUndo, text: preview, confirm: texts.undo })) undo(revision.revision);
	};
	const choose = (chosen: ChangeFilters) => {
		setFilters(chosen);
		search.goOn();
	};
	return (
		<>
			<ChangeFilterBar
				filters={filters}
				setFilters={choose}
				persons={actorsOf(revisions)}
				stages={stages}
				tools={<ChangesExport all={revisions} shown={shown} nameOf={nameOf} />}
			/>
			{shown.length === 0 ? (
				<EmptyState text={emptyText(log, search)} />
			) : (
				<ol className={classes.rows} aria-label={texts.title}>
					{shown.map((revision) => (
						<ChangeRow
							key={revision.revision}
							revision={revision}
							nameOf={nameOf}
							onUndo={(undone) => void handleUndo(undone)}
						/>
					))}
				</ol>
			)}
			<Older log={log} search={search} isFiltered={shown.length < log.count} />
			{question}
		</>
	);
}

/** Who has done something that is loaded. */
function actorsOf(revisions: readonly LoggedRevision[]) {
	return [...new Map(revisions.flatMap(({ actor }) => (actor ? [[actor.id, actor] as const] : []))).values()];
}

interface ChangesExportProps {
	readonly all: readonly LoggedRevision[];
	readonly shown: readonly LoggedRevision[];
	readonly nameOf: NameOf;
}

/** Saves what is loaded, or what is shown of it. */
function ChangesExport({ nameOf, ...rows }: ChangesExportProps) {
	const load = async () => (await import('./change-export.ts')).changeExport(nameOf);
	return <ExportButton title={texts.title} {...rows} load={load} />;
}

function emptyText({ count, oldest }: LoadedLog, { isSearching, hasMore }: SearchBack): string {
	if (count === 0) return texts.nothing;
	if (isSearching) return texts.searching;
	return hasMore && oldest !== null ? texts.nothingUntil(formatFull(oldest)) : texts.nothingLeft;
}

interface OlderProps {
	readonly log: LoadedLog;
	readonly search: SearchBack;
	readonly isFiltered: boolean;
}

/** Goes further back, while there is more. */
function Older({ log, search, isFiltered }: OlderProps) {
	if (!search.hasMore) return null;
	const goBack = () => {
		search.goOn();
		void log.loadOlder?.();
	};
	return (
		<Button
			className={classes.older ?? ''}
			variant="default"
			loading={log.isLoading || search.isSearching}
			onClick={goBack}
		>
			{isFiltered && log.oldest !== null ? texts.further(formatFull(log.oldest)) : texts.older}
		</Button>
	);
}
