/** The first answer to a write that carried an Idempotency-Key, kept 48 hours (CHECKLIST API-13). */
export interface IdempotencyTable {
	user_id: number;
	key: string;
	/** SHA-256 over method, path and body without secrets: the same key for another request is refused. */
	fingerprint: string;
	status: number;
	/** The answer's JSON text; empty for 204. */
	body: string;
	/** Instant. */
	created_at: number;
}
