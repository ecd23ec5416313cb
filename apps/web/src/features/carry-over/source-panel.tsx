import { mdiDatabaseOutline } from '@mdi/js';
import { ChooseFile, ChosenFile, DropArea, FileFailure } from '../../ui/file-drop.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CARRY_TEXTS as texts } from './carry-over-texts.ts';

interface SourcePanelProps {
	readonly file: File | null;
	readonly failure: string | null;
	readonly onOpen: (file: File) => void;
}

/** The other installation's database: a file that is dropped or chosen. */
export function SourcePanel({ file, failure, onOpen }: SourcePanelProps) {
	const handleDrop = ({ files: [dropped] }: DataTransfer) => {
		if (dropped) onOpen(dropped);
	};
	return (
		<Panel title={texts.source} padded>
			<DropArea label={texts.dropArea} onDrop={handleDrop}>
				{file && (
					<ChosenFile icon={mdiDatabaseOutline} name={file.name}>
						{texts.size(file.size)}
					</ChosenFile>
				)}
				<p className="note">{file ? texts.dropAnother : texts.dropFirst}</p>
				<ChooseFile label={texts.choose} accept=".sqlite,.sqlite3,.db" onChoose={onOpen} />
				<p className="note">{texts.only}</p>
			</DropArea>
			{failure !== null && <FileFailure message={failure} />}
		</Panel>
	);
}
