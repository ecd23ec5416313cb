import { type RefObject, useEffect, useState } from 'react';
import { GATE_TEXTS as texts } from './gate-texts.ts';

/** The camera: on its way, on, or why it is not to be had, in words. */
type Camera = 'starting' | 'on' | { readonly problem: string };

/** Shows the camera at the back in the video while the component stands; what is returned besides tries again (GATE-07). */
export function useCamera(video: RefObject<HTMLVideoElement | null>): [Camera, () => void] {
	const [camera, setCamera] = useState<Camera>('starting');
	const [attempt, setAttempt] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the camera again.
	useEffect(() => {
		let isOver = false;
		let stream: MediaStream | null = null;
		const fail = (error: unknown) => {
			if (!isOver) setCamera({ problem: problemOf(error) });
		};
		setCamera('starting');
		openCamera()
			.then(async (opened) => {
				stream = opened;
				if (isOver) return stop(opened);
				opened.getVideoTracks()[0]?.addEventListener('ended', () => fail(new DOMException('', 'AbortError')));
				if (!video.current) return;
				video.current.srcObject = opened;
				await video.current.play();
				if (!isOver) setCamera('on');
			})
			.catch(fail);
		return () => {
			isOver = true;
			if (stream) stop(stream);
		};
	}, [video, attempt]);
	return [camera, () => setAttempt((count) => count + 1)];
}

/** Throws what the browser says when it gives none. */
async function openCamera(): Promise<MediaStream> {
	// Browsers have no camera for pages without HTTPS.
	if (!navigator.mediaDevices) throw new DOMException('', 'SecurityError');
	return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
}

function stop(stream: MediaStream): void {
	for (const track of stream.getTracks()) track.stop();
}

const PROBLEMS: Readonly<Record<string, string>> = {
	NotAllowedError: texts.cameraRefused,
	SecurityError: texts.cameraNeedsHttps,
	NotFoundError: texts.noCamera,
	OverconstrainedError: texts.noCamera,
	AbortError: texts.cameraTaken,
	NotReadableError: texts.cameraTaken,
};

function problemOf(error: unknown): string {
	return (error instanceof DOMException && PROBLEMS[error.name]) || texts.cameraFailed;
}
