import type { IncomingMessage } from 'node:http';

/** How long the rest of a body is read that is too large, and how much of it. */
const LIMITS = { milliseconds: 2000, bytes: 64 * 1024 * 1024 };

/**
 * Reads the rest of a body that is refused, within limits, and drops it. A connection that is closed while its client still
 * writes breaks for the client before it has read the response.
 */
export function restOfBody(request: IncomingMessage): Promise<void> {
	return new Promise((resolve) => {
		if (request.readableEnded || request.destroyed) {
			resolve();
			return;
		}
		let received = 0;
		const count = ({ length }: Buffer) => {
			received += length;
			if (received > LIMITS.bytes) stop();
		};
		const stop = () => {
			clearTimeout(timer);
			request.off('data', count).off('end', stop).off('close', stop);
			resolve();
		};
		const timer = setTimeout(stop, LIMITS.milliseconds);
		request.on('data', count).once('end', stop).once('close', stop);
		request.resume();
	});
}
