import type { Generated } from 'kysely';

export interface StageTable {
	id: Generated<number>;
	name: string;
	name_key: string;
	color: string;
	version: number;
}
