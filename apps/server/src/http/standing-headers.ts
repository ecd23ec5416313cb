import type { Instant } from '@crossload/domain';

const CONTENT_SECURITY_POLICY = [
	"default-src 'self'",
	"script-src 'self'",
	// The component library sets custom properties on elements.
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data:",
	"font-src 'self'",
	"connect-src 'self'",
	"worker-src 'self'",
	"manifest-src 'self'",
	"object-src 'none'",
	"base-uri 'none'",
	"form-action 'self'",
	"frame-ancestors 'none'",
].join('; ');

/**
 * Scripts from this origin's files alone, nothing framed, no other origin (RELIABILITY REL-70). Strict-Transport-Security
 * is the TLS proxy's to set: over plain HTTP in a production container it would lock people out.
 */
const SECURITY_HEADERS = {
	'content-security-policy': CONTENT_SECURITY_POLICY,
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
	'referrer-policy': 'same-origin',
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
	'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/**
 * What every answer carries: the security headers, and the server's clock, by which devices correct their own. The
 * same object within a second, so that asking costs nothing.
 */
export function standingHeaders(clock: () => Instant): () => Readonly<Record<string, string>> {
	let second = Number.NaN;
	let headers: Readonly<Record<string, string>> = SECURITY_HEADERS;
	return () => {
		const now = Math.floor(clock() / 1000);
		if (now !== second) {
			second = now;
			headers = { ...SECURITY_HEADERS, date: new Date(now * 1000).toUTCString() };
		}
		return headers;
	};
}
