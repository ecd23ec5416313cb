import decode from 'qr/decode.js';

/** What the worker that reads codes says: once that it is loaded, then for each picture the text of its code, null without one. */
export type Decoded = { readonly isReady: true } | { readonly isReady?: never; readonly text: string | null };

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
