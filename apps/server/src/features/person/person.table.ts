import type { Generated } from 'kysely';

export interface PersonTable {
	id: Generated<number>;
	name: string;
	tel: string | null;
	/** Comma-joined, in the order of PERSON_GROUPS. */
	groups: string;
	version: number;
}
