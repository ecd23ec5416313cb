import type { ImportKindName } from '@crossload/contract';
import { ActionIcon } from '@mantine/core';
import { mdiDownload, mdiFileTableOutline } from '@mdi/js';
import { failureText } from '../../api/errors.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { ExportFormat } from '../../ui/export/export-format.ts';
import { writeFile } from '../../ui/export/write-file.ts';
import { Icon } from '../../ui/icon.tsx';
import { notify } from '../../ui/notify.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './setup.module.css';
import { SETUP_TEXTS as texts } from './setup-texts.ts';

/** A spreadsheet to begin with: nothing but a header row, with column names that the import recognises. */
interface StartFile {
	readonly kind: ImportKindName;
	readonly name: string;
	readonly format: ExportFormat;
	readonly columns: readonly string[];
}

export const START_FILES: readonly StartFile[] = [
	{
		kind: 'running_order',
		name: 'Running order',
		format: 'xlsx',
		columns: ['Band', 'Stage', 'Day', 'Start', 'End'],
	},
	{
		kind: 'vehicles',
		name: 'Vehicles',
		format: 'xlsx',
		columns: ['Band', 'Type', 'Name', 'Plate', 'Driver', 'Phone'],
	},
	{ kind: 'positions', name: 'Positions', format: ';', columns: ['Name', 'Slug', 'Tag', 'Capacity', 'Stage'] },
	{ kind: 'persons', name: 'Persons', format: 'xlsx', columns: ['Name', 'Phone', 'Groups'] },
];

/** Spreadsheets with nothing but the columns that an import knows, for those who have none yet. */
export function StartFiles() {
	return (
		<Panel title={texts.files}>
			<ul className="plain-list">
				{START_FILES.map((file) => (
					<StartFileLine key={file.name} file={file} />
				))}
			</ul>
		</Panel>
	);
}

function StartFileLine({ file }: { file: StartFile }) {
	const { name, format, columns } = file;
	const fileName = `${name}.${format === 'xlsx' ? 'xlsx' : 'csv'}`;
	return (
		<li className={classes.file}>
			<Icon path={mdiFileTableOutline} size={20} />
			<div className={classes.words}>
				<div className={classes.fileName}>{fileName}</div>
				<div className="note">{columns.join(', ').toLowerCase()}</div>
			</div>
			<ActionIcon
				variant="subtle"
				color="gray"
				size="lg"
				aria-label={texts.save(fileName)}
				onClick={() => void save(file).catch((error) => notify.error(failureText(texts.fileFailed, error)))}
			>
				<Icon path={mdiDownload} />
			</ActionIcon>
		</li>
	);
}

async function save({ name, format, columns }: StartFile): Promise<void> {
	saveFile(await writeFile(name, { format, sheet: { name, rows: [columns] } }));
}
