import { Button, Menu } from '@mantine/core';
import { mdiViewColumnOutline } from '@mdi/js';
import { memo } from 'react';
import { Icon } from '../icon.tsx';
import { LazyMenu } from '../lazy-menu.tsx';
import { type Column, choosableColumns } from './column.ts';

/** Chooses which columns a table shows, of those that may be seen; the last one cannot be left out. */
export const ColumnChooser = memo(Chooser) as typeof Chooser;

function Chooser<Row>({ columns, chosen, onChange }: ColumnChooserProps<Row>) {
	const offered = choosableColumns(columns);
	const shown = offered.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
	const toggle = (id: string) => {
		const next = shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id];
		onChange(offered.map((column) => column.id).filter((columnId) => next.includes(columnId)));
	};
	return (
		<LazyMenu
			closeOnItemClick={false}
			position="bottom-end"
			withinPortal={false}
			withInitialFocusPlaceholder={false}
			button={(button) => (
				<Button {...button} variant="subtle" color="gray" leftSection={<Icon path={mdiViewColumnOutline} size={16} />}>
					Columns
				</Button>
			)}
		>
			{offered.map(({ id, header }) => (
				<Menu.CheckboxItem
					key={id}
					checked={shown.includes(id)}
					disabled={shown.length === 1 && shown[0] === id}
					onChange={() => toggle(id)}
				>
					{header}
				</Menu.CheckboxItem>
			))}
		</LazyMenu>
	);
}

interface ColumnChooserProps<Row> {
	columns: readonly Column<Row>[];
	chosen: readonly string[];
	onChange: (chosen: string[]) => void;
}
