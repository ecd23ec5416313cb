import type { Generated } from 'kysely';

export interface TemplateTable {
	id: Generated<number>;
	name: string;
	/** JSON: its steps, as they are returned. */
	steps: string;
	version: number;
}
