import { MAX_CARRY_BYTES } from '@crossload/contract';
import { mdiDatabaseOutline } from '@mdi/js';
import { useRef, useState } from 'react';
import { ChooseFile, ChosenFile, DropArea, FileFailure } from '../../ui/file-drop.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './carry-over.module.css';
import { CARRY_TEXTS as texts } from './carry-over-texts.ts';
import { ChoicePanel } from './choice-panel.tsx';
import type { CarrySource } from './use-carry-over.ts';

/**
 * Copies from another installation's database: one chooses its file, then what of it; a dry run says what that would do
 * (IMP-10).
 */
export function CarryOverStep() {
	const openedCount = useRef(0);
	const [source, setSource] = useState<CarrySource | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const handleOpen = (file: File) => {
		const isTooLarge = file.size > MAX_CARRY_BYTES;
		openedCount.current += 1;
		setFailure(isTooLarge ? texts.tooLarge : null);
		setSource(isTooLarge ? null : { id: openedCount.current, file });
	};
	return (
		<div className={classes.step}>
			<Panel title={texts.source} padded>
				<DropArea label={texts.dropArea} onDrop={({ files: [dropped] }) => dropped && handleOpen(dropped)}>
					{source && (
						<ChosenFile icon={mdiDatabaseOutline} name={source.file.name}>
							{texts.size(source.file.size)}
						</ChosenFile>
					)}
					<p className="note">{source ? texts.dropAnother : texts.dropFirst}</p>
					<ChooseFile label={texts.choose} accept=".sqlite,.sqlite3,.db" onChoose={handleOpen} />
					<p className="note">{texts.only}</p>
				</DropArea>
				{failure !== null && <FileFailure message={failure} />}
			</Panel>
			{source && <ChoicePanel key={source.id} source={source} />}
		</div>
	);
}
