import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Strict headers on every answer (RELIABILITY REL-70): scripts from this origin's files alone, nothing framed, no
 * other origin. Styles may be inline because the component library sets custom properties on elements.
 */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
	await app.register(helmet, {
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				'default-src': ["'self'"],
				'script-src': ["'self'"],
				'style-src': ["'self'", "'unsafe-inline'"],
				'img-src': ["'self'", 'data:'],
				'font-src': ["'self'"],
				'connect-src': ["'self'"],
				'worker-src': ["'self'"],
				'manifest-src': ["'self'"],
				'object-src': ["'none'"],
				'base-uri': ["'none'"],
				'form-action': ["'self'"],
				'frame-ancestors': ["'none'"],
			},
		},
		referrerPolicy: { policy: 'same-origin' },
		// Over plain HTTP in a production container this must not lock people out; the TLS proxy sets it.
		strictTransportSecurity: false,
	});
}
