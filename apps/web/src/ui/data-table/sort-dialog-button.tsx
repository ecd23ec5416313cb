import { Button } from '@mantine/core';
import { mdiSort } from '@mdi/js';
import { lazy, useState } from 'react';
import { Icon } from '../icon.tsx';
import { LazyDialog } from '../lazy-dialog.tsx';
import { type Column, choosableColumns, type SortEntry } from './column.ts';

const SortDialog = lazy(async () => ({ default: (await import('./sort-dialog.tsx')).SortDialog }));

/** Opens the dialog that orders a table by several columns. */
export function SortDialogButton<Row>({ columns, ...order }: SortDialogButtonProps<Row>) {
	const offered = choosableColumns(columns).filter(({ sortBy }) => sortBy !== undefined);
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<Button
				variant="subtle"
				color="gray"
				leftSection={<Icon path={mdiSort} size={16} />}
				onClick={() => setIsOpen(true)}
			>
				Sort
			</Button>
			<LazyDialog opened={isOpen}>
				{(opened) => <SortDialog opened={opened} onClose={() => setIsOpen(false)} offered={offered} {...order} />}
			</LazyDialog>
		</>
	);
}

interface SortDialogButtonProps<Row> {
	columns: readonly Column<Row>[];
	sorting: readonly SortEntry[];
	onChange: (sorting: SortEntry[]) => void;
}
