import type { IncomingHttpHeaders } from 'node:http';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Below this many bytes compressing costs more than it saves. */
const WORTH_COMPRESSING = 1400;

interface Reader {
	readonly headers: IncomingHttpHeaders;
}

/** The best encoding that the reader takes for so many bytes. */
export function encodingFor({ headers }: Reader, length: number): Encoding {
	const accepted = headers['accept-encoding'];
	if (typeof accepted !== 'string' || length < WORTH_COMPRESSING) return 'identity';
	if (accepts(accepted, 'br')) return 'br';
	return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** Whether the reader takes gzip, for streams that are compressed piece by piece. */
export function acceptsGzip({ headers }: Reader): boolean {
	const accepted = headers['accept-encoding'];
	return typeof accepted === 'string' && accepts(accepted, 'gzip');
}

function accepts(header: string, encoding: string): boolean {
	return header.split(',').some((part) => {
		const [name, quality] = part.split(';').map((word) => word.trim().toLowerCase());
		return name === encoding && !/^q=0(\.0*)?$/.test(quality ?? '');
	});
}
