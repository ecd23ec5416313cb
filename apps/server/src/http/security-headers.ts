import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * Scripts from this origin's files alone, nothing framed, no other origin (RELIABILITY REL-70). Strict-Transport-Security
 * is the TLS proxy's to set: over plain HTTP in a production container it would lock people out.
 */
const OPTIONS: HelmetOptions = {
	contentSecurityPolicy: {
		useDefaults: false,
		directives: {
			'default-src': ["'self'"],
			'script-src': ["'self'"],
			// The component library sets custom properties on elements.
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
	strictTransportSecurity: false,
	xFrameOptions: { action: 'deny' },
};

/**
 * The security headers of every response, errors and files included. Helmet writes them once, onto a response that is
 * never sent: they are the same for everyone, and a request that Node's parser gave up needs them too, though it never
 * reaches Fastify.
 */
export const SECURITY_HEADERS: Readonly<OutgoingHttpHeaders> = headersByHelmet();

function headersByHelmet(): OutgoingHttpHeaders {
	const request = new IncomingMessage(new Socket());
	const response = new ServerResponse(request);
	helmet(OPTIONS)(request, response, () => {});
	response.setHeader('permissions-policy', 'camera=(self), geolocation=(), microphone=()');
	return { ...response.getHeaders() };
}
