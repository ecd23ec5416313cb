import type { Generated } from 'kysely';

export interface UserTable {
	id: Generated<number>;
	name: string;
	name_key: string;
	role: string;
	password_hash: string;
	/** Counts up with every change of password or role; tokens that carry an older one are refused. */
	token_version: number;
	/** The login that went on when its user changed their own password, and so outlives the older token versions. */
	kept_login: string | null;
	version: number;
}
