import { type Column, type EarlyRows, type Field, fieldsOf, REQUIRED_FIELDS } from '@crossload/spreadsheet';
import { Button } from '@mantine/core';
import { mdiAlertCircle } from '@mdi/js';
import { memo, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PlainSelect } from '../../ui/plain-select.tsx';
import classes from './column-panel.module.css';
import { fieldLabel, IMPORT_TEXTS as texts } from './import-texts.ts';
import type { FieldByColumn } from './mapping-memory.ts';
import type { ReadHead } from './reader-messages.ts';
import { Step } from './step.tsx';

/** Columns that are shown at first. */
const INITIAL_COLUMNS = 30;
const NONE = 'none';

/** The second step: to which field each column goes, with samples of its values. */
export const ColumnPanel = memo(Columns);

function Columns({ read, onMap }: { read: ReadHead; onMap: (mapping: FieldByColumn) => void }) {
	const [isExpanded, setIsExpanded] = useState(false);
	const { columns, mapping, kind, early } = read;
	const shown = isExpanded ? columns : columns.slice(0, INITIAL_COLUMNS);
	const mapped = new Set(Object.values(mapping));
	const missing = REQUIRED_FIELDS[kind].filter((field) => !mapped.has(field));
	const handleChange = (index: number, field: Field | null) => {
		const others = Object.entries(mapping).filter(
			([column, mappedField]) => Number(column) !== index && mappedField !== field,
		);
		onMap(Object.fromEntries(field === null || field === NONE ? others : [...others, [index, field]]));
	};
	const handleCalendarDays = () => {
		const remapped = Object.entries(mapping).map(([column, field]) => [
			column,
			field === 'day' ? 'calendar_day' : field,
		]);
		onMap(Object.fromEntries(remapped));
	};
	return (
		<Panel
			title={<Step number={2}>{texts.columns}</Step>}
			action={<span className="dim">{texts.recognised(mapped.size, columns.length)}</span>}
		>
			{missing.length > 0 && (
				<p className={classes.missing}>{texts.missingFields(missing.map(fieldLabel).join(', '))}</p>
			)}
			{early && <EarlyHint early={early} onCalendarDays={handleCalendarDays} />}
			<ul className="plain-list">
				{shown.map((column) => (
					<MappedColumn
						key={column.index}
						column={column}
						fields={fieldsOf(kind)}
						field={mapping[column.index] ?? null}
						onChange={handleChange}
					/>
				))}
			</ul>
			{shown.length < columns.length && (
				<Button variant="subtle" fullWidth onClick={() => setIsExpanded(true)}>
					{texts.showColumns(columns.length - shown.length)}
				</Button>
			)}
		</Panel>
	);
}

interface EarlyHintProps {
	readonly early: EarlyRows;
	/** Reads the days as calendar days from then on. */
	readonly onCalendarDays: () => void;
}

/** Says on which date shows after midnight are assumed to be: offices write either day for them (IMP-03). */
function EarlyHint({ early: { rows, lookLikeCalendarDays }, onCalendarDays }: EarlyHintProps) {
	return (
		<div className={classes.early} role="status" data-doubt={lookLikeCalendarDays || undefined}>
			<p className="note">
				{texts.early(rows)}
				{lookLikeCalendarDays && (
					<strong className={classes.doubt}>
						<Icon path={mdiAlertCircle} /> {texts.earlyDoubt}
					</strong>
				)}
			</p>
			<Button variant="default" size="compact-md" onClick={onCalendarDays}>
				{texts.calendarDays}
			</Button>
		</div>
	);
}

interface MappedColumnProps {
	readonly column: Column;
	readonly fields: readonly Field[];
	readonly field: Field | null;
	readonly onChange: (index: number, field: Field | null) => void;
}

function MappedColumn({ column: { index, letter, header, samples }, fields, field, onChange }: MappedColumnProps) {
	const name = header === '' ? letter : header.replace('\n', ' ');
	return (
		<li className={classes.column} data-open={field === null || undefined}>
			<div>
				<div className={classes.name}>{name}</div>
				<div className={classes.samples}>{samples.join(', ')}</div>
			</div>
			<PlainSelect
				aria-label={texts.column(name)}
				data={[
					{ value: NONE, label: texts.notImported },
					...fields.map((each) => ({ value: each, label: fieldLabel(each) })),
				]}
				value={field ?? NONE}
				allowDeselect={false}
				onChange={(value) => onChange(index, value)}
			/>
		</li>
	);
}
