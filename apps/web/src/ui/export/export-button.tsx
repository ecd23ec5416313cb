import { ActionIcon, Button } from '@mantine/core';
import { mdiDownload } from '@mdi/js';
import { lazy, useState } from 'react';
import { Icon } from '../icon.tsx';
import { LazyDialog } from '../lazy-dialog.tsx';
import type { ExportChoice } from './export-format.ts';
import type { ExportedList } from './exported-rows.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

/** Opens the dialog that saves a list as .xlsx or .csv (OUT-01); as an icon where there is no room for its word. */
export function ExportButton<Row>({ isIcon = false, ...list }: ExportedList<Row> & { readonly isIcon?: boolean }) {
	const [isOpen, setIsOpen] = useState(false);
	const icon = <Icon path={mdiDownload} size={isIcon ? 20 : 16} />;
	const save = async (choice: ExportChoice) => (await import('./save-export.ts')).saveExport(list, choice);
	const onClick = () => setIsOpen(true);
	return (
		<>
			{isIcon ? (
				<ActionIcon variant="subtle" color="gray" size={44} aria-label="Export" onClick={onClick}>
					{icon}
				</ActionIcon>
			) : (
				<Button variant="subtle" color="gray" leftSection={icon} onClick={onClick}>
					Export
				</Button>
			)}
			<LazyDialog opened={isOpen}>
				{(opened) => (
					<ExportDialog
						list={list.title}
						counts={{ shown: list.shown.length, all: list.all.length }}
						save={save}
						opened={opened}
						onClose={() => setIsOpen(false)}
					/>
				)}
			</LazyDialog>
		</>
	);
}
