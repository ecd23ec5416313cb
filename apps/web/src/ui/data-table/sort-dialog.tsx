import { ActionIcon, Button, Modal, Select, Stack } from '@mantine/core';
import { mdiArrowDown, mdiArrowUp, mdiDelete, mdiPlus } from '@mdi/js';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icon.tsx';
import { Segments } from '../segments.tsx';
import { useClosedByBack } from '../use-closed-by-back.ts';
import type { Column, SortEntry } from './column.ts';
import classes from './sort-dialog.module.css';

/** A column that a table can be ordered by. */
export type SortableColumn = Pick<Column<unknown>, 'id' | 'header'>;

/** Orders a table by several columns; a change shows at once. */
export function SortDialog({ opened, onClose, offered, sorting, onChange }: SortDialogProps) {
	useClosedByBack(opened, onClose);
	const entries = sorting.filter(({ id }) => offered.some((column) => column.id === id));
	const unused = offered.filter(({ id }) => !entries.some((entry) => entry.id === id));
	const [next] = unused;
	const list = useRef<HTMLOListElement>(null);
	const add = useRef<HTMLButtonElement>(null);
	/** A button that was pressed may be gone, moved or disabled afterwards: the keyboard then goes on in row `at`. */
	const changeAt = (at: number, changed: SortEntry[]) => {
		flushSync(() => onChange(changed));
		if (document.activeElement?.matches('button:enabled')) return;
		const row = list.current?.children[Math.min(at, changed.length - 1)];
		(row?.querySelector<HTMLElement>('button:enabled') ?? add.current)?.focus();
	};
	return (
		<Modal opened={opened} onClose={onClose} title="Sort" size={480}>
			<Stack gap={12}>
				<ol className={classes.entries} ref={list}>
					{entries.map((entry, index) => (
						<SortRow
							key={entry.id}
							index={index}
							entries={entries}
							choices={offered.filter(({ id }) => id === entry.id || unused.some((column) => column.id === id))}
							onChange={onChange}
							onChangeAt={changeAt}
						/>
					))}
				</ol>
				<Button
					ref={add}
					variant="default"
					leftSection={<Icon path={mdiPlus} />}
					disabled={!next}
					onClick={() => next && changeAt(entries.length, [...entries, { id: next.id, desc: false }])}
				>
					Add column
				</Button>
			</Stack>
		</Modal>
	);
}

interface SortDialogProps {
	opened: boolean;
	onClose: () => void;
	offered: readonly SortableColumn[];
	sorting: readonly SortEntry[];
	onChange: (sorting: SortEntry[]) => void;
}

interface SortRowProps {
	index: number;
	entries: readonly SortEntry[];
	choices: readonly SortableColumn[];
	onChange: (sorting: SortEntry[]) => void;
	/** A change after which row `at` has the keyboard. */
	onChangeAt: (at: number, sorting: SortEntry[]) => void;
}

function SortRow({ index, entries, choices, onChange, onChangeAt }: SortRowProps) {
	const entry = entries[index];
	if (!entry) return null;
	const name = choices.find(({ id }) => id === entry.id)?.header ?? entry.id;
	const replace = (changed: SortEntry) => onChange(entries.map((other) => (other === entry ? changed : other)));
	const others = entries.filter((other) => other !== entry);
	return (
		<li className={classes.entry}>
			<Select
				aria-label={`Column ${index + 1}`}
				data={choices.map(({ id, header }) => ({ value: id, label: header }))}
				value={entry.id}
				allowDeselect={false}
				onChange={(id) => id && replace({ ...entry, id })}
			/>
			<Segments
				label={`Direction of ${name}`}
				choices={DIRECTIONS}
				value={entry.desc ? 'desc' : 'asc'}
				onChange={(direction) => replace({ ...entry, desc: direction === 'desc' })}
			/>
			<div className={classes.buttons}>
				<IconButton
					path={mdiArrowUp}
					name={`Move ${name} up`}
					isDisabled={index === 0}
					onClick={() => onChangeAt(index - 1, others.toSpliced(index - 1, 0, entry))}
				/>
				<IconButton path={mdiDelete} name={`Remove ${name}`} onClick={() => onChangeAt(index, others)} />
			</div>
		</li>
	);
}

const DIRECTIONS = [
	{ value: 'asc', label: <Direction path={mdiArrowUp} label="Ascending" /> },
	{ value: 'desc', label: <Direction path={mdiArrowDown} label="Descending" /> },
];

function Direction({ path, label }: { path: string; label: string }) {
	return (
		<span className={classes.direction}>
			<Icon path={path} size={14} />
			{label}
		</span>
	);
}

interface IconButtonProps {
	path: string;
	name: string;
	isDisabled?: boolean;
	onClick: () => void;
}

function IconButton({ path, name, isDisabled = false, onClick }: IconButtonProps) {
	return (
		<ActionIcon variant="subtle" color="gray" size={36} aria-label={name} disabled={isDisabled} onClick={onClick}>
			<Icon path={path} />
		</ActionIcon>
	);
}
