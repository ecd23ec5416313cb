import { type RefObject, useEffect, useState } from 'react';
import { GATE_TEXTS as texts } from './gate-texts.ts';

/** The state of the camera; a problem is a message for people. */
type Camera = 'starting' | 'on' | { readonly problem: string };

/** Shows the rear camera in the video while mounted. Returns its state and a function that tries again (GATE-07). */
export function useCamera(video: RefObject<HTMLVideoElement | null>): [Camera, () => void] {
	const [camera, setCamera] = useState<Camera>('starting');
	const [attempt, setAttempt] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the camera again.
	useEffect(() => {
		let isCleanedUp = false;
		let stream: MediaStream | null = null;
		const fail = (error: unknown) => {
			if (!isCleanedUp) setCamera({ problem: problemOf(error) });
		};
		setCamera('starting');
		openCamera()
			.then(async (opened) => {
				stream = opened;
				if (isCleanedUp) return stop(opened);
				opened.getVideoTracks()[0]?.addEventListener('ended', () => fail(new DOMException('', 'AbortError')));
				if (!video.current) return;
				video.current.srcObject = opened;
				await video.current.play();
				if (!isCleanedUp) setCamera('on');
			})
			.catch(fail);
		return () => {
			isCleanedUp = true;
			if (stream) stop(stream);
		};
	}, [video, attempt]);
	return [camera, () => setAttempt((count) => count + 1)];
}

/** Throws the DOMException of the browser when it gives no camera. */
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
