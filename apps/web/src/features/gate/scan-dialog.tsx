import { useEffect, useRef, useState } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { SheetOrModal } from '../../ui/sheet-or-modal.tsx';
import { passIn } from './gate-search.ts';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import { isDark } from './is-dark.ts';
import { codeReader, type ReadCode } from './read-code.ts';
import classes from './scan-dialog.module.css';
import { useCamera } from './use-camera.ts';

/** Milliseconds between two looks at the picture. */
const LOOK_EVERY = 150;

/** Every so many looks also at whether there is light. */
const LOOKS_FOR_LIGHT = 10;

interface ScanDialogProps {
	opened: boolean;
	onClose: () => void;
	/** Is given the code of a pass of this installation. */
	onCode: (code: string) => void;
}

/** Reads the QR code of a vehicle pass with the camera; says in words what it is otherwise (GATE-07). */
export function ScanDialog({ opened, onClose, onCode }: ScanDialogProps) {
	return (
		<SheetOrModal opened={opened} onClose={onClose} title={texts.scanTitle}>
			<Viewfinder onCode={onCode} />
		</SheetOrModal>
	);
}

function Viewfinder({ onCode }: Pick<ScanDialogProps, 'onCode'>) {
	const video = useRef<HTMLVideoElement>(null);
	const [camera, retry] = useCamera(video);
	const [message, setMessage] = useState<string>(texts.scanHint);
	const [isBlack, setBlack] = useState(false);
	// Its reader is loaded while the camera starts.
	const [reader] = useState(codeReader);
	useEffect(() => {
		if (camera !== 'on') return;
		const handleText = (text: string) => {
			const pass = passIn(text, window.location.origin);
			if (pass.kind === 'pass') onCode(pass.code);
			else setMessage(pass.kind === 'elsewhere' ? texts.passElsewhere : texts.noPass);
		};
		return readEvery(video, reader, { onText: handleText, onLight: setBlack });
	}, [camera, reader, onCode]);
	return (
		<>
			{typeof camera === 'object' && <ErrorPanel message={camera.problem} onRetry={retry} isBare />}
			{/* Without sound there is nothing to caption. */}
			<video ref={video} className={classes.video} data-off={camera !== 'on' || undefined} muted playsInline />
			<p role="status" className={classes.message}>
				{camera === 'starting' && texts.cameraStarts}
				{camera === 'on' && (isBlack ? texts.dark : message)}
			</p>
		</>
	);
}

/** Looks at the picture again and again, never twice at once; returns a function that stops it. */
function readEvery(
	video: { readonly current: HTMLVideoElement | null },
	reader: Promise<ReadCode>,
	{ onText, onLight }: { onText: (text: string) => void; onLight: (isBlack: boolean) => void },
): () => void {
	let isOver = false;
	const look = async () => {
		const read = await reader;
		for (let looks = 1; !isOver; looks++) {
			const text = video.current && (await read(video.current).catch(() => null));
			if (text && !isOver) onText(text);
			if (looks % LOOKS_FOR_LIGHT === 0 && video.current) onLight(isDark(video.current));
			await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
		}
	};
	void look();
	return () => {
		isOver = true;
	};
}
