import { Button } from '@mantine/core';
import { mdiAlertCircle } from '@mdi/js';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import classes from './file-drop.module.css';
import { Icon } from './icon.tsx';

interface DropAreaProps {
	label: string;
	onDrop: (dropped: DataTransfer) => void;
	children: ReactNode;
}

/** Where a file is dropped; what else chooses one stands in it. */
export function DropArea({ label, onDrop, children }: DropAreaProps) {
	const [isOver, setIsOver] = useState(false);
	const handleDrop = (event: DragEvent) => {
		event.preventDefault();
		setIsOver(false);
		onDrop(event.dataTransfer);
	};
	return (
		<section
			aria-label={label}
			className={classes.drop}
			data-over={isOver || undefined}
			onDragOver={(event) => {
				event.preventDefault();
				setIsOver(true);
			}}
			onDragLeave={() => setIsOver(false)}
			onDrop={handleDrop}
		>
			{children}
		</section>
	);
}

interface ChooseFileProps {
	label: string;
	/** Endings of file names, as the input's own `accept`. */
	accept: string;
	onChoose: (file: File) => void;
}

/** A button that opens the browser's file chooser. */
export function ChooseFile({ label, accept, onChoose }: ChooseFileProps) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<div>
			<Button variant="default" onClick={() => input.current?.click()}>
				{label}
			</Button>
			<input
				ref={input}
				type="file"
				hidden
				accept={accept}
				onChange={({ currentTarget }) => {
					const [file] = currentTarget.files ?? [];
					if (file) onChoose(file);
					// The same file may be chosen again, after it was changed.
					currentTarget.value = '';
				}}
			/>
		</div>
	);
}

/** The file that was chosen, and what there is to say of it. `icon` is a path of @mdi/js. */
export function ChosenFile({ icon, name, children }: { icon: string; name: string; children: ReactNode }) {
	return (
		<div className={classes.chosen}>
			<Icon path={icon} size={24} />
			<div className={classes.named}>
				<div className={classes.name}>{name}</div>
				{children && <div className={classes.detail}>{children}</div>}
			</div>
		</div>
	);
}

/** Why a file cannot be taken. */
export function FileFailure({ message }: { message: string }) {
	return (
		<p role="alert" className={classes.failure}>
			<Icon path={mdiAlertCircle} />
			{message}
		</p>
	);
}
