import type { LoggedRevision } from '@crossload/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMinute } from '../../lib/now.ts';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ChangeFilterBar } from './change-filter-bar.tsx';
import { type ChangeFilters, filterChanges, NO_FILTERS, sinceInstant } from './change-filters.ts';
import { ChangedThings, ChangeRow } from './change-row.tsx';
import { CHANGE_TEXTS as texts } from './change-texts.ts';
import classes from './changes.module.css';
import { useChangeNames } from './use-change-names.ts';
import { useLastVisit } from './use-last-visit.ts';
import { useUndo } from './use-undo.ts';

interface ChangeListProps {
	readonly revisions: readonly LoggedRevision[];
	/** Loads what is older; null where there is nothing more. */
	readonly loadOlder: (() => void) | null;
	readonly isLoading: boolean;
}

/** What happened, latest first, with what is chosen of it. */
export function ChangeList({ revisions, loadOlder, isLoading }: ChangeListProps) {
	const [filters, setFilters] = useState<ChangeFilters>(NO_FILTERS);
	const { nameOf, stagesOf, stages } = useChangeNames();
	const from = sinceInstant(filters.since, useMinute(), useLastVisit());
	const shown = filterChanges(revisions, filters, { from, stagesOf });
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
	const persons = new Map(revisions.flatMap(({ actor }) => (actor ? [[actor.id, actor] as const] : [])));
	return (
		<>
			<ChangeFilterBar filters={filters} setFilters={setFilters} persons={[...persons.values()]} stages={stages} />
			{shown.length === 0 ? (
				<EmptyState text={revisions.length === 0 ? texts.nothing : texts.nothingLeft} />
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
			{loadOlder && (
				<Button className={classes.older ?? ''} variant="default" loading={isLoading} onClick={loadOlder}>
					{texts.older}
				</Button>
			)}
			{question}
		</>
	);
}
