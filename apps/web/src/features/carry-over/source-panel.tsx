import { Button } from '@mantine/core';
import { mdiAlertCircle, mdiDatabaseOutline } from '@mdi/js';
import { type DragEvent, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './carry-over.module.css';
import { CARRY_TEXTS as texts } from './carry-over-texts.ts';

interface SourcePanelProps {
	readonly file: File | null;
	readonly failure: string | null;
	readonly onOpen: (file: File) => void;
}

/** The other installation's database: a file that is dropped or chosen. */
export function SourcePanel({ file, failure, onOpen }: SourcePanelProps) {
	const [isOver, setIsOver] = useState(false);
	const handleDrop = (event: DragEvent) => {
		event.preventDefault();
		setIsOver(false);
		const [dropped] = event.dataTransfer.files;
		if (dropped) onOpen(dropped);
	};
	return (
		<Panel title={texts.source} padded>
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
				{file && (
					<div className={classes.opened}>
						<Icon path={mdiDatabaseOutline} size={24} />
						<div className={classes.named}>
							<div className={classes.name}>{file.name}</div>
							<div className={classes.size}>{texts.size(file.size)}</div>
						</div>
					</div>
				)}
				<p className={classes.hint}>{file ? texts.dropAnother : texts.dropFirst}</p>
				<ChooseFile onOpen={onOpen} />
				<p className={classes.hint}>{texts.only}</p>
			</section>
			{failure !== null && (
				<p role="alert" className={classes.failure}>
					<Icon path={mdiAlertCircle} />
					{failure}
				</p>
			)}
		</Panel>
	);
}

function ChooseFile({ onOpen }: Pick<SourcePanelProps, 'onOpen'>) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<div>
			<Button variant="default" onClick={() => input.current?.click()}>
				{texts.choose}
			</Button>
			<input
				ref={input}
				type="file"
				hidden
				accept=".sqlite,.sqlite3,.db"
				onChange={({ currentTarget }) => {
					const [chosen] = currentTarget.files ?? [];
					if (chosen) onOpen(chosen);
					// The same file may be chosen again.
					currentTarget.value = '';
				}}
			/>
		</div>
	);
}
