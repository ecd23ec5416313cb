import type { Generated } from 'kysely';

export interface TeamFunctionTable {
	id: Generated<number>;
	name: string;
	sort_order: number;
	radio: string | null;
	/** JSON lists of stage ids and activity type ids. */
	stage_ids: string;
	types: string;
	version: number;
}

export interface TeamFunctionMemberTable {
	team_function_id: number;
	person_id: number;
	/** Place in the list of members as it was sent. */
	ordinal: number;
}
