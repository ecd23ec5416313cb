import type { Generated } from 'kysely';

/** Keys that sign tokens; the newest signs, all verify until they are removed. */
export interface SigningKeyTable {
	id: Generated<number>;
	secret: string;
	created_at: number;
}

/** Failed logins of the last minutes, counted per name and address. */
export interface LoginFailureTable {
	id: Generated<number>;
	name_key: string;
	address: string;
	/** Instant. */
	at: number;
}
