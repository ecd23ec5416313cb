/** The browser's BarcodeDetector, where it has one; TypeScript's DOM types lack it. */
interface BrowserDetector {
	detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

interface BrowserDetectorClass {
	new (options: { readonly formats: readonly string[] }): BrowserDetector;
	getSupportedFormats(): Promise<readonly string[]>;
}

/** Returns the text of the QR code that the video shows now, null when it shows none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

/** Pixels of the longer side of what is decoded: enough for a code that fills a third of the picture. */
const MAX_SIDE = 800;

/** Makes a reader of QR codes: the browser's own, else a library that is loaded when needed (ON-SITE.md, GATE-07). */
export async function createCodeReader(): Promise<ReadCode> {
	const Detector = (globalThis as { BarcodeDetector?: BrowserDetectorClass }).BarcodeDetector;
	const formats = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
	if (Detector && formats.includes('qr_code')) {
		const detector = new Detector({ formats: ['qr_code'] });
		return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
	}
	const { default: decode } = await import('qr/decode.js');
	const canvas = document.createElement('canvas');
	return async (video) => {
		const picture = pictureOf(video, canvas);
		if (picture === null) return null;
		try {
			return decode(picture);
		} catch {
			// The library throws where the picture has no code.
			return null;
		}
	};
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
