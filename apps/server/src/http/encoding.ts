import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the reader takes. */
export function encodingFor({ headers }: FastifyRequest): Encoding {
	const accepted = headers['accept-encoding'];
	if (typeof accepted !== 'string') return 'identity';
	if (accepts(accepted, 'br')) return 'br';
	return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** Whether the reader takes gzip, for streams that are compressed piece by piece. */
export function acceptsGzip({ headers }: FastifyRequest): boolean {
	const accepted = headers['accept-encoding'];
	return typeof accepted === 'string' && accepts(accepted, 'gzip');
}

function accepts(header: string, encoding: string): boolean {
	return header.split(',').some((part) => {
		const [name, quality] = part.split(';').map((word) => word.trim().toLowerCase());
		return name === encoding && !/^q=0(\.0*)?$/.test(quality ?? '');
	});
}
