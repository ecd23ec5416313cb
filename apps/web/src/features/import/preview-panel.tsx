import { festivalTimeOf } from '@crossload/domain';
import { Checkbox, Loader } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { formatTime } from '../../lib/format.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { FileFailure } from '../../ui/file-drop.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments.tsx';
import { STATE_LABELS, IMPORT_TEXTS as texts } from './import-texts.ts';
import { NearNames } from './near-names.tsx';
import { PhonePreview, previewColumns } from './preview-columns.tsx';
import classes from './preview-panel.module.css';
import { flaggedFields, shownFields } from './preview-rows.ts';
import type { PreviewRow, ReadHead } from './reader-messages.ts';
import { Unreadable } from './spreadsheet-reader.ts';
import { Step } from './step.tsx';
import type { Import } from './use-import.ts';

const STATES = ['new', 'changed', 'conflict', 'same', 'faulty'] as const;
const NO_ROWS: readonly PreviewRow[] = [];
type StateFilter = 'all' | (typeof STATES)[number];

/** The third step: what would become of each row; nothing is written. */
export function PreviewPanel({ state }: { state: Import }) {
	const { dryRun, lastImport } = state;
	// Deferred: many rows are rendered without blocking the page (IMP-01).
	const deferredRun = useDeferredValue(dryRun.data, undefined);
	const preview = deferredRun?.rows ?? NO_ROWS;
	const [chosen, setChosen] = useState<StateFilter>('all');
	const counts = deferredRun?.counts;
	const shown = chosen !== 'all' && counts?.[chosen] === 0 ? 'all' : chosen;
	const rows = useMemo(
		() => (shown === 'all' ? preview : preview.filter((row) => row.state === shown)),
		[preview, shown],
	);
	// The table is mounted before its rows: measuring itself with them would render all of them synchronously.
	const read = deferredRun?.read ?? state.read;
	const isBusy = dryRun.isFetching || state.reading.isFetching;
	// A retry would fail in the same way.
	if (dryRun.error instanceof Unreadable) return <FileFailure message={dryRun.error.message} />;
	if (dryRun.error) {
		return <ErrorPanel message={messageOf(dryRun.error, texts.dryRunFailed)} onRetry={() => void dryRun.refetch()} />;
	}
	return (
		<Panel
			title={<Step number={3}>{texts.preview}</Step>}
			action={
				<span role="status" className={classes.progress}>
					{isBusy ? (
						<>
							<Loader size="xs" /> {texts.comparing}
						</>
					) : (
						progressText(lastImport)
					)}
				</span>
			}
		>
			{counts && (
				<div className={classes.tools}>
					<Segments
						label={texts.show}
						value={shown}
						onChange={setChosen}
						choices={[
							{ value: 'all', label: texts.all(preview.length) },
							...STATES.filter((each) => counts[each] > 0).map((value) => ({
								value,
								label: `${counts[value]} ${STATE_LABELS[value].toLowerCase()}`,
							})),
						]}
					/>
					<Decisions state={state} />
				</div>
			)}
			{read && <PreviewTable state={state} read={read} rows={rows} isCompared={deferredRun !== undefined} />}
			{deferredRun && <NearNames state={state} result={deferredRun} />}
		</Panel>
	);
}

function Decisions({ state: { choices, change, takeAll, dryRun } }: { state: Import }) {
	const { conflict = 0, faulty = 0 } = dryRun.data?.counts ?? {};
	const hasTaken = Object.keys(choices.takes).length > 0;
	return (
		<div className={classes.decisions}>
			{(conflict > 0 || hasTaken) && (
				<Checkbox
					label={texts.keepHere}
					checked={!hasTaken}
					onChange={({ currentTarget }) => takeAll(!currentTarget.checked)}
				/>
			)}
			{faulty > 0 && (
				<Checkbox
					label={texts.leaveOutFaulty(faulty)}
					checked={choices.leavesOutFaulty}
					onChange={({ currentTarget }) => change({ leavesOutFaulty: currentTarget.checked })}
				/>
			)}
		</div>
	);
}

/** Whether the file has been imported, and when. */
function progressText(lastImport: Import['lastImport']): string {
	if (!lastImport) return texts.nothingYet;
	return texts.importedAt(lastImport.count, formatTime(festivalTimeOf(lastImport.at)));
}

const rowNumber = ({ row }: PreviewRow) => row;
const isSame = ({ state }: PreviewRow) => state === 'same';

interface PreviewTableProps {
	readonly state: Import;
	readonly read: ReadHead;
	readonly rows: readonly PreviewRow[];
	/** Whether the server has said what becomes of the rows. */
	readonly isCompared: boolean;
}

function PreviewTable({ state: { take }, read, rows, isCompared }: PreviewTableProps) {
	const fields = useMemo(() => shownFields(read), [read]);
	// Deferred, so that the control that was tapped responds first.
	const deferredRows = useDeferredValue(rows);
	const columns = useMemo(
		() => previewColumns({ fields, flagged: flaggedFields(deferredRows), onTake: take }),
		[fields, deferredRows, take],
	);
	return (
		<div className={classes.rows}>
			<DataTable
				id="import"
				label={texts.preview}
				rows={deferredRows}
				rowId={rowNumber}
				columns={columns}
				fitsWindow
				isQuiet={isSame}
				phoneRow={(row) => <PhonePreview row={row} fields={fields} />}
				empty={isCompared && rows.length === 0 && <EmptyState text={texts.noRows} />}
			/>
		</div>
	);
}
