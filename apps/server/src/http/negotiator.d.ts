/** The part of the library that is used here; it brings no types of its own. */
declare module 'negotiator' {
	import type { IncomingHttpHeaders } from 'node:http';

	export class Negotiator {
		constructor(request: { readonly headers: IncomingHttpHeaders });
		/** Those of the available encodings that the client accepts, best first; of equals the preferred one. */
		encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
		/** Those of the available media types that the client accepts, best first; of equals the first of its own, then of these. */
		mediaTypes(available: readonly string[]): string[];
	}
}
