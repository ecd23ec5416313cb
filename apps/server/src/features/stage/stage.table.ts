import type { Generated } from 'kysely';

export interface StageTable {
	id: Generated<number>;
	name: string;
	name_key: string;
	color: string;
	/** Minutes. */
	changeover: number;
	/** HH:MM of the festival's clock. */
	curfew: string | null;
	version: number;
}
