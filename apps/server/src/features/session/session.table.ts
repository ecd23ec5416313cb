import type { Instant } from '@crossload/domain';
import type { Generated } from 'kysely';

/** Keys that sign tokens; the newest signs, all verify until they are removed. */
export interface SigningKeyTable {
	id: Generated<number>;
	secret: string;
	created_at: Instant;
}

/** Logins that were ended by hand before their tokens had expired (CHECKLIST AUTH-06). */
export interface EndedLoginTable {
	id: string;
	user_id: number;
	/** Instant from which on no token of the login is good any more. */
	forget_at: Instant;
}

/** Failed logins of the last minutes, counted per name and address. */
export interface LoginFailureTable {
	id: Generated<number>;
	name_key: string;
	address: string;
	at: Instant;
}
