import type { Instant, ShareKind } from '@crossload/domain';
import type { Generated } from 'kysely';

export interface ShareTable {
	id: Generated<number>;
	kind: ShareKind;
	name: string;
	/** JSON. */
	view: string;
	/** SHA-256 of the token, hexadecimal. */
	token_hash: string;
	/** Instant; null: until it is revoked. */
	expires_at: Instant | null;
	last_used_at: Instant | null;
}
