import decode from 'qr/decode.js';
import type { Decoded } from './decode-messages.ts';

/**
 * Reads the QR code of each picture that it is sent. In a worker, so that the page stays responsive, and because some browsers
 * never fetch an imported module again that could not be loaded.
 */
addEventListener('message', ({ data: picture }: MessageEvent<ImageData>) => {
	respond({ text: textOf(picture) });
});

respond({ isReady: true });

function textOf(picture: ImageData): string | null {
	try {
		return decode(picture);
	} catch {
		// The library throws where the picture has no code.
		return null;
	}
}

function respond(message: Decoded): void {
	postMessage(message);
}
