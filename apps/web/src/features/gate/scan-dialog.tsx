import { useCallback, useEffect, useRef, useState } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { SheetOrModal } from '../../ui/sheet-or-modal.tsx';
import { parsePass } from './gate-search.ts';
import { GATE_TEXTS as texts } from './gate-texts.ts';
import { isDark } from './is-dark.ts';
import { createCodeReader, type ReadCode } from './read-code.ts';
import classes from './scan-dialog.module.css';
import { useCamera } from './use-camera.ts';

/** Milliseconds between two scans of the picture. */
const SCAN_INTERVAL = 150;

/** Every tenth scan also checks whether the picture is black. */
const SCANS_PER_DARK_CHECK = 10;

interface ScanDialogProps {
	opened: boolean;
	onClose: () => void;
	/** Called with the code of a pass of this installation. */
	onCode: (code: string) => void;
}

/** Reads the QR code of a vehicle pass with the camera; says so when it is none of this installation (GATE-07). */
export function ScanDialog({ opened, onClose, onCode }: ScanDialogProps) {
	return (
		<SheetOrModal opened={opened} onClose={onClose} title={texts.scanTitle}>
			<Viewfinder onCode={onCode} />
		</SheetOrModal>
	);
}

function Viewfinder({ onCode }: Pick<ScanDialogProps, 'onCode'>) {
	const video = useRef<HTMLVideoElement>(null);
	const [camera, retryCamera] = useCamera(video);
	const [message, setMessage] = useState<string>(texts.scanHint);
	const [isBlack, setBlack] = useState(false);
	const [read, loadReader] = useCodeReader();
	useEffect(() => {
		if (camera !== 'on' || read === null || read === 'failed') return;
		const handleText = (text: string) => {
			const pass = parsePass(text, window.location.origin);
			if (pass.kind === 'pass') onCode(pass.code);
			else setMessage(pass.kind === 'elsewhere' ? texts.passElsewhere : texts.noPass);
		};
		return scanRepeatedly(video, read, { onText: handleText, onDarkCheck: setBlack });
	}, [camera, read, onCode]);
	return (
		<>
			{typeof camera === 'object' && <ErrorPanel message={camera.problem} onRetry={retryCamera} isBare />}
			{read === 'failed' && <ErrorPanel message={texts.noCodeReader} onRetry={loadReader} isBare />}
			{/* Without sound there is nothing to caption. */}
			<video ref={video} className={classes.video} data-off={camera !== 'on' || undefined} muted playsInline />
			<p role="status" className={classes.message}>
				{camera === 'starting' && texts.cameraStarts}
				{camera === 'on' && read !== 'failed' && (isBlack ? texts.dark : message)}
			</p>
		</>
	);
}

/** The reader of codes, null while it is loaded and 'failed' where it could not be; and a function that loads it again. */
function useCodeReader(): [read: ReadCode | 'failed' | null, load: () => void] {
	const [read, setRead] = useState<ReadCode | 'failed' | null>(null);
	const [attempt, setAttempt] = useState(0);
	const load = useCallback(() => setAttempt((present) => present + 1), []);
	// It loads while the camera starts.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it
	useEffect(() => {
		const reading = new AbortController();
		const { signal } = reading;
		const show = (next: ReadCode | 'failed' | null) => {
			if (!signal.aborted) setRead(() => next);
		};
		show(null);
		createCodeReader(signal).then(show, () => show('failed'));
		return () => reading.abort();
	}, [attempt]);
	return [read, load];
}

/** Scans the picture until stopped, one scan after the other; returns a function that stops it. */
function scanRepeatedly(
	video: { readonly current: HTMLVideoElement | null },
	read: ReadCode,
	{ onText, onDarkCheck }: { onText: (text: string) => void; onDarkCheck: (isBlack: boolean) => void },
): () => void {
	let isStopped = false;
	const scan = async () => {
		for (let scans = 1; !isStopped; scans++) {
			const text = video.current && (await read(video.current).catch(() => null));
			if (text && !isStopped) onText(text);
			if (scans % SCANS_PER_DARK_CHECK === 0 && video.current) onDarkCheck(isDark(video.current));
			await new Promise((resolve) => setTimeout(resolve, SCAN_INTERVAL));
		}
	};
	void scan();
	return () => {
		isStopped = true;
	};
}
