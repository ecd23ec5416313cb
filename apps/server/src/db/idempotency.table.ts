import type { Instant } from '@crossload/domain';

/** The first response to a write that carried an Idempotency-Key, kept 48 hours (CHECKLIST API-13). */
export interface IdempotencyTable {
	user_id: number;
	key: string;
	/** SHA-256 over method, path and body without secrets, and the Argon2id hash of these: the same key for another request is refused. */
	fingerprint: string;
	status: number;
	/** The response's JSON text; empty for 204. */
	body: string;
	created_at: Instant;
}
