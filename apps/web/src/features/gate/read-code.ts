import type { Decoded } from './decode-worker.ts';

/** The browser's BarcodeDetector, where it has one; TypeScript's DOM types lack it. */
interface BrowserDetectorClass {
	new (options: {
		readonly formats: readonly string[];
	}): {
		detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
	};
	getSupportedFormats(): Promise<readonly string[]>;
}

/** Returns the text of the QR code that the video shows now, null when it shows none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

/** Pixels of the longer side of what is decoded: enough for a code that fills a third of the picture. */
const MAX_SIDE = 800;

/**
 * Makes a reader of QR codes: the browser's own, else a library in a worker that is loaded when needed and terminated by `signal`
 * (ON-SITE.md, GATE-07). Rejects where it cannot be loaded; another call fetches it again.
 */
export async function createCodeReader(signal: AbortSignal): Promise<ReadCode> {
	const Detector = (globalThis as { BarcodeDetector?: BrowserDetectorClass }).BarcodeDetector;
	const formats = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
	if (Detector && formats.includes('qr_code')) {
		const detector = new Detector({ formats: ['qr_code'] });
		return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
	}
	signal.throwIfAborted();
	const decode = await startDecoding(signal);
	const canvas = document.createElement('canvas');
	return async (video) => {
		const picture = pictureOf(video, canvas);
		return picture && (await decode(picture));
	};
}

/** Starts the worker; what it is asked is one picture at a time. */
function startDecoding(signal: AbortSignal): Promise<(picture: ImageData) => Promise<string | null>> {
	const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' });
	signal.addEventListener('abort', () => worker.terminate());
	return new Promise((resolve, reject) => {
		let resolveText: ((text: string | null) => void) | undefined;
		worker.onmessage = ({ data }: MessageEvent<Decoded>) => {
			if (!data.isReady) return resolveText?.(data.text);
			resolve((picture) => {
				worker.postMessage(picture, [picture.data.buffer]);
				return new Promise((resolveNext) => {
					resolveText = resolveNext;
				});
			});
		};
		worker.onerror = (event) => {
			event.preventDefault();
			reject(new Error('The code reader could not be loaded.'));
		};
	});
}

function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
	const { videoWidth: width, videoHeight: height } = video;
	if (width === 0 || height === 0) return null;
	const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
	canvas.width = Math.round(width * scale);
	canvas.height = Math.round(height * scale);
	const context = canvas.getContext('2d', { willReadFrequently: true });
	context?.drawImage(video, 0, 0, canvas.width, canvas.height);
	return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}
