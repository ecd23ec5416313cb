import type { User } from '@crossload/contract';
import type { Instant } from '@crossload/domain';

/** Whoever makes a request, once the token is found good. */
export interface Session {
	readonly user: User;
	/** When the token ends. */
	readonly expiresAt: Instant;
}

/** Finds out who is asking. Throws Unauthorized when a token is missing or no good. */
export type Authenticate = (authorization: string | undefined) => Session | Promise<Session>;

declare module 'fastify' {
	interface FastifyRequest {
		/** Set by the time a handler runs, except for public calls. */
		session: Session | null;
	}
}
