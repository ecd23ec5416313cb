import { KINDS } from '@crossload/spreadsheet';
import { Button, Loader, Textarea, TextInput } from '@mantine/core';
import { mdiAlertCircle, mdiFileTableOutline } from '@mdi/js';
import { type DragEvent, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainSelect } from '../../ui/plain-select.tsx';
import classes from './file-panel.module.css';
import { KIND_LABELS, IMPORT_TEXTS as texts } from './import-texts.ts';
import { Step } from './step.tsx';
import type { Import } from './use-import.ts';
import { type OpenedFile, pastedCells, type Source, sourceOf } from './use-open-file.ts';

interface Opened {
	readonly file: OpenedFile;
	readonly state: Import;
}

interface FilePanelProps {
	readonly onOpen: (source: Source) => void;
	/** Why what was chosen cannot be read. */
	readonly failure: string | null;
	readonly isReading: boolean;
	readonly onCancel: () => void;
	readonly opened?: Opened;
}

/** The first step: a file that is dropped or chosen, or cells that are pasted. */
export function FilePanel({ onOpen, failure, isReading, onCancel, opened }: FilePanelProps) {
	const [isOver, setIsOver] = useState(false);
	const handleDrop = (event: DragEvent) => {
		event.preventDefault();
		setIsOver(false);
		const source = sourceOf(event.dataTransfer);
		if (source) onOpen(source);
	};
	return (
		<Panel title={<Step number={1}>{texts.file}</Step>} padded>
			<section
				aria-label={texts.dropArea}
				className={classes.drop}
				data-over={isOver || undefined}
				onDragOver={(event) => {
					event.preventDefault();
					setIsOver(true);
				}}
				onDragLeave={() => setIsOver(false)}
				onDrop={handleDrop}
			>
				{opened && <OpenedAs {...opened} />}
				<p className={classes.hint}>{opened ? texts.dropAnother : texts.dropFirst}</p>
				<Choose onOpen={onOpen} />
			</section>
			{failure !== null && (
				<p role="alert" className={classes.failure}>
					<Icon path={mdiAlertCircle} />
					{failure}
				</p>
			)}
			{isReading && !opened && (
				<p role="status" className={classes.reading}>
					<Loader size="xs" />
					{texts.reading}
					<Button variant="subtle" color="gray" onClick={onCancel}>
						{texts.cancel}
					</Button>
				</p>
			)}
		</Panel>
	);
}

function Choose({ onOpen }: Pick<FilePanelProps, 'onOpen'>) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<div className={classes.choose}>
			<Button variant="default" onClick={() => input.current?.click()}>
				{texts.choose}
			</Button>
			<input
				ref={input}
				type="file"
				hidden
				accept=".xlsx,.csv,.tsv,.txt,.json"
				onChange={({ currentTarget }) => {
					const [file] = currentTarget.files ?? [];
					if (file) onOpen({ name: file.name, file });
					// The same file may be chosen again, after it was changed.
					currentTarget.value = '';
				}}
			/>
			<Textarea
				className={classes.paste}
				aria-label={texts.paste}
				placeholder={texts.paste}
				rows={1}
				value=""
				onChange={({ currentTarget }) => onOpen(pastedCells(currentTarget.value))}
			/>
		</div>
	);
}

function OpenedAs({ file, state: { read, choices, change } }: Opened) {
	return (
		<>
			<div className={classes.opened}>
				<Icon path={mdiFileTableOutline} size={24} />
				<div className={classes.named}>
					<div className={classes.name}>{file.name}</div>
					{read && <div className={classes.size}>{texts.rowsRead(read.rowCount, read.headerRow)}</div>}
				</div>
			</div>
			<div className={classes.choices}>
				{file.sheets.length > 1 && (
					<PlainSelect
						label={texts.sheet}
						data={file.sheets.map((label, index) => ({ value: `${index}`, label }))}
						value={`${choices.sheet}`}
						allowDeselect={false}
						onChange={(value) => change({ sheet: Number(value), kind: null, mapping: null, takes: {} })}
					/>
				)}
				<PlainSelect
					label={texts.kind}
					data={KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }))}
					value={read?.kind ?? choices.kind}
					allowDeselect={false}
					onChange={(kind) => change({ kind, mapping: null, takes: {}, aliases: [] })}
				/>
				{read?.needsFirstDay && (
					<TextInput
						type="date"
						label={texts.firstDay}
						description={texts.firstDayWhy}
						inputWrapperOrder={['label', 'input', 'description']}
						value={choices.firstDay}
						onChange={({ currentTarget }) => change({ firstDay: currentTarget.value })}
					/>
				)}
			</div>
			{read && read.leftOut.length > 0 && <p className={classes.hint}>{texts.leftOut(read.leftOut)}</p>}
		</>
	);
}
