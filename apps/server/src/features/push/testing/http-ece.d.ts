/** What the tests use of the library, which comes without types. */
declare module 'http_ece' {
	import type { ECDH } from 'node:crypto';

	const ece: {
		decrypt(
			bytes: Buffer,
			parameters: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string },
		): Buffer;
	};
	export = ece;
}
