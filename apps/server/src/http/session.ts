import type { ShareView, User } from '@crossload/contract';
import type { Instant, ShareKind } from '@crossload/domain';
import type { Forbidden } from '../errors/domain-errors.ts';

/** Who makes a request, once the token is found good. */
export interface Session {
	readonly user: User;
	/** When the token ends. */
	readonly expiresAt: Instant;
	readonly login: Login;
	/** The share that reads in place of a user, who then is nobody and may read the festival alone. */
	readonly share: SharePrincipal | null;
}

/** A share that makes requests, and what it shows of the festival (ON-SITE.md, WALL-02). */
export interface SharePrincipal {
	readonly id: number;
	readonly kind: ShareKind;
	readonly view: ShareView;
	/** Names what it shows: equal for shares of equal views. */
	readonly level: string;
}

/** One login of a user on one device: the token that it began with, and those that have renewed it since. */
export interface Login {
	readonly id: string;
	/** When the password was given. */
	readonly since: Instant;
	/** The user's token version at that time. */
	readonly tokenVersion: number;
}

/** Finds out who is asking. Throws Unauthorized when a token is missing or no good. */
export type Authenticate = (authorization: string | undefined) => Session | Promise<Session>;

declare module 'fastify' {
	interface FastifyRequest {
		/** Set by the time a handler runs, except for public calls. */
		session: Session | null;
		/** Set for a keyed write that the user may not make: it is refused once its body is read. */
		forbidden: Forbidden | null;
	}
}
