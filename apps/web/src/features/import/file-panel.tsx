import { KINDS } from '@crossload/spreadsheet';
import { Button, Loader, Textarea, TextInput } from '@mantine/core';
import { mdiFileTableOutline } from '@mdi/js';
import { ChooseFile, ChosenFile, DropArea, FileFailure } from '../../ui/file-drop.tsx';
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
	const handleDrop = (dropped: DataTransfer) => {
		const source = sourceOf(dropped);
		if (source) onOpen(source);
	};
	return (
		<Panel title={<Step number={1}>{texts.file}</Step>} padded>
			<DropArea label={texts.dropArea} onDrop={handleDrop}>
				{opened && <OpenedAs {...opened} />}
				<p className="note">{opened ? texts.dropAnother : texts.dropFirst}</p>
				<div className={classes.choose}>
					<ChooseFile
						label={texts.choose}
						accept=".xlsx,.csv,.tsv,.txt,.json"
						onChoose={(chosen) => onOpen({ name: chosen.name, file: chosen })}
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
			</DropArea>
			{failure !== null && <FileFailure message={failure} />}
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

function OpenedAs({ file, state: { read, choices, change } }: Opened) {
	return (
		<>
			<ChosenFile icon={mdiFileTableOutline} name={file.name}>
				{read && texts.rowsRead(read.rowCount, read.headerRow)}
			</ChosenFile>
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
			{read && read.leftOut.length > 0 && <p className="note">{texts.leftOut(read.leftOut)}</p>}
		</>
	);
}
