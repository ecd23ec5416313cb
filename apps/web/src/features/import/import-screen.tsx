import type { ImportKindName } from '@crossload/contract';
import { Button } from '@mantine/core';
import { mdiCheck } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useId } from 'react';
import { failureText } from '../../api/errors.ts';
import { useRunImport } from '../../api/import.ts';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/notify.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { useUndo } from '../changes/use-undo.ts';
import { ColumnPanel } from './column-panel.tsx';
import { FilePanel } from './file-panel.tsx';
import classes from './import-screen.module.css';
import { KIND_LABELS, IMPORT_TEXTS as texts } from './import-texts.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { type Import, useImport } from './use-import.ts';
import { type OpenedFile, type Source, useOpenFile, usePaste } from './use-open-file.ts';

/** Imports a spreadsheet: file, columns and what it would do, side by side, before anything is written (IMP-01). */
export function ImportScreen({ kind }: { kind: ImportKindName | null }) {
	const file = useOpenFile();
	usePaste(file.open);
	const failure = file.error?.message ?? null;
	// Deferred: the screen of an opened file has much to render, which must not block the page.
	const renderedFile = useDeferredValue(file.opened);
	if (file.opened && !file.isPending && renderedFile === file.opened) {
		return <OpenedImport key={file.opened.id} file={file.opened} kind={kind} onOpen={file.open} onClose={file.close} />;
	}
	return (
		<PageFrame
			title={texts.title}
			actions={
				<Button variant="default" renderRoot={(slot) => <Link to="/carry-over" {...slot} />}>
					{texts.fromLastYear}
				</Button>
			}
		>
			<div className={classes.fileOnly}>
				<FilePanel onOpen={file.open} failure={failure} isReading={file.isPending} onCancel={file.close} />
			</div>
		</PageFrame>
	);
}

interface OpenedImportProps {
	readonly file: OpenedFile;
	/** The kind of its rows, if the link to this screen names one; else it is guessed from its header. */
	readonly kind: ImportKindName | null;
	readonly onOpen: (source: Source) => void;
	readonly onClose: () => void;
}

function OpenedImport({ file, kind, onOpen, onClose }: OpenedImportProps) {
	const state = useImport(file, kind);
	const { reading, read } = state;
	// Deferred: a sheet may have many columns.
	const deferredRead = useDeferredValue(read, undefined);
	return (
		<PageFrame
			title={texts.title}
			count={read && KIND_LABELS[read.kind]}
			actions={<Actions state={state} onClose={onClose} />}
		>
			<div className={classes.screen}>
				<div className={classes.inputs}>
					<FilePanel
						onOpen={onOpen}
						failure={reading.error?.message ?? null}
						isReading={reading.isFetching}
						onCancel={onClose}
						opened={{ file, state }}
					/>
					{deferredRead && <ColumnPanel read={deferredRead} onMap={state.map} />}
				</div>
				{deferredRead && <PreviewPanel state={state} />}
			</div>
		</PageFrame>
	);
}

function Actions({ state, onClose }: { state: Import; onClose: () => void }) {
	const { mutateAsync: run, isPending } = useRunImport();
	const undo = useUndo();
	const { write, dryRun, choices, reading, noteImported } = state;
	const reasonId = useId();
	const counts = dryRun.data?.counts;
	const isUnsettled = reading.isFetching || reading.error !== null || dryRun.isFetching || dryRun.error !== null;
	const isBlocked = (counts?.faulty ?? 0) > 0 && !choices.leavesOutFaulty;
	const importedCount = counts ? counts.new + counts.changed : 0;
	const canWrite = importedCount + (counts?.conflict ?? 0) > 0;
	const handleApply = async () => {
		if (!write) return;
		try {
			const revision = await run(() => write(false));
			if (revision === null) notify.info(texts.nothingChanged);
			else {
				noteImported(importedCount);
				notify.success(texts.applied(importedCount), () => undo(revision));
			}
		} catch (error) {
			notify.error(failureText(texts.applyFailed, error));
		}
		// Compares again with what is there now, whether that was written or not.
		await dryRun.refetch();
	};
	const reason = isBlocked && canWrite ? texts.blocked(texts.leaveOutFaulty(counts?.faulty ?? 0)) : null;
	return (
		<>
			{reason && (
				<span id={reasonId} className={classes.blocked}>
					{reason}
				</span>
			)}
			<Button variant="subtle" color="gray" onClick={onClose} disabled={isPending}>
				{texts.cancel}
			</Button>
			<Button
				leftSection={<Icon path={mdiCheck} />}
				loading={isPending}
				disabled={isUnsettled || isBlocked || !canWrite}
				aria-describedby={reason ? reasonId : undefined}
				onClick={() => void handleApply()}
			>
				{texts.apply(importedCount)}
			</Button>
		</>
	);
}
