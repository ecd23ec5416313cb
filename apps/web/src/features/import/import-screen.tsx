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

/** A spreadsheet goes in: file, columns and what it would do, side by side, before anything is written (IMP-01). */
export function ImportScreen({ kind }: { kind: ImportKindName | null }) {
	const file = useOpenFile();
	usePaste(file.open);
	const failure = file.error?.message ?? null;
	// Another screen for a file that is open, drawn bit by bit too.
	const drawn = useDeferredValue(file.opened);
	if (file.opened && !file.isPending && drawn === file.opened) {
		return <OpenedImport key={file.opened.id} file={file.opened} kind={kind} onOpen={file.open} onClose={file.close} />;
	}
	return (
		<PageFrame title={texts.title} actions={<FromLastYear />}>
			<div className={classes.first}>
				<FilePanel onOpen={file.open} failure={failure} isReading={file.isPending} onCancel={file.close} />
			</div>
		</PageFrame>
	);
}

function FromLastYear() {
	return (
		<Button variant="default" renderRoot={(slot) => <Link to="/carry-over" {...slot} />}>
			{texts.fromLastYear}
		</Button>
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
	// Column after column: a sheet may have many.
	const shownRead = useDeferredValue(read, undefined);
	return (
		<PageFrame
			title={texts.title}
			count={read && KIND_LABELS[read.kind]}
			actions={<Actions state={state} onClose={onClose} />}
		>
			<div className={classes.screen}>
				<div className={classes.given}>
					<FilePanel
						onOpen={onOpen}
						failure={reading.error?.message ?? null}
						isReading={reading.isFetching}
						onCancel={onClose}
						opened={{ file, state }}
					/>
					{shownRead && <ColumnPanel read={shownRead} onMap={state.map} />}
				</div>
				{shownRead && <PreviewPanel state={state} />}
			</div>
		</PageFrame>
	);
}

function Actions({ state, onClose }: { state: Import; onClose: () => void }) {
	const { mutateAsync: run, isPending } = useRunImport();
	const undo = useUndo();
	const { write, dryRun, choices, reading, noteImported } = state;
	const heldUpId = useId();
	const counts = dryRun.data?.counts;
	const isOpen = reading.isFetching || reading.error !== null || dryRun.isFetching || dryRun.error !== null;
	const isHeldUp = (counts?.faulty ?? 0) > 0 && !choices.leavesOutFaulty;
	const written = counts ? counts.new + counts.changed : 0;
	const canWrite = written + (counts?.conflict ?? 0) > 0;
	const handleApply = async () => {
		if (!write) return;
		try {
			const revision = await run(() => write(false));
			if (revision === null) notify.info(texts.nothingChanged);
			else {
				noteImported(written);
				notify.success(texts.applied(written), () => undo(revision));
			}
		} catch (error) {
			notify.error(failureText(texts.applyFailed, error));
		}
		// What is there now, by whichever of both.
		await dryRun.refetch();
	};
	const reason = isHeldUp && canWrite ? texts.heldUp(texts.leaveOutFaulty(counts?.faulty ?? 0)) : null;
	return (
		<>
			{reason && (
				<span id={heldUpId} className={classes.heldUp}>
					{reason}
				</span>
			)}
			<Button variant="subtle" color="gray" onClick={onClose} disabled={isPending}>
				{texts.cancel}
			</Button>
			<Button
				leftSection={<Icon path={mdiCheck} />}
				loading={isPending}
				disabled={isOpen || isHeldUp || !canWrite}
				aria-describedby={reason ? heldUpId : undefined}
				onClick={() => void handleApply()}
			>
				{texts.apply(written)}
			</Button>
		</>
	);
}
